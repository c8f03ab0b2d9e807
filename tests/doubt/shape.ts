/**
 * A small description of plain JSON from which both the type and the check are made,
 * so that neither can say anything that the other does not.
 */

type Word =
  | 'text'
  | 'text?'
  | 'texts'
  | 'texts?'
  | 'number?'
  | 'numbers'
  | 'numbers?'
  | 'flag'
  | 'flag?'
  | 'anything?';
/** A list of words is a choice; `'?'` among them means that it may be left out. */
type Field =
  | Word
  | readonly string[]
  | { readonly of: Shape; readonly optional?: true }
  | { readonly each: Shape | readonly string[]; readonly optional?: true };
export interface Shape {
  readonly [key: string]: Field;
}

type Named = { text: string; texts: readonly string[]; number: number; numbers: readonly number[] };
type Plain = Named & { flag: boolean; anything: unknown };
type Value<F> = F extends `${infer W extends keyof Plain}?`
  ? Plain[W]
  : F extends keyof Plain
    ? Plain[F]
    : F extends readonly (infer C)[]
      ? Exclude<C, '?'>
      : F extends { readonly of: infer S }
        ? Read<S>
        : F extends { readonly each: infer S }
          ? readonly (S extends readonly (infer C)[] ? C : Read<S>)[]
          : never;
type MayMiss<F> = F extends `${string}?`
  ? true
  : F extends readonly (infer C)[]
    ? '?' extends C
      ? true
      : false
    : F extends { readonly optional: true }
      ? true
      : false;
type Missable<S> = { [K in keyof S]: MayMiss<S[K]> extends true ? K : never }[keyof S];

/** The type of what a shape describes. */
export type Read<S> = { readonly [K in Exclude<keyof S, Missable<S>>]: Value<S[K]> } & {
  readonly [K in Missable<S>]?: Value<S[K]>;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown, type: string): boolean =>
  Array.isArray(value) && value.every((item) => typeof item === type);

const plain: Record<keyof Plain, (value: unknown) => boolean> = {
  text: (value) => typeof value === 'string' && value !== '',
  texts: (value) => listOf(value, 'string'),
  number: (value) => typeof value === 'number',
  numbers: (value) => listOf(value, 'number'),
  flag: (value) => typeof value === 'boolean',
  anything: () => true,
};
const isPlain = (word: string): word is keyof Plain => word in plain;

const isChoice = (field: Field | Shape): field is readonly string[] => Array.isArray(field);

function mayMiss(field: Field): boolean {
  if (typeof field === 'string') return field.endsWith('?');
  return isChoice(field) ? field.includes('?') : field.optional === true;
}

function faultsOfItem(shape: Shape | readonly string[], value: unknown, where: string): string[] {
  if (!isChoice(shape)) return faults(shape, value, where);
  return typeof value === 'string' && shape.includes(value)
    ? []
    : [`${where}: ${JSON.stringify(value)} is not one of its words`];
}

function faultsOfField(field: Field, value: unknown, where: string): string[] {
  if (typeof field === 'string') {
    const word = field.replace('?', '');
    return isPlain(word) && plain[word](value) ? [] : [`${where}: not ${word}`];
  }
  if (isChoice(field)) return faultsOfItem(field, value, where);
  if ('of' in field) return faults(field.of, value, where);
  return Array.isArray(value)
    ? value.flatMap((item: unknown, index) => faultsOfItem(field.each, item, `${where}/${index}`))
    : [`${where}: not a list`];
}

/** What is wrong with a value; each fault says where. Empty when it has the shape. */
export function faults(shape: Shape, value: unknown, where: string): string[] {
  if (!isRecord(value)) return [`${where}: not an object`];
  const unknown = Object.keys(value).filter((key) => !(key in shape));
  return [
    ...unknown.map((key) => `${where}/${key}: no such word`),
    ...Object.entries(shape).flatMap(([key, field]) =>
      key in value
        ? faultsOfField(field, value[key], `${where}/${key}`)
        : mayMiss(field)
          ? []
          : [`${where}/${key}: missing`],
    ),
  ];
}

/** The value, once it is known to have the shape. @throws naming every fault. */
export function read<S extends Shape>(shape: S, value: unknown, where: string): Read<S> {
  const found = faults(shape, value, where);
  if (!has(shape, value, where)) throw new Error(found.join('\n'));
  return value;
}

const has = <S extends Shape>(shape: S, value: unknown, where: string): value is Read<S> =>
  faults(shape, value, where).length === 0;
