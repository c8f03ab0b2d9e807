import type { Json, JsonObject, Rule } from './values';

/** What a rule can read while it is worked out; json-logic-js hands it to every operator as `this`. */
export interface Scope {
  /** Value at a declared path; null where there is none. */
  read(path: string): Json;
  status(lookup: string): LookupStatus;
  /** yyyy-mm-dd. */
  readonly today: string;
  /** Hears of every rule that is evaluated in this scope. */
  readonly observe?: RuleObserver | undefined;
}

export const lookupStatuses = ['idle', 'loading', 'ready', 'failed'] as const;
export type LookupStatus = (typeof lookupStatuses)[number];

/**
 * Hears that a rule was evaluated, and what it came to; `valueOf` is the value of a part of it then.
 * Rules are told apart by identity: each is the very object of the compiled journey.
 */
export type RuleObserver = (rule: Rule, value: Json, valueOf: (part: Rule) => Json) => void;

/** Roots that exist for one evaluation only: `with`, `answer`, `failure`, `item`, `commit`, `run`. */
export type LocalRoots = JsonObject;

/** What stands at one place of an operator. */
export type ArgumentKind =
  | 'condition'
  | 'value'
  /** Either side of a comparison: one of the values that the other can be. */
  | 'compared'
  | 'number'
  /** A number that is there: nothing is neither less nor more than anything. */
  | 'ordered'
  /** A number, a list of them, or a list before the name of a key of its items. */
  | 'addend'
  | 'text'
  | 'date'
  /** A time of day, hh:mm. */
  | 'time'
  | 'list'
  /** `calendars.<name>`, or a fact that chooses between calendars. */
  | 'calendar'
  /** Name of a key of the list's items, which stands in the rule itself. */
  | 'key'
  /** A list of plain values that stands in the rule itself: one is what is compared with it. */
  | 'literalList'
  /** A regular expression that stands in the rule itself. */
  | 'pattern'
  /** A declared path. */
  | 'path'
  /** Name of a lookup. */
  | 'lookup';

/** How an operator goes through its arguments, where it does not take them all as they are. */
export type Flow = 'all' | 'any' | 'none' | 'choice';

/** Says rules in plain English. */
export interface Speech {
  /** @param path whose options name the value. */
  readonly value: (rule: Rule, path?: string) => string;
  readonly condition: (rule: Rule, holds: boolean) => string;
  /** Name of a key of a list's items. */
  readonly key: (name: Rule) => string;
  /** A value that stands in the rule. */
  readonly literal: (value: Json, path?: string) => string;
}

export type Says = (given: readonly Rule[], say: Speech, holds: boolean) => string;

/** All that is to be known of an operator: engine, compiler, `why`, tables and coverage take it from here. */
export interface Operator {
  readonly takes: {
    /** By place; the last ones stand for all that follow, as many as `repeats` says (1). */
    readonly kinds: readonly ArgumentKind[];
    /** Fewest and most arguments. */
    readonly count: readonly [number, number];
    readonly repeats?: number;
    /** Even numbers of arguments are none. */
    readonly odd?: true;
    /** How many, in words, where the numbers do not say it. */
    readonly words?: string;
    /** What to do about another number of arguments. */
    readonly help?: string;
  };
  readonly gives: 'condition' | 'number' | 'text' | 'value';
  /** Whether its value may be null: whatever it is given, if an argument is, or if none is a number. */
  readonly nothing: 'never' | 'withArgument' | 'withoutNumber' | 'always';
  /** What it reads beside its arguments. */
  readonly reads?: readonly string[];
  readonly flow?: Flow;
  /** A rule of it in English; a condition, or its opposite. Those with a flow, and `var`, are said by who walks. */
  readonly says?: Says;
  /** Its condition is asked of each item of its list, which is `item` there (R43 of docs/semantics.md). */
  readonly each?: true;
  /** Gives items, as a list. */
  readonly lists?: true;
  /** The same said with JSON-Logic’s own, of one that asks each item. */
  readonly written?: (given: readonly unknown[]) => unknown;
  /** Works out its value. */
  readonly run?: (this: Scope, ...given: readonly Json[]) => Json;
}

/** The sentence of a comparison of two values, and its opposite. */
export function saysOfTwo(yes: string, no: string): Says {
  return ([left = null, right = null], say, holds) =>
    `${say.value(left)} ${holds ? yes : no} ${say.value(right)}`;
}

export const many = Number.POSITIVE_INFINITY;

/** What stands at one place, when so many arguments are given. */
export function kindAt(
  { takes: { kinds, repeats = 1 }, flow }: Operator,
  index: number,
  count: number,
): ArgumentKind {
  // The else of a choice is a value, wherever it stands.
  if (flow === 'choice' && index === count - 1) return 'value';
  const last = kinds.length - repeats;
  return kinds[index < kinds.length ? index : last + ((index - last) % repeats)] ?? 'value';
}

/** An operator by name, and what it is given. */
export interface Operation {
  readonly operator: string;
  readonly given: readonly Rule[];
}

/** JSON-Logic lets a single argument stand without its list. */
const argumentsOf = (given: Json): readonly Json[] =>
  Array.isArray(given) ? (given as readonly Json[]) : [given];

/** The operator of a rule and what it is given; null for a value or a list. A note of its source is neither. */
export function operationOf(rule: Rule): Operation | null {
  if (typeof rule !== 'object' || rule === null || Array.isArray(rule)) return null;
  const found = Object.entries(rule as Readonly<Record<string, Json>>).find(
    ([key]) => key !== 'source',
  );
  return found === undefined ? null : { operator: found[0], given: argumentsOf(found[1]) };
}

/** Path of a rule that reads nothing else. */
export function pathOf(rule: Rule): string | null {
  const operation = operationOf(rule);
  const [path] = operation?.given ?? [];
  return operation?.operator === 'var' && typeof path === 'string' ? path : null;
}
