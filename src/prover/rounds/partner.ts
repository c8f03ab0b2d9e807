import type { Failure } from '../../engine';
import { allIn, allOf, type CompiledJourney, type Pick } from '../../journey';
import { getPath, isObject, type Json, type JsonObject } from '../../rules';
import type { Diagrams, Node } from '../diagrams/diagrams';
import type { Assignment } from '../diagrams/ways';
import { known } from '../values/value';
import { putAt } from '../witness/put-at';
import { isOutside, outside } from './moment';

/** How a partner answers a call each time: as is kept, or with a failure of this status or kind. */
export type Saying = 'answers' | number | 'network' | 'timeout' | 'malformed';

/** All that a household's partner may say each time, the plainest first: what the journey tells apart. */
export function sayingsOf(journey: CompiledJourney): readonly Saying[] {
  const told = new Set<Saying>(['answers', ...(journey.failures?.statuses ?? [])]);
  for (const { none } of Object.values(journey.calls)) for (const each of none) told.add(each);
  for (const part of allOf(journey, 'failure'))
    for (const { rules } of [part, ...allIn(part, 'change')])
      for (const { rule } of rules) for (const each of sayingsIn(rule)) told.add(each);
  const other = [400, 404, 409, 418, 500, 503].find((each) => !told.has(each));
  return [...told, ...(other === undefined ? [] : [other]), 'network'].filter(
    (each, index, all): each is Saying => all.indexOf(each) === index,
  );
}

function sayingsIn(rule: Json): readonly Saying[] {
  if (typeof rule === 'number') return rule >= 100 && rule < 600 ? [rule] : [];
  if (rule === 'network' || rule === 'timeout' || rule === 'malformed') return [rule];
  if (rule === null || typeof rule !== 'object') return [];
  return (Object.values(rule) as readonly Json[]).flatMap(sayingsIn);
}

export const failureOf = (saying: Exclude<Saying, 'answers'>): Failure =>
  typeof saying === 'number'
    ? { kind: 'http', status: saying, message: null }
    : { kind: saying, status: 0, message: null };

const mark = 'partner ';
const nameOf = (as: string, call: string): string => `${mark}${as} ${call}`;

/** What a partner says to a call under a name. */
export const saidTo = (
  diagrams: Diagrams,
  sayings: readonly Saying[],
  as: string,
  call: string,
): Node =>
  outside(
    diagrams,
    nameOf(as, call),
    sayings.map((each) => known(each)),
  );

/** What the partner of one household says to each call under a name. */
export function partnerIn(way: Assignment): (as: string, call: string) => Saying {
  const said = new Map<string, Saying>();
  for (const [variable, index] of way) {
    const value = variable.classes[index];
    if (value?.is === 'known') said.set(variable.term.key, value.json as Saying);
  }
  return (as, call) => said.get(`so ${nameOf(as, call)}`) ?? 'answers';
}

/** The household's own part of a way. */
export const householdsPart = (way: Assignment): Assignment =>
  new Map([...way].filter(([variable]) => !isOutside(variable)));

/** The same with what its partner says: what tells one play from another. */
export const playersPart = (way: Assignment): Assignment =>
  new Map(
    [...way].filter(
      ([variable]) => !isOutside(variable) || variable.term.key.startsWith(`so ${mark}`),
    ),
  );

/** An answer of which so much is kept; as near to it as a pick allows. */
export function answerKept(pick: Pick, kept: Json): Json {
  switch (pick.kind) {
    case 'path':
      return putAt(null, pick.path, kept);
    case 'first':
      return putAt(null, pick.path, kept === null ? [] : [marked(kept, pick.where)]);
    case 'all':
      return putAt(
        null,
        pick.path,
        listOf(kept).map((each) => marked(each, pick.where)),
      );
    case 'entries':
      return putAt(
        null,
        pick.path,
        Object.fromEntries(
          listOf(kept).flatMap((each) => {
            const id = getPath(each, 'id');
            return typeof id === 'string' ? [[id, getPath(each, 'label')]] : [];
          }),
        ),
      );
    case 'object':
      return Object.entries(pick.keys).reduce<Json>(
        (so, [key, inner]) => laidOver(so, answerKept(inner, getPath(kept, key))),
        {},
      );
  }
}

const listOf = (kept: Json): readonly Json[] =>
  Array.isArray(kept) ? (kept as readonly Json[]) : [];

const marked = (item: Json, where: JsonObject): Json =>
  Object.entries(where).reduce<Json>((so, [key, value]) => putAt(so, key, value), item);

function laidOver(one: Json, other: Json): Json {
  if (Array.isArray(one) && Array.isArray(other)) return [...listOf(one), ...listOf(other)];
  if (!isObject(one) || !isObject(other)) return other ?? one;
  return Object.entries(other).reduce<JsonObject>(
    (so, [key, each]) => ({ ...so, [key]: laidOver(so[key] ?? null, each) }),
    one,
  );
}
