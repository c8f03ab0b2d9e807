import type { Rule } from '../../../../src/engine';

/** What XPath has where our rule gives null: nothing ever, the empty text of a node, no number, or either of them. */
export type Gap = 'none' | 'empty' | 'NaN' | 'either';

/** What an expression of XPath comes to, as a rule of ours, and what is known of it. */
export type Said =
  | TruthSaid
  | NumberSaid
  | TextSaid
  | DaySaid
  | TimeSaid
  | FilesSaid
  | ChoicesSaid
  | TickSaid;

/** Always true or false. */
export interface TruthSaid {
  readonly kind: 'truth';
  readonly rule: Rule;
}

export interface NumberSaid {
  readonly kind: 'number';
  readonly rule: Rule;
  readonly gap: Gap;
  readonly isWhole: boolean;
  /** Whether XPath sees a node, which it compares as text. */
  readonly isNode: boolean;
}

export interface TextSaid {
  readonly kind: 'text';
  readonly rule: Rule;
  /** All that it can be beside the empty text; null where it can be anything. */
  readonly values: readonly string[] | null;
  /** How the empty text comes out: never, as null, or as null or itself. */
  readonly blank: 'never' | 'null' | 'either';
  readonly isNode: boolean;
}

export interface DaySaid {
  readonly kind: 'day';
  readonly rule: Rule;
  readonly gap: Gap;
  readonly isNode: boolean;
  /** What XPath has: the date, the number of its day as a sum gives it, or that of its midnight. */
  readonly as: 'date' | 'days' | 'moment';
}

/** A time of day that is asked for, of which it is known alone whether it is there. */
export interface TimeSaid {
  readonly kind: 'time';
  readonly rule: Rule;
}

/** Files that are asked for, of which the same is known. */
export interface FilesSaid {
  readonly kind: 'files';
  readonly rule: Rule;
}

/** Several choices as one answer. */
export interface ChoicesSaid {
  readonly kind: 'choices';
  readonly rule: Rule;
  readonly values: readonly string[];
}

/** A box: `OK` where it is ticked, else empty. */
export interface TickSaid {
  readonly kind: 'tick';
  readonly rule: Rule;
}

/** What our language cannot say. Whoever asked leaves the rule out, and tells why. */
export class Unsaid extends Error {
  override readonly name = 'Unsaid';
  readonly help: string;

  constructor(why: string, help: string) {
    super(why);
    this.help = help;
  }
}

/** Why more is not known of such an answer. */
export const isRead = (kind: (TimeSaid | FilesSaid)['kind']): Unsaid =>
  kind === 'time'
    ? new Unsaid(
        'A time of day is compared or calculated with: programs of ODK keep it with seconds and a time zone, and differ in what that means',
        'write it by hand: times are compared by `<` and `<=`, and `minutesOf` gives minutes',
      )
    : new Unsaid(
        'The name of a file is read: programs of ODK give it one of their own',
        "ask whether there is one, as in ${photo} != ''",
      );

export const truth = (rule: Rule): TruthSaid => ({ kind: 'truth', rule });

export const aNumber = (
  rule: Rule,
  { gap, isWhole, isNode = false }: { gap: Gap; isWhole: boolean; isNode?: boolean },
): NumberSaid => ({ kind: 'number', rule, gap, isWhole, isNode });

export const constantNumber = (value: number): NumberSaid =>
  aNumber(value, { gap: 'none', isWhole: Number.isInteger(value) });

export const constantText = (value: string): TextSaid => ({
  kind: 'text',
  rule: value === '' ? null : value,
  values: value === '' ? [] : [value],
  blank: value === '' ? 'null' : 'never',
  isNode: false,
});

/** The text that an expression is, whatever is answered; null where it hangs on answers. */
export const textOf = (said: Said): string | null => {
  if (said.kind !== 'text') return null;
  if (said.rule === null) return '';
  return typeof said.rule === 'string' ? said.rule : null;
};

/** The number that an expression is, whatever is answered. */
export const numberOf = (said: Said): number | null =>
  said.kind === 'number' && typeof said.rule === 'number' ? said.rule : null;

/** A number as XPath reads it in a text; NaN where it is none. */
export const readNumber = (text: string): number =>
  /^\s*-?(\d+(\.\d*)?|\.\d+)\s*$/.test(text) ? Number(text) : NaN;

/** Both gaps in one. */
export const widest = (one: Gap, other: Gap): Gap => {
  if (one === 'none' || one === other) return other;
  return other === 'none' ? one : 'either';
};
