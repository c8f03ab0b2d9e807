import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compilation } from '../../../src/compiler';
import { clausesPath, contractPath } from '../../project';
import { isOwnCode } from '../../own-modules';
import { cacheFolder } from '../frame/cache-folder';
import type { CommandContext } from '../frame/command';
import { digestOf, keptIn } from '../frame/kept';

/** What a check has found. */
export type Looked = Pick<Compilation, 'checked' | 'diagnostics'>;

interface KeptCheck {
  readonly find: () => Looked | null;
  readonly keep: (looked: Looked) => void;
}

type Asked = Pick<CommandContext, 'folder' | 'files' | 'brand'>;

/** As many configurations are remembered at most; each takes the place of an earlier one. */
const places = 64;

/** What a check of this configuration found before, where nothing that it hangs on is otherwise. */
export function keptCheck(context: Asked): KeptCheck {
  const kept = keptIn(join(cacheFolder(), `check-${String(placeOf(context))}.json`));
  const before = keyOf(context);
  return {
    find: () => {
      const text = before === null ? null : kept.find(before);
      return text === null ? null : (JSON.parse(text) as Looked);
    },
    keep: (looked) => {
      // What has changed in the meantime was read before or after, and nobody knows which.
      if (before !== null && before === keyOf(context)) kept.keep(before, JSON.stringify(looked));
    },
  };
}

interface KeptSound {
  /** Whether nothing that it hangs on is otherwise since it was found to be without an error. */
  readonly find: () => boolean;
  readonly keep: () => void;
}

/** That the base and its brands were compiled without an error, for who needs no more than that. */
export function keptSound(context: Asked): KeptSound {
  const kept = keptIn(join(cacheFolder(), `sound-${String(placeOf(context))}.json`));
  const before = keyOf(context);
  return {
    find: () => before !== null && kept.find(before) !== null,
    keep: () => {
      if (before !== null && before === keyOf(context)) kept.keep(before, 'sound');
    },
  };
}

/** A configuration and its brand have one place. */
const placeOf = ({ folder, brand }: Asked): number =>
  parseInt(digestOf([folder, brand ?? '']).slice(0, 8), 16) % places;

/**
 * A digest of all that a check hangs on: the command itself, what it runs in, the configuration, the
 * contract, the clauses. null where that cannot be said, as of operators of the journey's own, whose
 * code can do anything, or where the command runs from its sources.
 */
function keyOf({ folder, files, brand }: Asked): string | null {
  const command = ownCode();
  if (command === null || [...files.keys()].some(isOwnCode)) return null;
  const clauses = clausesPath(folder, files);
  return digestOf([
    ...command,
    JSON.stringify([process.versions, process.execArgv, surroundings, brand]),
    ...textAt(contractPath(folder, files)),
    ...(clauses === null ? [''] : textAt(clauses)),
    ...[...files].flat(),
  ]);
}

/** By these languages, days and their names are known. */
const surroundings = ['LANG', 'LANGUAGE', 'LC_ALL', 'LC_MESSAGES', 'TZ', 'NODE_ICU_DATA'].map(
  (name) => process.env[name] ?? null,
);

const textAt = (path: string): readonly string[] =>
  existsSync(path) ? ['there', readFileSync(path, 'utf8')] : ['missing'];

/** The built command, file by file; null where this is not a part of it. */
function ownCode(): readonly (string | Uint8Array)[] | null {
  const names = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.js'));
  if (!names.includes('journey.js')) return null;
  return names.sort().flatMap((name) => [name, readFileSync(join(import.meta.dirname, name))]);
}
