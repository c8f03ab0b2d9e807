import type { Bind, Control, FormNode, Repeat, TableRow, Words } from '../xform/model';
import type { Written } from '../xml/read-xml';

/** Kinds of answers that our language has. */
export type AnswerKind =
  | 'whole'
  | 'decimal'
  | 'text'
  | 'day'
  | 'month'
  | 'time'
  | 'one'
  | 'several'
  | 'tick'
  | 'files';

/** A node of the form, and what becomes of it. */
export type Planned = Asked | Listed | Worked | Told | Standing | Lost;

interface PlannedNode {
  readonly node: FormNode;
  readonly bind: Bind | null;
  /** Path of the list that it is in; null outside of lists. */
  readonly repeat: string | null;
  /** Relevance of the groups around it within that list, or within the form, from outside in. */
  readonly around: readonly Condition[];
  /** `readonly` of the same groups. */
  readonly locks: readonly Condition[];
}

/** A condition of a node, as it is written. */
export interface Condition {
  readonly path: string;
  readonly written: Written;
}

/** A question. */
export interface Asked extends PlannedNode {
  readonly as: 'asked';
  readonly kind: AnswerKind;
  readonly control: Control;
  /** Unique in the form, or among the questions of an item. */
  readonly name: string;
  readonly choices: readonly PlannedChoice[];
  /** The items of a list that it offers in their place; null where it offers none of them. */
  readonly items: PlannedItems | null;
}

export interface PlannedChoice {
  readonly value: string;
  readonly label: Words | null;
  /** The row that it was made of, and what must hold of it. */
  readonly row: TableRow | null;
  readonly where: readonly Written[];
  readonly line: number;
}

/** What a question offers of a list that is answered. */
export interface PlannedItems {
  readonly repeat: string;
  /** Paths of what an item keeps: what is stored, and what is read. */
  readonly value: string;
  readonly label: string;
  /** What must hold of an item. */
  readonly where: readonly Written[];
}

/** A list of items. */
export interface Listed extends PlannedNode {
  readonly as: 'listed';
  readonly repeat: null;
  readonly name: string;
  /** The section that asks for one item. */
  readonly item: { readonly file: string; readonly id: string };
  readonly written: Repeat;
}

/** Worked out: a fact, or within a list what stands for it in other rules. */
export interface Worked extends PlannedNode {
  readonly as: 'worked';
  readonly name: string;
  readonly calculate: Written;
  /** What shows it, where it is shown. */
  readonly control: Control | null;
}

/** Words among the questions. */
export interface Told extends PlannedNode {
  readonly as: 'told';
  readonly control: Control;
}

/** Always the same. */
export interface Standing extends PlannedNode {
  readonly as: 'standing';
}

/** What there is nothing for; rules that read it are left out. */
export interface Lost extends PlannedNode {
  readonly as: 'lost';
  readonly why: string;
}

export interface Plan {
  readonly planned: ReadonlyMap<string, Planned>;
  readonly title: string;
}
