import type { Json } from '../../engine';
import { aTime } from '../../rules';
import type { ValueType } from '../../journey';

/** What is known of a value before it exists. */
export interface Typed {
  readonly type: ValueType;
  /** All that it can be, where that is known; null otherwise. */
  readonly values: readonly Json[] | null;
  /** Of a list: all that can be in it, where that is known. */
  readonly items?: readonly Json[];
  /** May be nothing although its type is known. */
  readonly optional: boolean;
  /** Of a text: whether it is a time of day by what stands in the files; left out where they do not say. */
  readonly isTime?: boolean;
  /** The values are another's to keep: a contract says so, and no field here. */
  readonly promised?: true;
}

export const unknown: Typed = { type: 'unknown', values: null, optional: true };
export const typed = (type: ValueType, values: readonly Json[] | null = null): Typed => ({
  type,
  values,
  optional: false,
});

export function typeOfLiteral(value: Json): Typed {
  if (value === null) return { type: 'nothing', values: [null], optional: true };
  if (typeof value === 'boolean') return typed('boolean', [value]);
  if (typeof value === 'number') return typed('number', [value]);
  if (typeof value === 'string')
    return { ...typed('text', [value]), ...(aTime.test(value) && { isTime: true }) };
  return typed(Array.isArray(value) ? 'list' : 'object');
}

/** One or the other. */
export function either(a: Typed, b: Typed): Typed {
  const known = a.type === 'nothing' ? b.type : b.type === 'nothing' ? a.type : null;
  const isTime =
    a.type === 'nothing' ? b.isTime : b.type === 'nothing' ? a.isTime : bothTimes(a, b);
  const values = a.values === null || b.values === null ? null : [...a.values, ...b.values];
  return {
    type: known ?? (a.type === b.type ? a.type : 'unknown'),
    values,
    optional: a.optional || b.optional,
    ...(isTime !== undefined && { isTime }),
    ...(a.promised === true || b.promised === true ? { promised: true } : {}),
  };
}

const bothTimes = (a: Typed, b: Typed): boolean | undefined =>
  a.isTime === b.isTime ? a.isTime : undefined;

export const typeNames: Readonly<Record<ValueType, string>> = {
  boolean: 'true or false',
  number: 'a number',
  text: 'text',
  list: 'a list',
  object: 'an object',
  calendar: 'a calendar',
  nothing: 'nothing',
  unknown: 'anything',
};
