import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import type { Json } from '../../src/rules';
import { operatorsIn, withoutUnused } from './used-operators';

const code = [
  "import { and, or } from './logic';",
  "export const operators = { var: read, '===': same, and, or };",
  'export const known = { ...operators, and: 1 };',
].join('\n');

it.each<[string, Json, string]>([
  ['what a journey uses', { steps: [{ relevant: { and: [{ var: 'a' }] } }] }, 'and'],
  ['what stands beside a note of its source', { source: ['T-1'], or: [true] }, 'or'],
])('%s stays, and what it does not use goes', (_, journey, name) => {
  const used = operatorsIn(journey);
  const left = withoutUnused(code, parseSync('index.js', code).program, used);
  expect(left).toHaveLength(code.length);
  expect(left.split('\n')[1]?.match(/(?<=[{,] *)[^ ,:{}]+(?=[,:]| *\})/g)).toEqual([
    'var',
    "'==='",
    name,
  ]);
  expect(left.split('\n')[2]).toBe('export const known = { ...operators, and: 1 };');
});

it('keeps what the page asks by itself, and no name that is none', () => {
  expect([...operatorsIn({ title: 'includes', colour: [1] })]).toEqual(['var', '===']);
});
