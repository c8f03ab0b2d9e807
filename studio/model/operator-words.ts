import { operatorOf, type Speech } from '../../src/rules';
import { entryOperator } from './rule-tree';

const gap = '…';

/** An operator with nothing said of its arguments. */
const ofNothing: Speech = {
  value: () => gap,
  condition: () => gap,
  key: () => gap,
  literal: () => gap,
};

/** How groups of conditions are called. */
export const groupWords = {
  and: 'All of these hold',
  or: 'At least one of these holds',
  'not or': 'None of these holds',
  'not and': 'Not all of these hold',
} as const;

/** What an operator says of so many arguments, in the words of the sentences: `is more than …`. */
export function operatorWords(name: string, holds = true, count = 2): string {
  if (name === entryOperator) return 'what a directory says';
  if (name === 'if') return 'one of several, by conditions';
  const given = Array.from({ length: count }, (_, index) =>
    name === 'in' && index === 1 ? [gap, gap] : gap,
  );
  const said = operatorOf(name)?.says?.(given, ofNothing, holds) ?? name;
  return said
    .replace(/^… /, '')
    .replace(/( …|, …)+$/, '')
    .replace(/,$/, '');
}
