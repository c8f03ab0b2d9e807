import { spawnSync } from 'node:child_process';
import type { Json } from '../../../src/engine';
import { InputError } from '../../project';
import { jsonAt } from './json-at';

/** Whether what stands at a pointer of a file is otherwise than it was. */
export type Changed = (file: string, pointer: string) => boolean;

/**
 * What differs from a revision of git, by what the files say: other blanks or another order of keys
 * are no change.
 * @throws {InputError} for a revision that is not there, or a folder that git does not know.
 */
export function changedSince(
  folder: string,
  revision: string,
  files: ReadonlyMap<string, string>,
): Changed {
  const git = (...parameters: readonly string[]) =>
    spawnSync('git', ['-C', folder, ...parameters], { encoding: 'utf8', maxBuffer: 1 << 28 });
  const listed = git('diff', '--name-only', '--relative', '-z', '--end-of-options', revision, '--');
  if (listed.status !== 0)
    throw new InputError(
      `git does not know what changed since ${revision}: ${said(listed.stderr, listed.error)}.`,
      'name a revision of the repository that the folder lies in, such as HEAD or main',
    );
  const others = git('ls-files', '--others', '-z');
  const touched = new Set(`${listed.stdout}${others.stdout}`.split('\0'));
  const before = new Map<string, Json | undefined>();
  const was = (file: string): Json | undefined => {
    if (!before.has(file)) before.set(file, parsed(git('show', `${revision}:./${file}`).stdout));
    return before.get(file);
  };
  const now = new Map<string, Json | undefined>();
  const is = (file: string): Json | undefined => {
    if (!now.has(file)) now.set(file, parsed(files.get(file) ?? ''));
    return now.get(file);
  };
  return (file, pointer) =>
    touched.has(file) && text(jsonAt(was(file), pointer)) !== text(jsonAt(is(file), pointer));
}

const said = (stderr: string, error: Error | undefined): string =>
  error?.message ??
  stderr
    .trim()
    .split('\n')[0]
    ?.replace(/^fatal: /, '') ??
  '';

/** A file that was not there, or was no JSON, said nothing. */
function parsed(file: string): Json | undefined {
  try {
    return JSON.parse(file) as Json;
  } catch {
    return undefined;
  }
}

/** The same for the same value, whatever the order of its keys. */
const text = (value: Json | undefined): string | undefined =>
  JSON.stringify(value, (_, each: Json) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
