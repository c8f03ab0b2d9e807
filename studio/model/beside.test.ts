import { expect, it } from 'vitest';
import { householdAt } from '../server/households';
import { handOf } from '../testing/hand';
import { differing, inStep } from './beside';
import type { Edit } from './edits';

const folder = 'tests/permit/journey-config';
const file = 'steps/apply/stay.json';
const { ready: was } = await handOf(folder);
const { state, step } = householdAt(was, 'withMonths');

async function withEdits(...edits: readonly Edit[]) {
  const { ready: now } = await handOf(folder, edits);
  return differing(was.engine.view(state, step), now.engine.view(state, step)).map(
    ({ section, field, is, what }) => [section, field, is, ...what],
  );
}

const title: Edit = {
  ...{ file, pointer: '/title', was: 'How long do you need it?', value: 'For how long?' },
};
const hidden: Edit = {
  ...{
    file,
    pointer: '/fields/from/visible',
    was: null,
    value: { '!': { var: 'facts.isMonthly' } },
  },
};

it('pages of the same are the same; a question that one has not and a title that is other are told', async () => {
  expect(await withEdits()).toEqual([]);
  expect(await withEdits(title)).toEqual([['stay', '', 'otherwise', 'title']]);
  expect(await withEdits(hidden, title)).toEqual([
    ['stay', '', 'otherwise', 'title'],
    ['stay', 'from', 'only before'],
  ]);
});

it('what is gone stands where it stood, among what comes after it', async () => {
  const later: Edit = {
    ...{ file, pointer: '/fields/renewal/title', was: 'When it runs out', value: 'When it ends' },
  };
  expect((await withEdits(hidden, later)).map(([, field]) => field)).toEqual(['from', 'renewal']);
});

it('both pages come to a place, and what one has not stands there as far below its section', () => {
  const at = { section: 'stay', field: 'from' };
  const page = (ys: Readonly<Record<string, number>>) => (of: { readonly field: string }) =>
    ys[of.field] ?? null;
  const both = page({ '': 100, from: 300 });
  expect(inStep(at, both, page({ '': 150, from: 400 }))).toEqual([300, 400]);
  expect(inStep(at, both, page({ '': 150 }))).toEqual([300, 350]);
  expect(inStep(at, page({}), both)).toEqual([300, 300]);
  expect(inStep(at, page({ '': 10 }), page({ '': 30 }))).toEqual([10, 30]);
  expect(inStep(at, page({}), page({}))).toBeNull();
});
