import type { Json, JsonObject } from '../../src/engine';

export type Path = readonly (string | number)[];

/** One value of one file. */
export interface Place {
  readonly file: string;
  readonly path: Path;
  readonly value: Json;
}

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

export const objectAt = (value: Json | undefined, ...path: Path): JsonObject => {
  const found = valueAt(value, path);
  return isObject(found) ? found : {};
};

export function valueAt(value: Json | undefined, path: Path): Json | undefined {
  let found = value;
  for (const key of path) {
    if (isList(found) && typeof key === 'number') found = found[key];
    else if (isObject(found) && typeof key === 'string' && Object.hasOwn(found, key))
      found = found[key];
    else return undefined;
  }
  return found;
}

export function placesOf(file: string, value: Json, path: Path = []): readonly Place[] {
  const below = isList(value)
    ? value.flatMap((item, index) => placesOf(file, item, [...path, index]))
    : isObject(value)
      ? Object.entries(value).flatMap(([key, item]) => placesOf(file, item, [...path, key]))
      : [];
  return [{ file, path, value }, ...below];
}

/** A copy with another value at a place; `undefined` takes the key or the item away. */
export function put(document: Json, path: Path, value: Json | undefined): Json {
  const [key, ...rest] = path;
  if (key === undefined) return value ?? null;
  if (isList(document)) {
    const index = Number(key);
    const item = rest.length === 0 ? value : put(document[index] ?? null, rest, value);
    return item === undefined
      ? document.filter((_, at) => at !== index)
      : [...document.slice(0, index), item, ...document.slice(index + 1)];
  }
  const object = isObject(document) ? document : {};
  const name = String(key);
  const item = rest.length === 0 ? value : put(valueAt(object, [name]) ?? {}, rest, value);
  if (item === undefined) return withEntries(object, (entry) => (entry[0] === name ? [] : [entry]));
  if (!Object.hasOwn(object, name))
    return Object.fromEntries([...Object.entries(object), [name, item]]);
  return withEntries(object, (entry) => (entry[0] === name ? [[name, item]] : [entry]));
}

/** A copy in which one key is spelt otherwise, in its old place. */
export function renamed(document: Json, path: Path, name: string): Json {
  const parent = path.slice(0, -1);
  const key = path.at(-1);
  return put(
    document,
    parent,
    withEntries(objectAt(document, ...parent), ([one, item]) => [[one === key ? name : one, item]]),
  );
}

type Entry = readonly [string, Json];

/** `Object.fromEntries` makes `__proto__` a key like any other; an assignment would not. */
const withEntries = (object: JsonObject, map: (entry: Entry) => readonly Entry[]): JsonObject =>
  Object.fromEntries(Object.entries(object).flatMap(map));

export const print = (document: Json): string => `${JSON.stringify(document, null, 2)}\n`;

export const pointer = (path: Path): string => path.map((key) => `/${String(key)}`).join('');

/** A value as a word in a sentence. */
export const word = (value: Json | undefined): string =>
  typeof value === 'string' ? value : JSON.stringify(value ?? null);
