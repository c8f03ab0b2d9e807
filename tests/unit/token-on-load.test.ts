import { expect, it } from 'vitest';
import { shipped } from './shipped';

it('RES-26 CUS-10 results and sign-up ask for a token on load, and no other step does', () => {
  const { steps } = shipped().journey;
  expect(steps.filter(({ renewsToken }) => renewsToken).map(({ id }) => id)).toEqual([
    'quoteResults',
    'personalDetails',
  ]);
});
