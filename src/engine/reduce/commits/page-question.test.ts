import { describe, expect, it } from 'vitest';
import type { CompiledJourney } from '../../../journey';
import { change, entry, sequence, sequenceStep, use } from '../../testing';
import { entriesOf, entryAt, filled, order, read } from '../../testing/order';

/** The order, whose last page asks by itself whether it is done, and then loads something. */
const asking: CompiledJourney = {
  ...order,
  steps: order.steps.map((step) => (step.id === 'done' ? { ...step, entry: 'ask' } : step)),
  sequences: {
    ...order.sequences,
    ask: sequence(
      'ask',
      [
        sequenceStep('ask', {
          use: use('ask', 'asked'),
          then: [change({ set: { fresh: 'asked' } })],
        }),
        sequenceStep('load'),
      ],
      { commit: 'order' },
    ),
  },
};

const at = (state: Parameters<typeof entry>[0] | null) =>
  read(filled('q1', asking), state === null ? [] : [entry(state)]).enter('done');

describe('a page that asks about a commit by a sequence of its own', () => {
  it('does not ask a second time what is asked about already', () => {
    const page = at({ state: 'unsent' });
    expect(page.planned()).toEqual(['load']);
    expect(page.state.progress.runs['ask']?.steps['ask']).toBe('skipped');
  });

  it('hears a yes as the outcome of what was known as refused (row 9), and goes no further', () => {
    const page = at({ state: 'refused' });
    expect(page.planned()).toEqual(['ask']);
    page.succeed('asked', true);
    expect(entryAt(page)).toMatchObject({ state: 'done', late: true });
    expect(page.planned()).not.toContain('load');
    // What follows is what the commit says, not the step.
    expect(page.read('fresh')).toBeNull();
    expect(page.state.progress.runs['ask']?.status).toBe('done');
  });

  it('hears nothing in a no, and goes on', () => {
    const page = at({ state: 'refused' }).succeed('asked', false);
    expect(entryAt(page).state).toBe('refused');
    expect(page.planned()).toEqual(['load']);
    expect(page.read('fresh')).toBe('asked');
  });

  it('hears nothing where nothing is known, or there is no number', () => {
    const page = at(null).succeed('asked', true);
    expect([entriesOf(page), page.planned()]).toEqual([[], ['load']]);
    const none = read(filled('q1', asking).answer('s', 'quote', null), [
      entry({ state: 'refused' }),
    ]).enter('done');
    none.succeed('asked', true);
    expect([entryAt(none).state, none.planned()]).toEqual(['refused', ['load']]);
  });
});
