import type { FieldInspection, JourneyState } from '../../src/engine';
import { spelled } from '../../src/explain';
import {
  allIn,
  allOf,
  decides,
  idOfSectionKey,
  ruleOf,
  sectionKey,
  type CompiledSection,
  type PartOf,
} from '../../src/journey';
import { isEmpty } from '../../src/rules';
import { wordsWritten, titleOf, variantFor, type InHand } from './in-hand';
import { rowKey, type Selection } from './selection';

/** How something stands with the household in hand. */
export type Standing = 'answered' | 'asked' | 'not asked';

export interface OutlineRow {
  readonly key: string;
  readonly to: Pick<Selection, 'step' | 'section' | 'field'> & Partial<Pick<Selection, 'part'>>;
  readonly level: 1 | 2 | 3;
  readonly title: string;
  /** Beside the title: of whom a variant is, or how many questions. */
  readonly note: string;
  readonly standing: Standing;
  readonly isConditional: boolean;
  readonly mustBeAnswered: boolean;
  readonly isSensitive: boolean;
  /** What is written for it, one text a line. */
  readonly texts: string;
  readonly rows: readonly OutlineRow[];
}

/** Every step, section and question in their order. Of a section with variants the one in force stands there, or the selected one. */
export function outlineOf(
  hand: InHand,
  state: JourneyState,
  selected: Pick<Selection, 'section'>,
): readonly OutlineRow[] {
  return allOf(hand.journey, 'step').map((step): OutlineRow => {
    const sections = sectionsOf(hand, state, step, selected);
    const rows = sections.map((section) => sectionRow(hand, state, section));
    const isHere = state.progress.step === step.is.id;
    return {
      key: step.is.id,
      to: { step: step.is.id, section: '', field: '' },
      level: 1,
      title: step.is.name,
      note: step.is.screen === null ? String(rows.length) : 'screen',
      standing: rows.length === 0 ? (isHere ? 'asked' : 'not asked') : together(rows),
      ...{ isConditional: false, mustBeAnswered: false, isSensitive: false, texts: '', rows },
    };
  });
}

function sectionsOf(
  hand: InHand,
  state: JourneyState,
  step: PartOf<'step'>,
  selected: Pick<Selection, 'section'>,
): readonly PartOf<'section'>[] {
  const all = step.parts.filter((part): part is PartOf<'section'> => part.kind === 'section');
  const ids = [...new Set(all.map(({ is }) => is.id))];
  return ids.flatMap((id) => {
    const chosen = idOfSectionKey(selected.section) === id ? selected.section : null;
    const own = all.find(({ is }) => sectionKey(is) === chosen) ?? variantFor(hand, state, id);
    return own === null ? [] : [own];
  });
}

function sectionRow(hand: InHand, state: JourneyState, section: PartOf<'section'>): OutlineRow {
  const { is, owner } = section;
  const to = { step: owner.is.id, section: sectionKey(is), field: '' };
  const found = hand.inspector.section(state, is);
  const rows = allIn(section, 'field').map((field): OutlineRow => {
    const own = { ...to, field: field.is.name };
    return {
      ...{ key: rowKey(own), to: own, level: 3, note: '', rows: [] },
      title: titleOf(hand, state, field.is),
      standing: standingOf(found.fields[field.is.name], found.relevant),
      isConditional: [ruleOf(field, 'relevant'), ruleOf(field, 'visible')].some(decides),
      mustBeAnswered: ruleOf(field, 'required').rule !== false,
      isSensitive: field.is.path in hand.sensitive,
      texts: wordsWritten(hand, field),
    };
  });
  return {
    ...{ key: rowKey(to), to, level: 2, title: sectionTitle(hand, state, is), rows },
    note: noteOf(is, rows.length),
    standing: found.relevant && found.visible ? together(rows) : 'not asked',
    isConditional: decides({ rule: is.variant?.own ?? is.relevant }),
    mustBeAnswered: rows.some(({ mustBeAnswered }) => mustBeAnswered),
    isSensitive: rows.some(({ isSensitive }) => isSensitive),
    texts: '',
  };
}

const sectionTitle = (
  { inspector }: InHand,
  state: JourneyState,
  { name, title }: CompiledSection,
): string => (name === '' ? inspector.words(state, title) : name);

/** What a variant is called: the words that its name is made of. */
export const variantTitle = (name: string): string =>
  spelled(name).replaceAll(/(^| )[a-z]/g, (letter) => letter.toUpperCase());

const noteOf = ({ variant }: CompiledSection, questions: number): string =>
  variant === null
    ? String(questions)
    : variant.isDefault
      ? 'of all others'
      : `of ${variantTitle(variant.name)}`;

function standingOf(found: FieldInspection | undefined, isSection: boolean): Standing {
  if (found === undefined || !isSection || !found.relevant) return 'not asked';
  return isEmpty(found.value) ? 'asked' : 'answered';
}

function together(rows: readonly OutlineRow[]): Standing {
  const asked = rows.filter(({ standing }) => standing !== 'not asked');
  if (asked.length === 0) return 'not asked';
  const open = asked.some(({ standing, mustBeAnswered }) => standing === 'asked' && mustBeAnswered);
  return !open && asked.some(({ standing }) => standing === 'answered') ? 'answered' : 'asked';
}

/** Rows that are on view: those of open ones, and of a filter what has its words or its mark. */
export function shownRows(
  rows: readonly OutlineRow[],
  open: ReadonlySet<string>,
  filter: string,
): readonly OutlineRow[] {
  const words = filter.trim().toLowerCase();
  return rows.flatMap((row) => {
    if (words === '') return [row, ...(open.has(row.key) ? shownRows(row.rows, open, '') : [])];
    const inside = shownRows(row.rows, open, words);
    return inside.length > 0 || fits(row, words) ? [row, ...inside] : [];
  });
}

const marks = {
  conditional: 'isConditional',
  must: 'mustBeAnswered',
  sensitive: 'isSensitive',
} as const;

function fits(row: OutlineRow, words: string): boolean {
  const mark = Object.entries(marks).find(([name]) => name.startsWith(words) && words.length > 3);
  if (mark !== undefined && row.level === 3) return row[mark[1]];
  return [row.title, row.key, row.texts].some((text) => text.toLowerCase().includes(words));
}
