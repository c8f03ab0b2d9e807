import { allIn, allOf, decides, ruleOf, sectionKey, type PartOf } from '../../src/journey';
import { variantTitle } from './outline';
import { pointerUnder } from './edits';
import { written, type InHand } from './in-hand';
import type { Selection } from './selection';

export type Requirement = 'must' | 'when' | 'may' | 'hidden';

export interface VariantCell {
  readonly to: Pick<Selection, 'step' | 'section' | 'field'>;
  readonly requirement: Requirement;
  readonly opens: 'unanswered' | 'ticked' | 'refused' | 'by a rule';
  readonly version: number | null;
  readonly sentence: string;
  readonly text: string;
}

export interface VariantColumn {
  readonly name: string;
  readonly title: string;
  readonly group: string;
}

export interface VariantRow {
  /** Where its terms are written; empty where no file is its own. */
  readonly file: string;
  readonly name: string;
  readonly title: string;
  readonly ids: string;
  readonly cells: Readonly<Record<string, VariantCell>>;
}

export interface VariantsTable {
  /** Title of the section that has the variants. */
  readonly title: string;
  readonly columns: readonly VariantColumn[];
  readonly rows: readonly VariantRow[];
}

/** Of each section with variants: who asks for which consents, and how. None for a journey without. */
export function variantsTables(hand: InHand): readonly VariantsTable[] {
  const varied = allOf(hand.journey, 'section').filter(({ is }) => is.variant !== null);
  const ids = [...new Set(varied.map(({ is }) => is.id))];
  return ids.flatMap((id) => {
    const sections = varied.filter(({ is }) => is.id === id);
    const columns = columnsOf(hand, sections);
    return columns.length === 0
      ? []
      : [
          {
            title: sections[0]?.is.name ?? id,
            columns,
            rows: sections.map((section) => rowOf(hand, section)),
          },
        ];
  });
}

const consentsOf = (section: PartOf<'section'>): readonly PartOf<'field'>[] =>
  allIn(section, 'field').filter(({ is }) => is.consent !== undefined);

/** In the order of the groups: those that all ask for come first. */
function columnsOf(hand: InHand, sections: readonly PartOf<'section'>[]): readonly VariantColumn[] {
  const columns = new Map<string, VariantColumn & { readonly asked: number }>();
  for (const section of sections) {
    for (const field of consentsOf(section)) {
      const { is } = field;
      const before = columns.get(is.name);
      const group = groupOf(hand, field);
      columns.set(is.name, {
        ...{ name: is.name, title: is.subject, group },
        asked: (before?.asked ?? 0) + 1,
      });
    }
  }
  const groups = [...new Set([...columns.values()].map(({ group }) => group))];
  const ofAll = (asked: number): boolean => asked === sections.length;
  return [...columns.values()]
    .map(({ asked, ...column }) => ({ ...column, group: ofAll(asked) ? 'Of all' : column.group }))
    .sort((one, other) => rank(groups, one.group) - rank(groups, other.group));
}

const rank = (groups: readonly string[], group: string): number =>
  group === 'Of all' ? -1 : groups.indexOf(group);

/** Where it is asked among the others, by the name of its group in the file. */
function groupOf(hand: InHand, field: PartOf<'field'>): string {
  const { file = '', pointer = '' } = hand.origins.at(field.place) ?? {};
  const group = written(hand, file, pointerUnder(pointer, 'group'));
  return typeof group === 'string' ? variantTitle(group) : 'Other';
}

/** Of a variant in the folder of a directory. */
function fileOf({ files, origins }: InHand, section: PartOf<'section'>): string {
  const own = allIn(section, 'field').map(({ place }) => origins.at(place)?.file ?? '');
  return own.find((file) => `${file.split('/')[0] ?? ''}/directory.json` in files) ?? '';
}

function rowOf(hand: InHand, section: PartOf<'section'>): VariantRow {
  const { variant } = section.is;
  return {
    file: fileOf(hand, section),
    name: sectionKey(section.is),
    title: variant?.isDefault === true ? 'All others' : variantTitle(variant?.name ?? ''),
    ids: variant?.isDefault === true ? 'default' : (variant?.ids.join(', ') ?? ''),
    cells: Object.fromEntries(
      consentsOf(section).map((field) => [field.is.name, cellOf(hand, section, field)]),
    ),
  };
}

function cellOf(hand: InHand, section: PartOf<'section'>, field: PartOf<'field'>): VariantCell {
  const required = ruleOf(field, 'required');
  const isHidden = ruleOf(field, 'visible').rule === false;
  const opening = section.is.opens.find(({ path }) => path === field.is.path)?.value ?? null;
  return {
    to: { step: section.owner.is.id, section: sectionKey(section.is), field: field.is.name },
    requirement: isHidden
      ? 'hidden'
      : decides(required)
        ? 'when'
        : required.rule === true
          ? 'must'
          : 'may',
    opens:
      opening === true
        ? 'ticked'
        : opening === false
          ? 'refused'
          : opening === null
            ? 'unanswered'
            : 'by a rule',
    version: field.is.consent?.version ?? null,
    sentence: required.rule === false ? 'may be left' : hand.teller.sentence(required),
    text: createWords(hand)(field),
  };
}

/** A text with its placeholders as what they stand for is called. */
const createWords =
  ({ teller }: InHand) =>
  ({ is }: PartOf<'field'>): string =>
    is.label
      .map((part) => {
        if (typeof part === 'string') return part;
        return 'text' in part ? part.text : `(${teller.words.name(part.path)})`;
      })
      .join('');
