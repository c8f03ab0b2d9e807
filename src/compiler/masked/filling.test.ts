import { expect, it } from 'vitest';
import { fillingOf } from './filling';
import { signOf } from './signs';

const [one, other] = [signOf(0), signOf(700)];
const made = {
  steps: [{ title: [`${one}, `, { path: 'name' }], hint: [`“${other}”`] }, { title: ['As it is'] }],
  facts: { isNone: true },
};
const words = (said: string) =>
  new Map([
    [one, said],
    [other, 'Other'],
  ]);

it('puts words in place of their signs, and leaves all else', () => {
  expect(fillingOf(made)?.with(words('Dear'))).toEqual({
    steps: [{ title: ['Dear, ', { path: 'name' }], hint: ['“Other”'] }, { title: ['As it is'] }],
    facts: { isNone: true },
  });
  expect(fillingOf(made.facts)?.with(words('Dear'))).toBe(made.facts);
});

it('makes anew only what other words stand in', () => {
  const filling = fillingOf(made);
  const [first, second] = [filling?.with(words('Dear')), filling?.with(words('Hello'))];
  expect(second?.steps[0]?.title).toEqual(['Hello, ', { path: 'name' }]);
  expect(second?.steps[0]?.hint).toBe(first?.steps[0]?.hint);
  expect(second?.steps[1]).toBe(first?.steps[1]);
  expect(filling?.with(words('Hello'))).toBe(second);
});

it('is none of what has a sign in a name', () => {
  expect(fillingOf({ [one]: true })).toBeNull();
});
