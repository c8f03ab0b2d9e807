import type { Json, JsonObject } from '../../engine';
import { atKey, ScenarioProblem, type Located } from './located';
import { meant } from './nearest';

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a value is, in words, for a message. */
const kindOf = (value: Json): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : `the ${typeof value} ${JSON.stringify(value)}`;
};

const wrong = (from: Located, expected: string): ScenarioProblem =>
  new ScenarioProblem(from, `${expected} is expected here, and this is ${kindOf(from.value)}.`);

export function readText(from: Located): string {
  if (typeof from.value !== 'string') throw wrong(from, 'A text');
  return from.value;
}

export function readNumber(from: Located): number {
  if (typeof from.value !== 'number') throw wrong(from, 'A number');
  return from.value;
}

export function readBoolean(from: Located): boolean {
  if (typeof from.value !== 'boolean') throw wrong(from, 'true or false');
  return from.value;
}

/** yyyy-mm-dd. */
export function readDay(from: Located): string {
  const day = readText(from);
  if (/^\d{4}-\d{2}-\d{2}$/.test(day)) return day;
  throw new ScenarioProblem(from, 'A day is written as 2026-09-02.');
}

/** One of a few words. */
export function readWord<Word extends string>(from: Located, among: readonly Word[]): Word {
  const found = among.find((word) => word === from.value);
  if (found === undefined) throw wrong(from, `One of ${among.join(', ')}`);
  return found;
}

export function readList(from: Located): readonly Located[] {
  if (!Array.isArray(from.value)) throw wrong(from, 'A list');
  return [...from.parts.values()];
}

/** A list, or one value that stands for a list of one. */
export const readMany = (from: Located): readonly Located[] =>
  Array.isArray(from.value) ? readList(from) : [from];

export function readEntries(from: Located): readonly (readonly [string, Located])[] {
  if (!isObject(from.value)) throw wrong(from, 'An object');
  return [...from.parts];
}

/** An object's parts by key; a key that is not among the known ones is told with the nearest. */
export function readParts<Key extends string>(
  from: Located,
  known: readonly Key[],
): (key: Key) => Located | undefined {
  for (const [key, part] of readEntries(from)) {
    if (!known.some((name) => name === key)) throw unknownKey(key, part, known);
  }
  return (key) => from.parts.get(key);
}

export function unknownKey(key: string, at: Located, known: Iterable<string>): ScenarioProblem {
  return new ScenarioProblem(atKey(at), `\`${key}\` is not known here.`, meant(key, [...known]));
}

/** A part that has to be there. */
export function required(from: Located, key: string, part: Located | undefined): Located {
  if (part === undefined) throw new ScenarioProblem(from, `\`${key}\` is missing.`);
  return part;
}
