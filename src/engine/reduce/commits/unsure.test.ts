import { describe, expect, it } from 'vitest';
import type { CompiledJourney } from '../../../journey';
import { call, lostReply, sequence, use, v, type Drive } from '../../testing';
import { filled, locked, order } from '../../testing/order';

const steps = (order.sequences['save']?.steps ?? []).map((one) =>
  one.id === 'save' ? { ...one, use: { ...use('save'), with: { note: v('with.note') } } } : one,
);

/** The order, whose save holds what its sequence was asked with. */
const noted: CompiledJourney = {
  ...order,
  calls: { ...order.calls, save: call('save', { ...order.calls['save'], body: v('with.note') }) },
  sequences: {
    ...order.sequences,
    save: sequence('save', steps, { commit: 'order', waits: true }),
  },
};

const asked = (page: Drive, note: string): Drive =>
  locked(page.happen({ type: 'sequenceRequested', sequence: 'save', with: { note } }));

describe('a save whose end is unknown (row 14)', () => {
  const lost = () => asked(filled('q1', noted), 'A').fail('save', lostReply);

  it('is made again as it was', () => {
    expect(asked(lost(), 'A').planned()).toEqual(['save']);
  });

  it('might overwrite what is asked for by now: a fresh key is fetched', () => {
    expect(asked(lost(), 'B').planned()).toEqual(['fresh']);
  });
});
