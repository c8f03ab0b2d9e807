import type { Json, Rule } from '../../../engine';
import { equal, operationOf, pathOf } from '../../../rules';
import type { Context } from '../../context';
import type { BoundsSource } from '../../language';
import type { Question } from '../../questions';

/** Least and most; both at odds for what is never a number. */
export type Range = readonly [number, number];
const none: Range = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
export const isNone = ([least, most]: Range): boolean => least > most;

const either = ([a, b]: Range, [c, d]: Range): Range => [Math.min(a, c), Math.max(b, d)];

/** What is known while a rule is read. */
export interface Known {
  readonly asking: ReadonlyMap<string, readonly Question[]>;
  readonly context: Context;
  /** One answer that bounds of others hang on, and what it is. */
  readonly by: string | null;
  readonly value: Json;
}

/** A fact may name another, and a circle, which is told elsewhere, must end. */
const deepest = 12;

/** Numbers that a rule can come to, as far as questions bound them; null where nobody knows. */
export function rangeOf(rule: Rule, known: Known, depth = 0): Range | null {
  if (typeof rule === 'number') return [rule, rule];
  if (rule === null) return none;
  const operation = operationOf(rule);
  if (operation === null || depth > deepest) return null;
  const path = pathOf(rule);
  if (path !== null) return rangeOfPath(path, known, depth);
  const { operator, given } = operation;
  const inner = (each: Rule): Range | null => rangeOf(each, known, depth + 1);
  switch (operator) {
    case 'if':
      return rangeOfChoice(given, known, depth);
    case '+':
      return folded(given.map(inner), (a, b) => a + b);
    case '*':
      return folded(given.map(inner), (a, b) => a * b);
    case 'pence':
      return inner(given[0] ?? null);
    default:
      return null;
  }
}

function rangeOfPath(path: string, known: Known, depth: number): Range | null {
  if (path.startsWith('facts.')) {
    const fact = known.context.symbols.facts.get(path.slice('facts.'.length));
    return fact === undefined ? null : rangeOf(fact.value, known, depth + 1);
  }
  const questions = known.asking.get(path) ?? [];
  if (questions.length === 0) return null;
  const ranges = questions.map((question) => boundsIn(question, known));
  return ranges.reduce<Range | null>(
    (all, each) => (all === null || each === null ? null : either(all, each)),
    none,
  );
}

/** null for a question without bounds, and for one whose value is chosen. */
function boundsIn({ at, schema }: Question, { by, value }: Known): Range | null {
  const { bounds, options } = at.value;
  if (options !== undefined || !['integer', 'number'].includes(schema.value.type)) return null;
  const { minimum, maximum } = schema.value;
  const least = typeof minimum === 'number' ? minimum : Number.NEGATIVE_INFINITY;
  const most = typeof maximum === 'number' ? maximum : Number.POSITIVE_INFINITY;
  if (bounds === undefined)
    return least === Number.NEGATIVE_INFINITY && most === Number.POSITIVE_INFINITY
      ? null
      : [least, most];
  const pairs = isPair(bounds)
    ? [bounds]
    : bounds.by === by || pathOf(bounds.by) === by
      ? [bounds.cases[caseOf(value)] ?? ([least, most] as const)]
      : Object.values(bounds.cases);
  return pairs
    .map(([low, high]): Range => [Math.max(low, least), Math.min(high, most)])
    .reduce(either, none);
}

const isPair = (bounds: Range | BoundsSource): bounds is Range => Array.isArray(bounds);

function rangeOfChoice(given: readonly Rule[], known: Known, depth: number): Range | null {
  let all: Range | null = none;
  for (let index = 0; index < given.length; index += 2) {
    const isLast = index === given.length - 1;
    const holds = isLast ? true : isSo(given[index] ?? null, known);
    if (holds === false) continue;
    const branch = rangeOf(given[isLast ? index : index + 1] ?? null, known, depth + 1);
    all = all === null || branch === null ? null : either(all, branch);
    if (holds === true) break;
  }
  return all;
}

/** Whether a comparison with the one answer holds; null where nobody knows. */
function isSo(rule: Rule, { by, value }: Known): boolean | null {
  const { operator, given: [left = null, right = null] = [] } = operationOf(rule) ?? {};
  if (operator !== '===' || by === null || pathOf(left) !== by) return null;
  return typeof right === 'object' ? null : equal(right, value);
}

function folded(
  ranges: readonly (Range | null)[],
  join: (a: number, b: number) => number,
): Range | null {
  const [first = null, ...others] = ranges;
  return others.reduce<Range | null>((all, each) => {
    if (all === null || each === null) return null;
    if (isNone(all) || isNone(each)) return none;
    const ends = all.flatMap((a) => each.map((b) => join(a, b)));
    return [Math.min(...ends), Math.max(...ends)];
  }, first);
}

/** The case of bounds that a value names. */
export const caseOf = (value: Json): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);
