import type { Rule } from '../engine';
import type { CompiledText } from '../journey';
import type { Cell } from './table';

/** A text whose placeholders stay as they are written. */
export const textWords = (text: CompiledText): string =>
  text
    .map((part) => {
      if (typeof part === 'string') return part;
      return 'text' in part ? part.text : `{${part.path}}`;
    })
    .join('');

/** How a condition is said. */
export type RuleWords = (rule: Rule) => string;

/** A condition as a cell: it always holds, never, or when. */
export function conditionCell(
  rule: Rule,
  words: RuleWords,
  said: { readonly always: string; readonly never: string },
): Cell {
  if (rule === true) return { kind: 'always', text: said.always };
  if (rule === false) return { kind: 'never', text: said.never };
  return { kind: 'when', text: `when ${words(rule)}` };
}
