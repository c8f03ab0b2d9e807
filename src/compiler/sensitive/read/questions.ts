import { entriesOf, isObject, itemsOf, textOf, under, type Spot } from '../spot';
import type { Files } from './files';

/** A section, with the files of its variants. */
export interface Section {
  readonly id: string;
  readonly at: Spot;
  readonly variants: readonly Spot[];
  /** Its rule, and that of each variant that has another. */
  readonly relevant: readonly Spot[];
  readonly visible: readonly Spot[];
}

/** What one file says of a question: of one with variants, each of these says it once more. */
export interface Question {
  readonly section: Section;
  readonly name: string;
  /** Path of its answer (Z2). */
  readonly path: string;
  readonly at: Spot;
  /** What is said under a key here, or else by what this is laid over or made like (Z7, Z12). */
  readonly get: (key: string) => Spot | null;
  /** The question that it is made like, where the answer is that one's too. */
  readonly sameAs: Question | null;
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
    };
  });

/** Every question of every section, as its file and each of its variants' files say it. */
export function questionsOf(sections: readonly Section[]): readonly Question[] {
  const own = new Map(
    sections.flatMap((section) =>
      entriesOf(under(section.at, 'fields')).map(([name, at]) => [
        `${section.id}.${name}`,
        { section, name, at },
      ]),
    ),
  );
  const met = new Map<string, Question>();
  const base = (key: string, within: readonly string[] = []): Question | null => {
    const written = own.get(key);
    if (written === undefined || within.includes(key)) return null;
    const before = met.get(key);
    if (before !== undefined) return before;
    const like = textOf(under(written.at, 'like'));
    const model = like === null ? null : base(like, [...within, key]);
    const made = question(written, model, true);
    met.set(key, made);
    return made;
  };
  return sections.flatMap((section) => {
    const said = entriesOf(under(section.at, 'fields')).flatMap(([name]) => {
      const found = base(`${section.id}.${name}`);
      return found === null ? [] : [found];
    });
    const overlaid = section.variants.flatMap((variant) =>
      entriesOf(under(variant, 'fields')).map(([name, at]) => {
        const like = textOf(under(at, 'like'));
        const under_ = base(`${section.id}.${name}`) ?? (like === null ? null : base(like));
        return question({ section, name, at }, under_, like !== null);
      }),
    );
    return [...said, ...overlaid];
  });
}

/** A question over what stands under it: the one that it is laid over, or made like. */
function question(
  { section, name, at }: Pick<Question, 'section' | 'name' | 'at'>,
  model: Question | null,
  isCopy: boolean,
): Question {
  const head = textOf(under(section.at, 'at'));
  const own = head === null ? name : `${head}.${name}`;
  // Null takes away the answer that `like` brought.
  const isOwn = isObject(at.value) && Object.hasOwn(at.value, 'answer');
  const path = textOf(under(at, 'answer')) ?? (isOwn ? own : (model?.path ?? own));
  return {
    section,
    name,
    path,
    at,
    get: (key) => {
      const says = isObject(at.value) && Object.hasOwn(at.value, key);
      return says ? under(at, key) : (model?.get(key) ?? null);
    },
    sameAs: isCopy && model?.path === path ? model : null,
  };
}

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
