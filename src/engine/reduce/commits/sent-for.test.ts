import { expect, it } from 'vitest';
import type { JsonObject } from '../../model';
import type { CompiledJourney } from '../../../journey';
import { entry } from '../../testing';
import { plain } from '../../text';
import { filled, order, read } from '../../testing/order';

const [about] = Object.values(order.commits);
if (about === undefined) throw new Error('no commit');
const plan = { path: 'commit.record.plan' };
const naming: CompiledJourney = {
  ...order,
  commits: {
    order: {
      ...about,
      says: {
        ...about.says,
        whichUnknown: { title: [], text: [[plan, ' or ', { path: 'commit.record.earlier.plan' }]] },
      },
    },
  },
};

/** What is said once it is done, and which, when it was sent for these, the last first. */
function saidOf(...records: readonly JsonObject[]): readonly string[] {
  const record = records.reduceRight((earlier: JsonObject | null, one) =>
    earlier === null ? one : { ...one, earlier },
  );
  const ties = records.map((_, index) => ({ key: `k${String(index)}` }));
  const page = read(filled('q1', naming), [entry({ state: 'done', said: 'yes', ties, record })]);
  const [view] = page.view('done').commits;
  const [said] = view?.says ?? [];
  return [said?.id ?? '', ...(said?.text.map(plain) ?? [])];
}

it('known by asking alone, it is not known which of two it was sent for (S9)', () => {
  expect(saidOf({ plan: 'B' }, { plan: 'A' })).toEqual(['whichUnknown', 'B or A']);
});

it('is the one that it was sent for twice, whatever else of that was another', () => {
  expect(saidOf({ plan: 'A', on: 2 }, { plan: 'A', on: 1 })[0]).toBe('doneAsked');
});

it('names both, however often it was sent for one of them', () => {
  const twice = [{ plan: 'B', on: 2 }, { plan: 'B', on: 1 }, { plan: 'A' }] as const;
  expect(saidOf(...twice)).toEqual(['whichUnknown', 'B or A']);
});

it('names none where it was sent for three', () => {
  expect(saidOf({ plan: 'C' }, { plan: 'B' }, { plan: 'A' })[0]).toBe('doneUnknown');
});
