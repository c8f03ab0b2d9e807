import fc from 'fast-check';
import { getNodeValue } from 'jsonc-parser';
import { expect, it } from 'vitest';
import { Report } from '../diagnostic';
import { parseQuickly } from './parse-quickly';
import { parseSource } from './parse-source';

it('reads a sound text', () => {
  expect(parseQuickly('{"a": ["b:c\\"", {"d\\\\": null}]}')).toEqual({
    value: { a: ['b:c"', { 'd\\': null }] },
  });
});

it.each([
  ['no JSON', '{"a": 1,}'],
  ['a comment', '{} // no'],
  ['a key written twice', '{"a": {"b": 1, "b": 1}}'],
  ['a key written twice, once escaped', '{"a": 1, "\\u0061": 2}'],
  ['a key that reaches the prototype', '{"a": [{"__proto__": {"b": 1}}]}'],
  ['a number that is none', '{"a": [1e999]}'],
  ['a number that is held as another', '{"a": 9007199254740993}'],
  ['nothing', ''],
])('leaves %s to be read with care', (_, text) => {
  expect(parseQuickly(text)).toBeNull();
});

it('reads every other JSON as it is meant, and its tree says where each value stands', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      const report = new Report();
      const file = parseSource('a.json', text, report);
      if (report.hasErrors()) return;
      expect(parseQuickly(text)?.value).toEqual(JSON.parse(text));
      if (file?.root === undefined) throw new Error('there is no tree');
      expect(getNodeValue(file.root)).toEqual(JSON.parse(text));
    }),
  );
});
