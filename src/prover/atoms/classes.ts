import type { Json } from '../../rules';
import { known, open, type OpenKind, type Term, type Value } from '../values/value';
import type { Observed } from './observed';

/** What is known of a term's values beside how rules look at them. */
export interface Nature {
  /** Kinds of values that nobody names; none where it can be nothing but what is named. */
  readonly open: readonly OpenKind[];
  /** Values that it can have, whether or not rules name them. */
  readonly values: readonly Json[];
  /** Rules may name what it can never be. */
  readonly isClosed: boolean;
  readonly mayBeNothing: boolean;
  /** Of numbers: whole ones, from the least on. */
  readonly isWhole: boolean;
  readonly least: number;
}

export const nature = (given: Partial<Nature>): Nature => ({
  open: [],
  values: [],
  isClosed: false,
  mayBeNothing: true,
  isWhole: false,
  least: Number.NEGATIVE_INFINITY,
  ...given,
});

export const condition = nature({ values: [false, true], isClosed: true, mayBeNothing: false });

/** The classes of a term: nothing first, then what is named, then what is not. */
export function classesOf(term: Term, of: Nature, seen: Observed): readonly Value[] {
  const values = new Set<Json>(of.values);
  if (!of.isClosed) for (const each of seen.constants) if (suits(each, of.open)) values.add(each);
  if (of.open.some((kind) => kind === 'text' || kind === 'any') && tellsBlank(seen)) values.add('');
  values.delete(null);
  const numbers = [...values].filter((each) => typeof each === 'number');
  const others = [...values].filter((each) => typeof each !== 'number');
  return [
    ...(of.mayBeNothing ? [known(null)] : []),
    ...others.map(known),
    ...(of.open.includes('number') ? numberClasses(term, numbers, of) : numbers.map(known)),
    ...of.open.filter((kind) => kind !== 'number').map((kind) => open(term, kind)),
  ];
}

/** A text of which nothing is left is nothing, but where a rule asks for more than an answer. */
const tellsBlank = (seen: Observed): boolean =>
  seen.isCompared || seen.isText || seen.constants.has(null) || seen.constants.has('');

function suits(constant: Json, kinds: readonly OpenKind[]): boolean {
  if (kinds.includes('any')) return true;
  if (typeof constant === 'number') return kinds.includes('number');
  if (typeof constant === 'string') return kinds.includes('text') || kinds.includes('date');
  return false;
}

function numberClasses(
  term: Term,
  named: readonly number[],
  { isWhole, least }: Nature,
): readonly Value[] {
  const points = [...new Set([...named, ...(Number.isFinite(least) ? [least] : [])])]
    .filter((each) => each >= least && (!isWhole || Number.isInteger(each)))
    .sort((a, b) => a - b);
  // A whole number between two that are none is told apart from them all the same.
  const edges = [...new Set([...points, ...named])]
    .filter((each) => each >= least)
    .sort((a, b) => a - b);
  const found: Value[] = [];
  const between = (above: number, below: number): void => {
    if (!isWhole) found.push(open(term, 'number', above, below));
    else {
      const first = Math.floor(above) + 1;
      const last = Math.ceil(below) - 1;
      if (first === last) found.push(known(first));
      else if (first < last || !Number.isFinite(above))
        found.push(open(term, 'number', above, below));
    }
  };
  let above = Number.isFinite(least) ? null : Number.NEGATIVE_INFINITY;
  for (const edge of edges) {
    if (above !== null) between(above, edge);
    if (points.includes(edge)) found.push(known(edge));
    above = edge;
  }
  between(above ?? Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
  return found;
}
