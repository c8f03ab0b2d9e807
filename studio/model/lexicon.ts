import type { PeoplesWords } from '../../src/explain';
import type { Key, Readable, ValueType, Vocabulary } from '../../src/journey';
import { lookupStatuses, nameUnder, operatorOf, wordsOf, type Json } from '../../src/rules';
import { entryOperator, pathRead, type RuleTree } from './rule-tree';

/** What is declared, as people call it, for the rules of one section. */
export interface Lexicon {
  readonly words: PeoplesWords;
  /** Without drafts that only other sections read. */
  readonly readables: readonly Readable[];
  readonly byPath: ReadonlyMap<string, Readable>;
  readonly lookups: readonly string[];
  readonly directories: Vocabulary['directories'];
}

/** `section`: id of that whose rules are edited; empty for what belongs to none. */
export function lexiconOf(
  { readables, lookups, directories }: Vocabulary,
  words: PeoplesWords,
  section: string,
): Lexicon {
  const own = readables.filter(({ draft }) => draft === null || draft === section);
  return {
    ...{ words, lookups, directories, readables: own },
    byPath: new Map(own.map((each) => [each.path, each])),
  };
}

/** What is known of the value of a part. */
export interface Known {
  readonly type: ValueType;
  readonly values: readonly Json[] | null;
  /** Whose options name the values. */
  readonly path?: string;
  readonly isOptional: boolean;
  readonly keys: readonly Key[];
}

const unknown: Known = { type: 'unknown', values: null, isOptional: true, keys: [] };
const gives = { condition: 'boolean', number: 'number', text: 'text', value: 'unknown' } as const;

export function knownOf(tree: RuleTree | undefined, lexicon: Lexicon): Known {
  const path = pathRead(tree);
  if (path !== null) {
    const found = lexicon.byPath.get(path);
    return found === undefined ? { ...unknown, path } : { ...found, path };
  }
  if (tree === undefined) return unknown;
  if (tree.kind === 'list') return { ...unknown, type: 'list' };
  if (tree.kind === 'value') return { ...unknown, type: typeOf(tree.value), isOptional: false };
  const { operator, parts } = tree;
  if (operator === 'if') return knownOf(parts[1], lexicon);
  if (operator === 'lookupStatus')
    return { ...unknown, type: 'text', values: lookupStatuses, isOptional: false };
  if (operator === entryOperator) return { ...unknown, ...keyOfEntry(parts, lexicon) };
  const known = operatorOf(operator);
  if (known === undefined) return unknown;
  return { ...unknown, type: gives[known.gives], isOptional: known.nothing !== 'never' };
}

function keyOfEntry(
  [directory, , key]: readonly RuleTree[],
  { directories }: Lexicon,
): Pick<Known, 'type' | 'values'> | null {
  if (directory?.kind !== 'value' || key?.kind !== 'value') return null;
  return (
    directories[wordsOf(directory.value)]?.find(({ name }) => name === wordsOf(key.value)) ?? null
  );
}

export function typeOf(value: Json): ValueType {
  if (value === null) return 'nothing';
  if (Array.isArray(value)) return 'list';
  const types = { boolean: 'boolean', number: 'number', string: 'text', object: 'object' } as const;
  return types[typeof value as keyof typeof types];
}

/** A value to begin with, where one of this kind is compared. */
export const firstOf = ({ type, values }: Pick<Known, 'type' | 'values'>): Json =>
  values?.[0] ?? (type === 'number' ? 0 : type === 'boolean' ? true : '');

/** Facts are conditions that are made once; all else is what somebody answered or a call has said. */
export const isFact = (path: string): boolean => nameUnder('facts', path) !== null;
