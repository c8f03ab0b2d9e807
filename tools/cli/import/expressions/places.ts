import { parseXPath } from '../xpath/parse-xpath';
import type { XPathPath } from '../xpath/xpath-tree';
import type { TableRow } from '../xform/model';
import type { Written } from '../xml/read-xml';
import { Unsaid, type Said } from './said';

/** From where an expression reads. */
export interface Frame {
  /** Path of the node that it belongs to. */
  readonly node: string;
  /** Of an item of a list: `draft` while it is asked for, `item` within a rule that goes through the list. */
  readonly within: { readonly repeat: string; readonly as: 'draft' | 'item' } | null;
  /** The row of a table that a choice is made of, and the node of its question. */
  readonly row: TableRow | null;
}

/** What the nodes of a form are in our language. */
export interface Meanings {
  /** @throws Unsaid for what there is nothing for */
  readonly of: (path: string, frame: Frame) => Said;
  /** Whether a path is that of a list, and the answer that it is. */
  readonly listAt: (path: string) => string | null;
  /** Where the item of a list that stands around stands in it. @throws Unsaid for anything else */
  readonly placeIn: (path: string, frame: Frame) => Said;
  /** What holds, written as JSON, whenever a variable of our language has an answer: its relevance. */
  readonly implies: (variable: string) => ReadonlySet<string>;
  /** The answer whose choice's label an expression is, as a text of ours names it; null for anything else. */
  readonly labelledBy: (written: Written, frame: Frame) => string | null;
  /** What `jr:choice-name()` comes to, of the choices of a question. */
  readonly choiceNames: (path: string) => ReadonlyMap<string, string>;
}

/** The path that a step by step description leads to. */
export function placeOf({ from, steps }: XPathPath, frame: Frame): string {
  if (typeof from === 'object')
    throw new Unsaid(
      `It reads the list “${from.instance}”`,
      'our language has no tables within rules: say the few cases, or ask a partner by a call',
    );
  let place = from === 'root' ? '' : frame.node;
  for (const { to, name, where } of steps) {
    if (where.length > 0)
      throw new Unsaid(
        'It picks one of several nodes by a condition or number',
        'our language reads a list as a whole: count, sum, or one condition for each item',
      );
    if (to === 'parent') place = place.slice(0, Math.max(0, place.lastIndexOf('/')));
    else if (to === 'child') place = `${place}/${name.slice(name.indexOf(':') + 1)}`;
  }
  return place;
}

/** The path that a text names, as the second argument of `jr:choice-name()` does. */
export function placeOfText(text: string, frame: Frame): string {
  const tree = parseXPath(text);
  if (tree?.kind !== 'path')
    throw new Unsaid(`“${text}” names no question`, 'name one by its path');
  return placeOf(tree.path, frame);
}
