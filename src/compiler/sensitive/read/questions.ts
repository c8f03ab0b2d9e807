import type { FieldSource } from '../../language';
import type { SaidQuestion } from '../../questions';
import { itemsOf, spotOf, textOf, under, type Spot } from '../spot';
import type { Files } from './files';

/** A section, with the files of its variants. */
export interface Section {
  readonly id: string;
  readonly at: Spot;
  readonly variants: readonly Spot[];
  /** Its rule, and that of each variant that has another. */
  readonly relevant: readonly Spot[];
  readonly visible: readonly Spot[];
  /** Who must visit it. */
  readonly visited: readonly Spot[];
}

/** What one file says of a question: of one with variants, each of these says it once more. */
export interface Question {
  readonly section: Section;
  readonly name: string;
  /** Path of its answer (Z2). */
  readonly path: string;
  readonly at: Spot;
  /** What is said under a key here, or else by what this is laid over or made like (Z7, Z12). */
  readonly get: (key: keyof FieldSource) => Spot | null;
}

export const sectionsOf = (files: Files): readonly Section[] =>
  files.of('section').map((at) => {
    const directory = textOf(under(at, 'variants', 'from'));
    const variants = directory === null ? [] : files.variantsOf(directory);
    const written = { at, variants };
    return {
      ...written,
      id: textOf(under(at, 'id')) ?? '',
      relevant: saidBy(written, 'relevant'),
      visible: saidBy(written, 'visible'),
      visited: saidBy(written, 'visited'),
    };
  });

/** The questions with the sections that they stand in. */
export const questionsOf = (
  sections: readonly Section[],
  said: readonly SaidQuestion[],
): readonly Question[] => {
  const byFile = new Map(sections.map((section) => [section.at.file, section]));
  return said.flatMap(({ section: file, name, path, at, whole }) => {
    const section = byFile.get(file);
    if (section === undefined) return [];
    const met = new Map<string, Spot | null>();
    // The same spot each time: what is found of it is kept.
    const get = (key: keyof FieldSource): Spot | null => {
      const before = met.get(key);
      if (before !== undefined) return before;
      const found = whole.find(key);
      const spot = found === null || found.value === null ? null : spotOf(found);
      met.set(key, spot);
      return spot;
    };
    return [{ section, name, path, at: spotOf(at), get }];
  });
};

/** The sections that ask for an item of a list, by the path of the list. */
export function draftsOf(
  sections: readonly Section[],
  questions: readonly Question[],
): readonly { readonly list: Question; readonly fields: readonly Question[] }[] {
  return questions.flatMap((list) => {
    const item = textOf(list.get('list') === null ? null : under(list.get('list'), 'item'));
    if (item === null) return [];
    const folder = list.section.at.file.slice(0, list.section.at.file.lastIndexOf('/') + 1);
    const home = sections.find(({ at }) => at.file === `${folder}${item}.json`);
    return [{ list, fields: questions.filter(({ section }) => section === home) }];
  });
}

/** What a section and its variants say under a key, each where it is said. */
export const saidBy = (section: Pick<Section, 'at' | 'variants'>, key: string): readonly Spot[] =>
  [section.at, ...section.variants].flatMap((file) => {
    const said = under(file, key);
    return said === null ? [] : [said];
  });

/** Items of a list that a section's variants continue. */
export const continued = (section: Section, key: string): readonly Spot[] =>
  saidBy(section, key).flatMap(itemsOf);
