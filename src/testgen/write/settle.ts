import type { Json, JsonObject } from '../../engine';
import {
  checksOf,
  parseLocated,
  ScenarioProblem,
  type Located,
  type Mismatch,
  type World,
} from '../../scenarios';
import { isObject } from '../../rules';
import { joined } from './expected';

/** A value that is compared is settled in so many rounds. */
const mostRounds = 6;

/** What holds of what is expected, as it is; what cannot be expected there is left out. */
export function settled(world: World, expected: JsonObject): JsonObject {
  let all: JsonObject = {};
  for (const [key, value] of Object.entries(expected))
    for (const part of apart(value)) all = joined(all, one(world, { [key]: part }));
  return all;
}

/** Name by name, so that one that cannot be expected keeps no other from it. */
function apart(value: Json): readonly Json[] {
  if (isObject(value)) return Object.entries(value).map(([key, each]) => ({ [key]: each }));
  return Array.isArray(value) && value.length > 0 ? value.map((each: Json) => [each]) : [value];
}

function one(world: World, expected: JsonObject): JsonObject {
  let now = expected;
  for (let round = 0; round < mostRounds; round += 1) {
    const from = parseLocated('', JSON.stringify(now));
    const wrong = mismatchesIn(world, from);
    if (wrong === null) return {};
    const [first] = wrong;
    if (first === undefined) return now;
    const next = mended(from, first);
    if (next === null) return {};
    now = next;
  }
  return {};
}

/** null for what cannot be asked of this world. */
function mismatchesIn(world: World, from: Located): readonly Mismatch[] | null {
  try {
    return checksOf(from).flatMap((check) => check(world));
  } catch (error) {
    if (error instanceof ScenarioProblem) return null;
    throw error;
  }
}

function mended(from: Located, { at, instead }: Mismatch): JsonObject | null {
  if (instead === null) return null;
  if ('value' in instead) return put(from, at.offset, instead.value) as JsonObject;
  const [[, names] = ['', []]] = Object.entries(from.value as JsonObject);
  return { [instead.list]: names };
}

/** The value with another one where something is written. */
function put(from: Located, offset: number, value: Json): Json {
  if (from.offset === offset) return value;
  if (Array.isArray(from.value))
    return [...from.parts.values()].map((part) => put(part, offset, value));
  if (!isObject(from.value)) return from.value;
  return Object.fromEntries(
    [...from.parts].map(([key, part]) => [key, put(part, offset, value)] as const),
  );
}
