import { parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import type { Json } from '../../engine';

/** A value of a scenario's file, together with the place where it is written. */
export interface Located {
  readonly value: Json;
  /** Path from the root of the configuration. */
  readonly file: string;
  /** Of its first character. */
  readonly offset: number;
  /** Entries of an object by key, items of a list by index; empty for a single value. */
  readonly parts: ReadonlyMap<string, Located>;
  /** Where its key is written, for an entry of an object. */
  readonly key: number;
  /**
   * Where all of the value is written: its own place, or the cell of the table's row that `$column`
   * took it from; null where it is put together of words, keys or parts with columns in them.
   */
  readonly source: number | null;
}

const nothing: ReadonlyMap<string, Located> = new Map();

export const located = (
  value: Json,
  file: string,
  offset: number,
  parts: ReadonlyMap<string, Located> = nothing,
  key = offset,
  source: number | null = offset,
): Located => ({ value, file, offset, parts, key, source });

/** At the key of an entry, and not at its value. */
export const atKey = (at: Located): Located => ({ ...at, offset: at.key });

/**
 * What keeps a scenario from being read or played: a slip in its file, or something that no person
 * could do. Thrown where it is found, and told by the runner with file and line.
 */
export class ScenarioProblem extends Error {
  readonly at: Located;
  readonly help: string | null;

  constructor(at: Located, message: string, help: string | null = null) {
    super(message);
    this.name = 'ScenarioProblem';
    this.at = at;
    this.help = help;
  }
}

/** A scenario that would go on for ever. */
export class EndlessProblem extends ScenarioProblem {}

const unsafe = new Set(['__proto__', 'constructor', 'prototype']);

/** Strict JSON with places. Throws for what is none, and for a key that is written twice. */
export function parseLocated(file: string, text: string): Located {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  if (first !== undefined || root === undefined) {
    const at = located(null, file, first?.offset ?? 0);
    const why = first === undefined ? 'it is empty' : printParseErrorCode(first.error);
    throw new ScenarioProblem(at, `This file is not JSON: ${why}.`);
  }
  return read(root, file, root.offset);
}

function read(node: Node, file: string, key: number): Located {
  const children = node.children ?? [];
  if (node.type === 'array') {
    const items = children.map((child) => read(child, file, child.offset));
    const value = items.map((item) => item.value);
    const parts = new Map(items.map((item, index) => [String(index), item]));
    return located(value, file, node.offset, parts, key);
  }
  if (node.type !== 'object') return located(node.value as Json, file, node.offset, undefined, key);
  const parts = new Map<string, Located>();
  for (const { children: [name, inner] = [] } of children) {
    if (name === undefined || inner === undefined) continue;
    const word = String(name.value);
    const at = located(word, file, name.offset);
    if (parts.has(word)) throw new ScenarioProblem(at, `\`${word}\` is written twice.`);
    if (unsafe.has(word)) throw new ScenarioProblem(at, `\`${word}\` is never allowed as a key.`);
    parts.set(word, read(inner, file, name.offset));
  }
  const value = Object.fromEntries([...parts].map(([word, part]) => [word, part.value]));
  return located(value, file, node.offset, parts, key);
}

/** A place as people count it. */
export interface FilePlace {
  /** Path from the root of the configuration. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
}

/** The place of an offset in a file's text. */
export function placeIn(file: string, text: string, offset: number): FilePlace {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return { file, line, column: offset - before.lastIndexOf('\n') };
}
