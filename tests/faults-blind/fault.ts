import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Edit {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** A fault as README.md describes it. */
export interface BlindFault extends Partial<Edit> {
  readonly id: string;
  /** What its id begins with. */
  readonly family: string;
  readonly edits?: readonly Edit[];
  readonly add?: Readonly<Record<string, string>>;
  readonly decidable: boolean;
  readonly says: string;
  readonly line?: string;
}

type Files = ReadonlyMap<string, string>;

/** The first corpus, and the one of the kinds of which nothing may be missed. */
export const corpora = ['.', 'hundred'] as const;
export type Corpus = (typeof corpora)[number];

/** The faults whose ids begin with one of these (`family`, `family/class`, `family/class/2`), else all. */
export const blindFaults = (
  named: readonly string[] = [],
  corpus: Corpus = '.',
): readonly BlindFault[] => {
  const folder = join(import.meta.dirname, corpus);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap(
      (file) =>
        JSON.parse(readFileSync(join(folder, file), 'utf8')) as readonly Omit<
          BlindFault,
          'family'
        >[],
    )
    .map((fault) => ({ ...fault, family: fault.id.slice(0, fault.id.indexOf('/')) }))
    .filter(
      ({ id }) => named.length === 0 || named.some((each) => `${id}/`.startsWith(`${each}/`)),
    );
};

/**
 * The configuration with a fault in it.
 * @throws {Error} where the text that it replaces does not stand in the file once.
 */
export function withFault(files: Files, fault: BlindFault): Files {
  const changed = new Map(files);
  const { file, from, to } = fault;
  const own =
    file === undefined || from === undefined || to === undefined ? [] : [{ file, from, to }];
  for (const edit of [...own, ...(fault.edits ?? [])]) {
    const parts = (changed.get(edit.file) ?? '').split(edit.from);
    if (parts.length !== 2)
      throw new Error(
        `${fault.id}: its text stands ${String(parts.length - 1)} times in ${edit.file}`,
      );
    changed.set(edit.file, parts.join(edit.to));
  }
  for (const [path, text] of Object.entries(fault.add ?? {})) changed.set(path, text);
  return changed;
}
