import { basename, relative } from 'node:path';
import { parse, type ParseError } from 'jsonc-parser';
import {
  codes,
  compile,
  createShapeValidators,
  generateShapeValidators,
  SourceCache,
  type Compilation,
  type Diagnostic,
} from '../../src/compiler';
import { createEngine, type Engine } from '../../src/engine';
import { originTable, type CompiledJourney, type Origins } from '../../src/journey';
import type { Json, JsonObject } from '../../src/rules';
import { readSuite, type Suite } from '../../src/scenarios';
import { loadOwnModules, readOwnCode } from '../../tools/own-modules';
import { readClauses, readConfiguration, readContract } from '../../tools/project';
import type { Edit } from '../model/edits';
import type { Found, Opened, Project } from '../model/protocol';
import { applyEdits, type Files } from './apply-edits';

/** A journey's folder with edits that nobody has saved yet. */
export interface Desk {
  readonly folder: string;
  /** As it stands on the disk. */
  readonly stored: Files;
  readonly files: Files;
  /** Ids of the clauses of its specification; none where nobody lists them. */
  readonly clauses: ReadonlySet<string>;
  /** Worked out when it is first asked for. */
  readonly compiled: Compilation;
}

export interface Ready {
  readonly journey: CompiledJourney;
  readonly origins: Origins | null;
  readonly engine: Engine;
  readonly suite: Suite;
}

const cache = new SourceCache();

/** Reads the folder anew, so that what was changed outside is there. */
export async function openDesk(
  folder: string,
  edits: readonly Edit[],
  traced: boolean,
): Promise<Desk> {
  const stored = readConfiguration(folder);
  const files = applyEdits(stored, edits);
  const modules = await loadOwnModules(readOwnCode(folder));
  const contract: JsonObject = readContract(folder, files);
  const clauses = readClauses(folder, files);
  let made: Compilation | null = null;
  return {
    ...{ folder, stored, files },
    clauses: typeof clauses === 'string' ? new Set() : clauses,
    get compiled() {
      return (made ??= compiledOf(files, traced, () =>
        compile(files, contract, { cache, modules, traced, clauses }),
      ));
    },
  };
}

let last: {
  readonly files: Files;
  readonly traced: boolean;
  readonly compiled: Compilation;
} | null = null;

/** The same files come to the same: what asks about a draft asks several times. */
function compiledOf(files: Files, traced: boolean, work: () => Compilation): Compilation {
  const isSame =
    last !== null &&
    (last.traced || !traced) &&
    last.files.size === files.size &&
    [...files].every(([path, text]) => last?.files.get(path) === text);
  if (last === null || !isSame) last = { files, traced, compiled: work() };
  return last.compiled;
}

/** @throws where the journey has errors, which whoever asks has seen before. */
export function readyOf({ files, compiled }: Desk): Ready {
  const { journey, origins } = compiled;
  if (journey === null) throw new Error('The journey has errors: mend them first.');
  const engine = createEngine(journey, createShapeValidators(journey));
  return { journey, origins, engine, suite: readSuite(files, null) };
}

/** `cwd`: from where the folder is named to people. */
export function projectOf(
  { folder, stored }: Desk,
  { cwd, brand, stamp }: { readonly cwd: string } & Pick<Project, 'brand' | 'stamp'>,
): Project {
  const files = [...stored].filter(([path]) => path.endsWith('.json'));
  const isReadable = ([, text]: readonly [string, string]): boolean => {
    const errors: ParseError[] = [];
    parse(text, errors);
    return errors.length === 0;
  };
  const suite = readSuite(stored, null);
  const named = suite.scenarios.filter(({ waypoint }) => waypoint !== null);
  const others = suite.scenarios.filter(({ waypoint }) => waypoint === null);
  return {
    name:
      (parse(stored.get('journey.json') ?? '{}') as { readonly id?: string }).id ??
      basename(folder),
    folder: relative(cwd, folder) || '.',
    ...{ brand, stamp },
    files: Object.fromEntries(
      files.filter(isReadable).map(([path, text]) => [path, parse(text) as Json]),
    ),
    unreadable: files.filter((each) => !isReadable(each)).map(([path]) => path),
    households: [...named, ...others].map(({ waypoint, name, at: { file } }) => ({
      id: waypoint ?? `${file}#${name}`,
      ...{ name, file },
    })),
  };
}

/** `moduleOf` keeps the source of what judges shapes, and gives the name that it is loaded by. */
export function openedOf(desk: Desk, moduleOf: (code: string) => string, began: number): Opened {
  const { journey, origins, data, diagnostics, vocabulary } = desk.compiled;
  return {
    journey,
    origins: origins === null ? null : originTable(origins),
    shape: journey === null ? null : moduleOf(generateShapeValidators(journey).code),
    sensitive: Object.fromEntries(data?.kinds() ?? []),
    vocabulary: vocabulary?.() ?? null,
    findings: diagnostics.map(foundOf),
    ms: Math.round(performance.now() - began),
  };
}

export const foundOf = ({
  code,
  severity,
  message,
  help,
  file,
  line,
  pointer,
}: Diagnostic): Found => ({
  key: `${code} ${file} ${pointer} ${message}`,
  ...{ code, severity, file, line },
  message: message === '' ? codes[code] : message,
  help,
  witness: null,
  by: 'check',
});
