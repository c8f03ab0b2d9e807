import type { Written } from '../xml/read-xml';

/** A form as it is written, before anything of it is said in our language. */
export interface XForm {
  readonly title: string;
  readonly id: string;
  /** Nodes of the instance by path (`/data/home/rooms`), in their order. */
  readonly nodes: ReadonlyMap<string, FormNode>;
  readonly binds: ReadonlyMap<string, Bind>;
  /** Languages of the form by the names that it gives them, the usual one first; empty without. */
  readonly languages: readonly string[];
  readonly itext: Itext;
  /** Lists that stand in the form, by their id. */
  readonly tables: ReadonlyMap<string, readonly TableRow[]>;
  readonly body: readonly BodyPart[];
  readonly setters: readonly Setter[];
}

/** Id → language → words, and whether it has a picture, a sound or a film beside. */
export type Itext = ReadonlyMap<string, ReadonlyMap<string, ItextValue>>;

export interface ItextValue {
  readonly words: Words | null;
  readonly hasMedia: boolean;
  readonly line: number;
}

export interface FormNode {
  readonly path: string;
  readonly parent: string | null;
  readonly name: string;
  /** What stands in it from the start; empty for nothing. */
  readonly initial: string;
  readonly line: number;
  readonly hasChildren: boolean;
  /** `jr:preload`: what the program itself fills in. */
  readonly isPreloaded: boolean;
}

/** What a form says of a node beside its question. */
export interface Bind {
  readonly path: string;
  readonly line: number;
  /** Without its prefix. */
  readonly type: string;
  readonly relevant: Written | null;
  readonly required: Written | null;
  readonly readonly: Written | null;
  readonly constraint: Written | null;
  readonly calculate: Written | null;
  readonly preload: Written | null;
  readonly constraintMessage: Words | null;
  readonly requiredMessage: Words | null;
}

export type TableRow = ReadonlyMap<string, Written>;

/** Words with values in them, or the name of a text of the form. */
export interface Words {
  readonly line: number;
  /** `jr:itext('…')`; null for words that stand here. */
  readonly itext: string | null;
  readonly pieces: readonly (string | Output)[];
}

/** A value within words. */
export interface Output {
  readonly value: Written;
}

export type BodyPart = Control | Group | Repeat;

export interface Control {
  readonly kind: 'control';
  /** The element: input, select, select1, range, trigger, upload … */
  readonly element: string;
  readonly path: string;
  readonly line: number;
  readonly label: Words | null;
  readonly hint: Words | null;
  readonly appearance: string;
  /** Of an upload: what it takes, `image/*` or `.pdf,.docx`; empty for anything. */
  readonly takes: string;
  readonly choices: readonly Choice[];
  readonly itemset: Itemset | null;
  /** `start`, `end` and `step` of a range. */
  readonly range: readonly [start: string, end: string, step: string] | null;
}

export interface Choice {
  readonly value: string;
  readonly label: Words | null;
  readonly line: number;
}

/** Choices that are rows of a table. */
export interface Itemset {
  readonly nodeset: Written;
  /** Child of a row that holds the value. */
  readonly value: string;
  /** Child of a row that holds the label, or the name of its text. */
  readonly label: string;
  readonly isItext: boolean;
}

export interface Group {
  readonly kind: 'group';
  readonly path: string | null;
  readonly line: number;
  readonly label: Words | null;
  readonly parts: readonly BodyPart[];
}

export interface Repeat {
  readonly kind: 'repeat';
  readonly path: string;
  readonly line: number;
  readonly label: Words | null;
  readonly count: Written | null;
  readonly parts: readonly BodyPart[];
}

/** `<setvalue>`: something is filled in when something happens. */
export interface Setter {
  readonly event: string;
  readonly path: string;
  readonly value: Written;
  readonly line: number;
}
