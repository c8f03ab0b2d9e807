import { equal } from '../../rules';
import { type Open, type Value } from './value';

/** Whether something holds of two values: yes, no, or in some households. */
export type Answer = boolean | null;

/** Whether they are equal (V4 of docs/semantics.md). */
export function areEqual(one: Value, other: Value): Answer {
  if (one.is === 'known' && other.is === 'known') return equal(one.json, other.json);
  if (one.is === 'known') return areEqual(other, one);
  if (other.is === 'open') {
    if (one.term.key === other.term.key) return one.key === other.key;
    return areOfOneKind(one, other) && overlap(one, other) ? null : false;
  }
  const { json } = other;
  if (json === null || json === '') return false;
  if (one.kind === 'any') return null;
  if (typeof json === 'number')
    return one.kind === 'number' && json > one.above && json < one.below ? null : false;
  if (typeof json === 'string') return one.kind === 'text' || one.kind === 'date' ? null : false;
  if (typeof json === 'boolean') return false;
  return one.kind === (Array.isArray(json) ? 'list' : 'object') ? null : false;
}

const areOfOneKind = (one: Open, other: Open): boolean =>
  one.kind === other.kind ||
  one.kind === 'any' ||
  other.kind === 'any' ||
  [one.kind, other.kind].every((kind) => kind === 'text' || kind === 'date');

const overlap = (one: Open, other: Open): boolean =>
  one.kind !== 'number' ||
  other.kind !== 'number' ||
  (one.above < other.below && other.above < one.below);

/** The numbers that a value can be, ends included or not; null for what is no number for sure. */
interface Span {
  readonly from: number;
  readonly to: number;
  /** Neither end is meant. */
  readonly isOpen: boolean;
  /** It may be no number at all. */
  readonly isSure: boolean;
}

function spanOf(value: Value): Span | null {
  if (value.is === 'known')
    return typeof value.json === 'number'
      ? { from: value.json, to: value.json, isOpen: false, isSure: true }
      : null;
  if (value.kind === 'number')
    return { from: value.above, to: value.below, isOpen: true, isSure: true };
  return value.kind === 'any'
    ? { from: -Infinity, to: Infinity, isOpen: true, isSure: false }
    : null;
}

/** Whether two stand in an order: `<`, or `<=` with `orEqual` (R6 of docs/semantics.md). */
export function areInOrder(one: Value, other: Value, orEqual: boolean): Answer {
  const [left, right] = [spanOf(one), spanOf(other)];
  if (left === null || right === null) return false;
  if (one.is === 'open' && other.is === 'open' && one.key === other.key && left.isSure)
    return orEqual;
  const apart = left.isOpen || right.isOpen;
  if (left.to < right.from || (left.to === right.from && (orEqual || apart)))
    return left.isSure && right.isSure ? true : null;
  if (left.from > right.to || (left.from === right.to && (!orEqual || apart))) return false;
  return null;
}
