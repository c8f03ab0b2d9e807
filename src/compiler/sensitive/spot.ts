import type { Json, JsonObject } from '../../engine';
import type { Cursor } from '../source';

/** A value of a file together with where it stands. */
export interface Spot {
  /** Path from the root of the configuration. */
  readonly file: string;
  readonly pointer: readonly string[];
  readonly value: Json;
}

export const spotOf = (at: Cursor<unknown>): Spot => ({
  file: at.file.path,
  get pointer() {
    return at.pointer.map(String);
  },
  value: at.value as Json,
});

/** What stands under a key of a value: its place is put together when it is asked for. */
class Part implements Spot {
  readonly file: string;
  readonly value: Json;
  readonly #outer: Spot;
  readonly #key: string;

  constructor(outer: Spot, key: string, value: Json) {
    this.file = outer.file;
    this.value = value;
    this.#outer = outer;
    this.#key = key;
  }

  get pointer(): readonly string[] {
    return [...this.#outer.pointer, this.#key];
  }
}

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A key that is there; null where it is absent or null. */
export function under(spot: Spot | null, ...keys: readonly string[]): Spot | null {
  let at = spot;
  for (const key of keys) {
    const value = isObject(at?.value) ? at.value[key] : undefined;
    if (at === null || value === undefined || value === null) return null;
    at = new Part(at, key, value);
  }
  return at;
}

/** Keys of an object that say something. */
export function entriesOf(spot: Spot | null): readonly (readonly [string, Spot])[] {
  if (spot === null || !isObject(spot.value)) return [];
  return Object.keys(spot.value).flatMap((key) => {
    const part = under(spot, key);
    return part === null ? [] : [[key, part] as const];
  });
}

/** Items of a list; what is no list stands for a list of one. */
export function itemsOf(spot: Spot | null): readonly Spot[] {
  if (spot === null) return [];
  if (!Array.isArray(spot.value)) return [spot];
  return spot.value.map((value: Json, index) => new Part(spot, String(index), value));
}

/** null for what is no text. */
export const textOf = (spot: Spot | null): string | null =>
  typeof spot?.value === 'string' ? spot.value : null;

/** Every text in a value that has this in it, with its place. */
export function textsWith(part: string, spot: Spot): readonly Spot[] {
  const found: Spot[] = [];
  const pointer = [...spot.pointer];
  const visit = (value: Json): void => {
    if (typeof value === 'string') {
      if (value.includes(part)) found.push({ file: spot.file, pointer: [...pointer], value });
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries<Json>(value)) {
        pointer.push(key);
        visit(inner);
        pointer.pop();
      }
    }
  };
  visit(spot.value);
  return found;
}

/** JSON pointer. */
export const pointerOf = ({ pointer }: Spot): string =>
  pointer.map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
