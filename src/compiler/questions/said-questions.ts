import type { FieldSource } from '../language';
import { entries, type Cursor } from '../source';
import type { SectionUnit } from '../symbols';
import { pathOf } from './questions';

/** What one file says of a question: of one with variants, each of these says it once more. */
export interface SaidQuestion {
  /** File of its section. */
  readonly section: string;
  readonly name: string;
  /** Where the answer is kept (Z2). */
  readonly path: string;
  /** As it is written. */
  readonly at: Cursor<FieldSource>;
  /** With what it is laid over or made like (Z7, Z12). */
  readonly whole: Cursor<FieldSource>;
}

/** Every question of every section, as its file and each of its variants' files say it. */
export function saidQuestions(units: readonly SectionUnit[]): readonly SaidQuestion[] {
  const met = new Set<string>();
  return units.flatMap(({ section, base, overlay }) => {
    const { path } = section.file;
    const { at } = section.value;
    const said = (name: string, written: Cursor<FieldSource>, whole: Cursor<FieldSource>) => ({
      section: path,
      name,
      path: pathOf(name, whole.value, at),
      at: written,
      whole,
    });
    const isNew = !met.has(path);
    met.add(path);
    return [
      ...(isNew
        ? entries(base.find('fields')).map(([name, whole]) => said(name, whole, whole))
        : []),
      ...entries<FieldSource | null>(overlay?.find('fields') ?? null).flatMap(([name, written]) => {
        const whole = section.find('fields')?.find(name) ?? null;
        // Null takes it away.
        return isSaid(written) && whole !== null ? [said(name, written, whole)] : [];
      }),
    ];
  });
}

const isSaid = (written: Cursor<FieldSource | null>): written is Cursor<FieldSource> =>
  written.value !== null;
