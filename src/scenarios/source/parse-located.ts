import { parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import type { Json } from '../../engine';
import { located, type Located } from './located';
import { ScenarioProblem } from './scenario-problem';

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
