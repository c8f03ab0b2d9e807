import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json, JsonObject } from '../../../src/engine';

/** What a table says in one place of another: words, or a list of them that must all hold. */
export type When = string | readonly string[];

export interface Plan {
  readonly switchType: string;
  readonly supplierId: number;
  readonly payMethod: string;
  readonly isEconomy7: boolean;
}

/** What every row has: what is open in it, and the clauses that it stands on. */
export interface Entry {
  readonly room: readonly string[];
  readonly clauses: readonly string[];
}

/** Values by the names of questions.json, as they are typed, chosen or ticked. */
export type Answers = Readonly<Record<string, Json>>;

export interface Household {
  readonly today: string;
  readonly plan: Plan;
  readonly addressInfoDto: JsonObject;
  readonly calls: JsonObject;
  readonly answers: Answers;
  readonly whereAsked: Answers;
}

/** A row about one answer of one question. */
export interface AnswerRow extends Entry {
  readonly question: string;
  readonly typed: Json;
  readonly plan?: JsonObject;
  readonly answers?: JsonObject;
  readonly with?: Answers;
  readonly today?: string;
}

export interface Refused extends AnswerRow {
  readonly fault: string;
  readonly message?: string | null;
  readonly messageOneOf?: readonly string[];
  readonly messageContains?: string;
}

export interface Accepted extends AnswerRow {
  readonly why: string;
  readonly sent?: Json;
  readonly sentOneOf?: readonly Json[];
  readonly at?: string | readonly string[];
}

export interface Open extends AnswerRow {
  readonly why: string;
  readonly neverSent?: boolean;
}

export interface Failed extends Entry {
  readonly operation: string;
  readonly marker: string;
  readonly answer: string | { readonly status: number; readonly body?: JsonObject };
  readonly heading?: string;
  readonly message?: string;
  readonly goesTo?: string;
  readonly notCalled: readonly string[];
}

export interface Notice extends Entry {
  readonly when: string;
  readonly where: string;
  readonly text?: string | null;
  readonly contains?: readonly string[];
  readonly not?: readonly string[];
}

export interface Bodies extends Entry {
  readonly plan: JsonObject;
  readonly bodies: Readonly<Record<string, JsonObject>>;
}

interface Messages {
  readonly household: Household;
  readonly bodies: readonly Bodies[];
  readonly refused: readonly Refused[];
  readonly accepted: readonly Accepted[];
  readonly open: readonly Open[];
  readonly failures: readonly Failed[];
  readonly notices: readonly Notice[];
}

export interface Requirement {
  readonly is: 'required' | 'accepted' | 'optional';
  readonly when: When;
}

export interface Opening {
  readonly value?: Json;
  readonly valueOneOf?: readonly Json[];
  readonly from?: string;
  readonly see?: string;
  readonly because?: string;
}

export interface Question extends Entry {
  readonly id: string;
  readonly section: string;
  readonly label: string | null;
  readonly asked: When;
  readonly requirement: readonly Requirement[];
  readonly opens: Opening;
  readonly limits?: {
    readonly minLength?: number;
    readonly maxLength?: number;
    readonly normalised?: readonly string[];
  };
  readonly options?: { readonly from?: string; readonly values?: readonly Json[] };
  readonly shownAs?: { readonly example: readonly [string, string] };
  readonly derived?: string;
  readonly sent: readonly string[];
  readonly kept: 'never' | 'open';
}

export interface Behaviour extends Entry {
  readonly given: JsonObject;
  readonly deed: string;
  readonly then: JsonObject;
}

export interface Term extends Entry {
  readonly asked: When;
  readonly requirement: string | readonly Requirement[];
  readonly opens: Opening;
  readonly group: string | null;
  readonly sentLeftAlone: {
    readonly value?: Json;
    readonly valueOneOf?: readonly Json[];
    readonly refused?: boolean;
    readonly otherwise?: Json;
    readonly refusedUnlessTicked?: When;
  };
}

export interface Supplier {
  readonly id: number;
  readonly name: string | null;
  readonly screen: string;
  readonly says: readonly {
    readonly contains?: readonly string[];
    readonly links?: readonly string[];
    readonly clauses: readonly string[];
  }[];
  readonly terms: Readonly<Record<string, Term>>;
}

export interface Rule {
  readonly says: string;
  readonly clauses: readonly string[];
}

interface SupplierTerms {
  readonly groups: Readonly<Record<string, string>>;
  readonly together: readonly Rule[];
  readonly suppliers: readonly Supplier[];
}

export interface Way extends Entry, Plan {
  readonly years: string | null;
  readonly months: string | null;
  readonly separateBilling: boolean | null;
  readonly metersKnown: 'all' | 'none' | 'gas' | 'electricity';
  readonly expect: {
    readonly sections: readonly string[];
    readonly notShown: readonly string[];
    readonly opensFilled?: readonly string[];
    readonly asked?: readonly string[];
    readonly notAsked?: readonly string[];
  };
}

export interface Stage extends Entry {
  readonly switchType: string;
  readonly payMethod: string;
  readonly valid: readonly string[];
  readonly answered?: Readonly<Record<string, string>>;
  readonly calls?: JsonObject;
  readonly then?: { readonly emptied: string };
  readonly expect: {
    readonly shown: readonly string[];
    readonly notShown: readonly string[];
    readonly completeSwitch: boolean;
  };
}

export interface Ready extends Entry, Partial<Plan> {
  readonly empty?: string;
  readonly with?: Answers;
  readonly calls?: JsonObject;
  readonly addressInfoDto?: JsonObject;
  readonly available: boolean | 'there and disabled';
  readonly missing?: string;
}

export interface Order extends Entry {
  readonly payMethod: string;
  readonly expect: readonly string[];
}

interface Sections {
  readonly sections: readonly (Entry & {
    readonly id: string;
    readonly heading: string | null;
    readonly asks: readonly string[];
  })[];
  readonly rows: readonly Way[];
  readonly stages: readonly Stage[];
  readonly completeSwitch: { readonly rows: readonly Ready[]; readonly rules: readonly Rule[] };
  readonly calls: readonly Order[];
}

/** What a condition means, for a machine; null for no household. */
export interface Meaning {
  readonly switchType?: readonly string[];
  readonly payMethod?: readonly string[];
  readonly supplierId?: readonly number[] | { readonly noneOf: readonly number[] };
  readonly isEconomy7?: boolean;
  readonly answers?: JsonObject;
  readonly deed?: string;
  readonly anyOf?: readonly Meaning[];
}

interface Conditions {
  readonly conditions: Readonly<
    Record<string, { readonly holds: Meaning | null | 'open'; readonly clauses: readonly string[] }>
  >;
}

/** A cell of words; a list or an object as JSON. */
export const words = (cell: Json | undefined): string =>
  typeof cell === 'string' ? cell : JSON.stringify(cell ?? null);

/** A cell of several things, without some of them. */
export const without = <Cell extends JsonObject>(cell: Cell, ...keys: readonly string[]): Cell =>
  Object.fromEntries(Object.entries(cell).filter(([key]) => !keys.includes(key))) as Cell;

const read = (name: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, `${name}.json`), 'utf8'));

export const { conditions } = read('conditions') as Conditions;
export const { questions, behaviours } = read('questions') as {
  readonly questions: readonly Question[];
  readonly behaviours: readonly Behaviour[];
};
export const supplierTerms = read('supplier-terms') as SupplierTerms;
export const messages = read('messages') as Messages;
export const sections = read('sections') as Sections;
