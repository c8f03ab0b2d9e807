import fc from 'fast-check';
import type { Json } from '../../../src/api';
import { isList, isObject } from './schema';

/** What is put in the place of a value, or done to the object that has it. */
const strange: readonly Json[] = [
  ...[null, true, false, '', ' ', 'wrong', 'x'.repeat(5000), '<b>bold</b>', '0'],
  ...[0, -1, 1e308, -1e308, 0.1, 1e21, Number.MAX_SAFE_INTEGER, 1.005],
  ...['0001-01-01', '9999-12-31', '2026-02-30', [], {}, [[]], [null]],
];

/** One change of an answer: which of its places, and what happens there. */
interface Change {
  readonly place: number;
  readonly kind: 'replace' | 'drop' | 'add' | 'empty' | 'double';
  readonly value: number;
}

export const changes: fc.Arbitrary<readonly Change[]> = fc.array(
  fc.record({
    place: fc.nat(10_000),
    kind: fc.constantFrom('replace', 'replace', 'replace', 'drop', 'add', 'empty', 'double'),
    value: fc.nat(strange.length - 1),
  }),
  { minLength: 1, maxLength: 3 },
);

/** The answer with each change made at one of its places. */
export const changed = (answer: Json, all: readonly Change[]): Json =>
  all.reduce((now, change) => changedOnce(now, change), answer);

function changedOnce(answer: Json, change: Change): Json {
  const paths = pathsOf(answer, []);
  return changedAt(answer, paths[change.place % paths.length] ?? [], change);
}

type Path = readonly (string | number)[];

/** Of a list the first three items: the others are alike. */
function pathsOf(value: Json, path: Path): readonly Path[] {
  if (isList(value))
    return [path, ...value.slice(0, 3).flatMap((item, index) => pathsOf(item, [...path, index]))];
  if (isObject(value))
    return [path, ...Object.entries(value).flatMap(([key, one]) => pathsOf(one, [...path, key]))];
  return [path];
}

function changedAt(value: Json, [first, ...rest]: Path, change: Change): Json {
  if (first === undefined) return changedHere(value, change);
  const isLast = rest.length === 0;
  if (isList(value)) {
    if (isLast && change.kind === 'drop') return value.filter((_, index) => index !== first);
    if (isLast && change.kind === 'double') return [...value, value[Number(first)] ?? null];
    return value.map((item, index) => (index === first ? changedAt(item, rest, change) : item));
  }
  if (!isObject(value)) return value;
  if (isLast && change.kind === 'drop')
    return Object.fromEntries(Object.entries(value).filter(([key]) => key !== first));
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      key === first ? changedAt(one, rest, change) : one,
    ]),
  );
}

function changedHere(value: Json, { kind, value: index }: Change): Json {
  if (kind === 'add' && isObject(value)) return { ...value, xUnknown: strange[index] ?? null };
  if (kind === 'empty' && isList(value)) return [];
  if (kind === 'empty' && isObject(value)) return {};
  return strange[index] ?? null;
}
