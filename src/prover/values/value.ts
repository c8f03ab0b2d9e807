import { equal, isEmpty, isObject, type Json, type Scope } from '../../rules';
import { dayNumber } from './days';

/** Something that a household has one value of: an answer, a key of a lookup, or what an operator makes of them. */
export interface Term {
  /** Tells it from all others. A path where it is one. */
  readonly key: string;
  /** Its value in one household. */
  readonly measure: (scope: Scope) => Json;
  /** The path that it is read at; none of what is worked out. */
  readonly path?: string;
  /** Of a day that is so many days after another term, or after 1 January 1970 where that is null. */
  readonly after?: { readonly term: Term | null; readonly days: number };
}

/** What is sure of a value that is not known: it is never blank. `any` is a value of any of these. */
export type OpenKind = 'text' | 'date' | 'number' | 'list' | 'object' | 'any';

/** A value as far as it is known: itself, or one of those of a term that nothing tells apart. */
export type Value = Known | Open;

export interface Known {
  readonly is: 'known';
  readonly json: Json;
  readonly key: string;
}

export interface Open {
  readonly is: 'open';
  readonly term: Term;
  readonly kind: OpenKind;
  /** Of a number: it lies between both, and is neither. */
  readonly above: number;
  readonly below: number;
  readonly key: string;
}

export const known = (json: Json): Known => ({ is: 'known', json, key: JSON.stringify(json) });

export const open = (
  term: Term,
  kind: OpenKind,
  above = Number.NEGATIVE_INFINITY,
  below = Number.POSITIVE_INFINITY,
): Open => ({
  is: 'open',
  term,
  kind,
  above,
  below,
  key: `?${term.key}:${kind}${kind === 'number' ? `:${above}:${below}` : ''}`,
});

export const isTrue = (value: Value): boolean => value.is === 'known' && value.json === true;

/** Its value in one household. */
export const measure = (value: Value, scope: Scope): Json =>
  value.is === 'known' ? value.json : value.term.measure(scope);

/** Name of a value as an argument of a term. */
export const nameOf = (value: Value): string => (value.is === 'known' ? value.key : value.term.key);

/** Which of the classes a value is in; -1 for none. What is blank counts as nothing where no class is for it. */
export function classOf(classes: readonly Value[], json: Json): number {
  const exact = classes.findIndex((each) => each.is === 'known' && equal(each.json, json));
  if (exact !== -1) return exact;
  if (isEmpty(json)) return classes.findIndex((each) => each.is === 'known' && each.json === null);
  return classes.findIndex((each) => each.is === 'open' && takes(each, json));
}

function takes({ kind, above, below }: Open, json: Json): boolean {
  if (kind === 'number') return typeof json === 'number' && json > above && json < below;
  if (kind === 'text') return typeof json === 'string';
  if (kind === 'date') return dayNumber(json) !== null;
  if (kind === 'list') return Array.isArray(json);
  return kind === 'any' || isObject(json);
}
