import { expect, it } from 'vitest';
import { once } from './index';

it('what belongs to a key is made when it is first asked for, and is the same ever after', () => {
  const made: string[] = [];
  const of = once((key: string) => {
    made.push(key);
    return { key };
  });
  expect(made).toEqual([]);
  const first = of('a');
  expect(of('b')).toEqual({ key: 'b' });
  expect(of('a')).toBe(first);
  expect(made).toEqual(['a', 'b']);
});
