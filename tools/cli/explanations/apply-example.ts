import { findNodeAtLocation, parseTree, type Node } from 'jsonc-parser';
import type { Example } from './explanation';

/** The text of a file with the piece of an example in its place. */
export function applyExample(text: string, at: Example['at'], piece: string): string {
  if (at.length === 0) return piece;
  const root = parseTree(text);
  const parent = root && findNodeAtLocation(root, at.slice(0, -1));
  if (root === undefined || parent === undefined) throw new Error(`There is no ${at.join('/')}`);
  const node = findNodeAtLocation(root, [...at]);
  if (node !== undefined)
    return replace(text, parent.type === 'object' ? whole(node) : node, piece);
  // A key that the fixture does without.
  const inside = parent.offset + 1;
  return `${text.slice(0, inside)}${piece},${text.slice(inside)}`;
}

/** The key with its value. */
const whole = (value: Node): Node => value.parent ?? value;

const replace = (text: string, { offset, length }: Node, piece: string): string =>
  text.slice(0, offset) + piece + text.slice(offset + length);
