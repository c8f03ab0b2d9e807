import type { Pointer, SourceFile } from './source-file';

type Parts = ReadonlyMap<string, Cursor<unknown>>;

/**
 * A value together with the place where it is written. A value that was laid together
 * from two files knows for each part which file it comes from.
 * The types hold because the file was checked against its schema before.
 *
 * A part is the same cursor each time, also for all variants that leave it as it is: what is
 * worked out of a place can be kept by its cursor.
 */
export class Cursor<out T> {
  readonly value: T;
  readonly file: SourceFile;
  readonly #parts: Parts | null;
  readonly #outer: Cursor<unknown> | null;
  readonly #key: string | number;
  #pointer: Pointer | null;
  #met: Map<string | number, Cursor<unknown>> | null = null;

  constructor(
    value: T,
    file: SourceFile,
    pointer: Pointer | null = [],
    parts: Parts | null = null,
    outer: Cursor<unknown> | null = null,
    key: string | number = '',
  ) {
    this.value = value;
    this.file = file;
    this.#pointer = pointer;
    this.#parts = parts;
    this.#outer = outer;
    this.#key = key;
  }

  /** Where it stands in its file. Put together when it is asked for: most places are never said. */
  get pointer(): Pointer {
    return (this.#pointer ??= this.#outer === null ? [] : [...this.#outer.pointer, this.#key]);
  }

  /** The part under a key or index, whose value is given. */
  part<V>(key: string | number, value: V): Cursor<V> {
    const elsewhere = this.#parts?.get(String(key)) as Cursor<V> | undefined;
    if (elsewhere !== undefined) return elsewhere;
    const met = this.#met?.get(key) as Cursor<V> | undefined;
    if (met?.value === value) return met;
    const made = new Cursor(value, this.file, null, null, this, key);
    if (met === undefined) (this.#met ??= new Map()).set(key, made);
    return made;
  }

  /** A key that may be absent. */
  find<K extends keyof T & string>(key: K): Cursor<Exclude<T[K], undefined>> | null {
    const value = this.value[key];
    return value === undefined ? null : this.part(key, value as Exclude<T[K], undefined>);
  }

  /** A key that the schema requires. */
  at<K extends keyof T & string>(key: K): Cursor<Exclude<T[K], undefined>> {
    const found = this.find(key);
    if (found === null) throw new Error(`${this.file.path} has no \`${key}\``);
    return found;
  }

  /** Its place, seen as another type that the caller has made sure of. */
  as<U>(value: U): Cursor<U> {
    if (Object.is(value, this.value)) return this as unknown as Cursor<U>;
    const seen = new Cursor(value, this.file, this.#pointer, this.#parts, this.#outer, this.#key);
    seen.#met = this.#met ??= new Map();
    return seen;
  }
}

/** Items of a list; none for an absent one. */
export function items<V>(list: Cursor<readonly V[]> | null): readonly Cursor<V>[] {
  return list === null ? [] : list.value.map((value, index) => list.part(index, value));
}

/** Keys and values of an object; none for an absent one. */
export function entries<V>(
  map: Cursor<Readonly<Record<string, V>>> | null,
): readonly (readonly [string, Cursor<V>])[] {
  if (map === null) return [];
  return Object.entries(map.value).map(([key, value]) => [key, map.part(key, value)] as const);
}

/** A value that stands for a list of one. */
export function oneOrMore<V>(given: Cursor<V | readonly V[]> | null): readonly Cursor<V>[] {
  if (given === null) return [];
  return Array.isArray(given.value) ? items(given as Cursor<readonly V[]>) : [given as Cursor<V>];
}
