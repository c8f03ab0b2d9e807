import { idOfSectionKey, type CompiledJourney, type PlacedRule } from '../../src/journey';
import { groups, readPartRow, selectionOf, type GroupKey } from './part-row';
import { rowKey, type Selection } from './selection';

/** How much of something scenarios play. */
export interface Share {
  readonly reached: number;
  readonly all: number;
}

/** Something that a rule can come to, and whether a scenario comes to it. */
export interface Goal {
  /** Rows of the outline that it belongs to, each the innermost. */
  readonly rows: readonly string[];
  readonly isReached: boolean;
}

/** A case that no scenario plays. */
export interface Gap {
  readonly key: string;
  readonly rows: readonly string[];
  /** What is so in it, as people say it. */
  readonly words: string;
  /** Place of the rule. */
  readonly rule: string;
  /** From the rule to the part that decides; none for the rule as a whole. */
  readonly part: readonly (string | number)[];
  /** Of an outcome: whether it holds; null for any other. */
  readonly holds: boolean | null;
  /** The rule is never worked out. */
  readonly isWhole: boolean;
  /** Key of the section that it is of; empty for none. */
  readonly section: string;
  readonly file: string;
  readonly line: number;
}

/** What the scenarios play of a journey. */
export interface Covered {
  /** By row of the outline, with all that is within; of the journey under the empty key. */
  readonly shares: Readonly<Record<string, Share>>;
  readonly gaps: readonly Gap[];
}

/** The innermost row that a rule belongs to: a question, section or step, or what is in no step. */
export function rowOfRule(journey: CompiledJourney, rule: PlacedRule): string {
  const to = selectionOf(journey, rule);
  return to.part === '' ? coveredRow(to) : to.part;
}

/** Variants of a section are one row. */
export const coveredRow = (to: Pick<Selection, 'step' | 'section' | 'field'>): string =>
  rowKey({ ...to, section: to.section === '' ? '' : idOfSectionKey(to.section) });

/** What is counted for each row, with all that is within it; each goal once. */
export function sharesOf(goals: readonly Goal[]): Readonly<Record<string, Share>> {
  const shares: Record<string, { reached: number; all: number }> = {};
  for (const { rows, isReached } of goals)
    for (const row of new Set(rows.flatMap(withOuter))) {
      const share = (shares[row] ??= { reached: 0, all: 0 });
      share.all += 1;
      share.reached += isReached ? 1 : 0;
    }
  return shares;
}

/** A row and those around it, the journey last. */
const withOuter = (row: string): readonly string[] => {
  const keys = row.split('/');
  return [...keys.map((_, index) => keys.slice(0, keys.length - index).join('/')), ''];
};

export const isInRow = (row: string, outer: string): boolean =>
  outer === '' || `${row}/`.startsWith(`${outer}/`);

/** Cases that no scenario plays, of a row and of all within it. */
export const gapsIn = ({ gaps }: Covered, row: string): readonly Gap[] =>
  gaps.filter(({ rows }) => rows.some((each) => isInRow(each, row)));

/** Rows of what is in no step: each group with its parts. */
export function groupRows({ shares }: Covered): readonly {
  readonly key: GroupKey;
  readonly title: string;
  readonly parts: readonly { readonly key: string; readonly title: string }[];
}[] {
  return Object.values(groups).flatMap(({ key, title }) => {
    const parts = Object.keys(shares)
      .filter((row) => row.startsWith(`${key}/`))
      .sort()
      .map((row) => ({ key: row, title: readPartRow(row)[1] }));
    return parts.length === 0 ? [] : [{ key, title, parts }];
  });
}

/** What no scenario plays, as a sentence. */
export function gapSentence({ words, isWhole }: Pick<Gap, 'words' | 'isWhole'>): string {
  const [about = '', by] = words.split(', decided by this: ');
  if (by !== undefined) return `No scenario plays the case where ${about} hangs on this: ${by}.`;
  const [of = '', ...where] = words.split(', where ');
  if (where.length > 0)
    return `No scenario plays the case of ${of} where ${where.join(', where ')}.`;
  return isWhole
    ? `No scenario comes so far that ${words}.`
    : `No scenario plays the case where ${words}.`;
}
