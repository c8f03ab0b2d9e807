import { expect, it } from 'vitest';
import type { Edit } from '../model/edits';
import { openDesk, type Desk } from './desk';
import { provedBy, provedOf } from './prove';
import { reviewBy, reviewOf } from './review';

const folder = 'tests/permit/journey-config';
const label = (value: string): Edit => ({
  ...{ file: 'steps/apply/stay.json', pointer: '/title', was: 'How long do you need it?', value },
});
const draft = (words: string): Promise<Desk> => openDesk(folder, [label(words)], true);

/** With another error than scenarios expect. */
const red = (message: string): Promise<Desk> => {
  const pointer = '/fields/from/checks/notPast/message';
  const was = 'Choose a first day that is not past.';
  return openDesk(folder, [{ ...label(''), pointer, was, value: message }], true);
};

/** The least at a time, until it is done: how far it was each time, and what it came to. */
function slices<Answer extends object>(next: () => Answer | { readonly done: number }) {
  const steps: number[] = [];
  for (;;) {
    const answer = next();
    if (!('done' in answer)) return { steps, answer };
    steps.push(answer.done);
  }
}

const isRising = (steps: readonly number[]): boolean =>
  steps.length > 10 && steps.every((step, index) => step >= (steps[index - 1] ?? 0));

it('proves in slices what it proves at once', async () => {
  const desk = await draft('For how long?');
  const other = await draft('For how many months?');
  // Two that are asked about in turn keep each other from nothing.
  provedBy(other, 0);
  const { steps, answer } = slices(() => {
    provedBy(other, 0);
    return provedBy(desk, 0);
  });
  expect(isRising(steps)).toBe(true);
  // Of other words nothing is known from before.
  const { findings, ...counts } = provedOf(await draft('How long is it?'));
  expect({ ...counts, findings: findings.length }).toEqual({
    ...answer,
    findings: findings.length,
  });
});

it('plays in slices what it plays at once, also where another draft comes between', async () => {
  const [desk, stored] = [await red('Not so early.'), await openDesk(folder, [], true)];
  expect(reviewBy(desk, stored, 0)).toMatchObject({ done: 1 });
  expect(reviewBy(await draft('How much longer?'), stored, 0)).toMatchObject({ done: 1 });
  const { steps, answer } = slices(() => reviewBy(desk, stored, 0));
  expect(steps[0]).toBe(2);
  expect(isRising(steps)).toBe(true);
  expect(answer).toHaveProperty('red.0');
  expect(answer).toEqual(reviewOf(await red('Not so early.'), stored));
});
