import fc from 'fast-check';
import type { Json } from '../../../src/api';
import { extra, oddValues } from './odd';
import { isList, isObject } from './schema';

/** One change of an answer: which of its places, and what happens there. */
export interface Change {
  readonly place: number;
  readonly kind: 'replace' | 'drop' | 'add' | 'empty' | 'double' | 'many' | 'wrap';
  readonly value: number;
}

export const changes: fc.Arbitrary<readonly Change[]> = fc.array(
  fc.record({
    place: fc.nat(10_000),
    kind: fc.oneof(
      { arbitrary: fc.constant('replace' as const), weight: 9 },
      { arbitrary: fc.constantFrom('drop', 'add', 'empty', 'double', 'wrap'), weight: 9 },
      { arbitrary: fc.constant('many' as const), weight: 1 },
    ),
    value: fc.nat(oddValues.length - 1),
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
    if (isLast && change.kind === 'many')
      return [...value, ...manyOf(value[Number(first)] ?? null)];
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

const manyOf = (value: Json): readonly Json[] => Array.from({ length: 60 }, () => value);

function changedHere(value: Json, { kind, value: index }: Change): Json {
  if (kind === 'add' && isObject(value)) return { ...value, xUnknown: `${extra} <b data-canary>` };
  if (kind === 'empty' && isList(value)) return [];
  if (kind === 'empty' && isObject(value)) return {};
  if (kind === 'wrap') return [value];
  return oddValues[index] ?? null;
}
