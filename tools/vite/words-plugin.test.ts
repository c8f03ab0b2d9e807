import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { withoutWords } from './words-plugin';

it.each([
  ['between others', '({ a: 1, says: (x) => `${x}`, run: 2 })', ['a', 'run']],
  ['at the end', '({ run: 2, says() { return { says: 1 }; } })', ['run']],
  ['in what a function makes', '(() => ({ says: null, run: 2 }))()', ['run']],
])('takes the words %s away, and nothing else', async (_, code, keys) => {
  const left = withoutWords(code, parseSync('words.js', code).program);
  expect(left).toHaveLength(code.length);
  const made = (await import(
    `data:text/javascript,${encodeURIComponent(`export default ${left}`)}`
  )) as { readonly default: object };
  expect(Object.keys(made.default)).toEqual(keys);
});

it('takes away what only a compiler asks of an operator, and no operator of that name', () => {
  const code =
    "({ takes: { kinds: ['date'], count: [2, 2] }, gives: 'text', nothing: 'never', count, run: 1 })";
  const left = withoutWords(
    code,
    parseSync('words.js', code).program,
    new Set(['gives', 'nothing', 'count']),
  );
  expect(left.replaceAll(/\s+/g, ' ')).toBe("({ takes: { kinds: ['date'], }, count, run: 1 })");
});
