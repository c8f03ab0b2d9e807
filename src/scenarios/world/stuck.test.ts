import { expect, it } from 'vitest';
import { permit } from '../../engine/testing';
import { reaction } from '../../engine/testing/build';
import { play } from '../testing/play';

/** Without the compiler, which refuses what need not come to an end. */
const round = reaction({ kind: 'changed', paths: ['postcode'] }, [
  { set: { postcode: { cat: [{ var: 'postcode' }, 'x'] } } },
]);
const [first, ...others] = permit.steps;
const [home, ...sections] = first?.sections ?? [];
if (first === undefined || home === undefined) throw new Error('The permit begins with a section.');
const endless = {
  ...permit,
  steps: [
    { ...first, sections: [{ ...home, reactions: [...home.reactions, round] }, ...sections] },
    ...others,
  ],
};

it('X7 a scenario in which changes set each other off for too long says so, and goes no further', () => {
  const scenario = { do: [{ answer: { 'home.postcode': 'ab1' } }] };
  expect(play(scenario)).toBe('passed');
  expect(play(scenario, endless)).toBe(
    'Changes set each other off for too long and were stopped: postcode was still to be heard.',
  );
});
