import { expect, it } from 'vitest';
import type { CompiledText } from '../../src/journey';
import { caseByCase, type TextEntry } from './question';

const entry = (raw: TextEntry['raw']): TextEntry => ({
  ...{ key: 'title', file: 'a.json', pointer: '/fields/name/title', raw },
  ...{ reads: 'Name', isShared: false },
});
const reads = (text: CompiledText): string =>
  text.map((part) => (typeof part === 'string' ? part : '')).join('');

it('a text with cases is edited case by case, each at its own place', () => {
  const raw = [{ when: { var: 'facts.isDog' }, text: 'Name of the dog' }, { text: 'Name' }];
  const cases = [
    { when: { var: 'facts.isDog' }, text: ['Name of the dog'] },
    { when: true, text: ['Name'] },
  ];
  expect(caseByCase(entry(raw), cases, reads)).toEqual([
    { ...entry('Name of the dog'), pointer: '/fields/name/title/0/text', reads: 'Name of the dog' },
    { ...entry('Name'), pointer: '/fields/name/title/1/text', reads: 'Name' },
  ]);
});

it('one text is edited as it is', () => {
  expect(caseByCase(entry('Name'), undefined, reads)).toEqual([entry('Name')]);
});
