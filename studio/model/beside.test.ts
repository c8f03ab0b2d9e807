import { expect, it } from 'vitest';
import { householdAt } from '../server/households';
import { handOf } from '../testing/hand';
import { differing } from './beside';
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
