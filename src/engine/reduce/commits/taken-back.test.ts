import { describe, expect, it } from 'vitest';
import { entry, moment, refusal, type Drive, neverLeft } from '../../testing';
import {
  act,
  entriesOf,
  entryAt,
  filled,
  leave,
  locked,
  plannedTypes,
  press,
  read,
  sending,
  unsent,
  wait,
  elsewhere,
} from '../../testing/order';

const planned = () => locked(press(filled())).succeed('save', true);
const takenBack = (page: Drive) => page.fail('send', neverLeft);

describe('an attempt that never left (row 4)', () => {
  it('leaves the one before it unsent, and that is asked about as before (row 12)', () => {
    const page = takenBack(leave(locked(act(unsent(), 'sendAgain'))));
    expect(entryAt(page)).toMatchObject({ state: 'unsent', attempt: 1, takenBack: 1 });
    expect(page.effects).toContainEqual({ type: 'wait', timer: 'order.q1', seconds: 300 });
    expect(wait(page, 300).planned()).toEqual(['ask']);
    expect(entryAt(page.succeed('ask', true))).toMatchObject({ state: 'done', late: true });
  });

  it('leaves nothing to wait for where it was the first', () => {
    const page = takenBack(sending());
    expect(plannedTypes(page)).toEqual(['stopWaiting', 'forget', 'unlock']);
    expect(entriesOf(page)).toEqual([]);
  });

  it('takes back nothing of another tab that sends it meanwhile', () => {
    const other = entry({ state: 'sending' });
    const page = takenBack(read(planned(), [other], elsewhere));
    expect(plannedTypes(page)).not.toContain('forget');
    expect(entriesOf(page)).toEqual([other]);
  });

  it('is nothing to a household that has cleared it', () => {
    for (const failure of [neverLeft, { ...neverLeft, kind: 'network' } as const]) {
      const page = read(wait(sending(), 20), [], { cause: 'cleared' }).fail('send', failure);
      expect(plannedTypes(page)).not.toContain('forget');
      expect(entriesOf(page)).toEqual([]);
    }
  });
});

describe('an attempt that was blocked right before the writing (row 2)', () => {
  const blocked = (page: Drive, ledger = {}) =>
    page.happen({
      type: 'commitBlocked',
      request: page.request('send'),
      why: 'otherTab',
      ledger,
      at: moment,
    });

  it('lets go of the lock, though the other tab sends the same', () => {
    const page = blocked(planned(), { order: [entry({ state: 'sending' })] });
    expect(plannedTypes(page)).toContain('unlock');
    expect(page.state.commits.watches).toEqual({});
  });

  it('is no answer for whoever does not wait for it any more', () => {
    const page = planned();
    const request = page.request('send');
    page.answer('s', 'plan', 'P2');
    const event = { type: 'commitBlocked', why: 'otherTab', ledger: {}, at: moment } as const;
    page.happen({ ...event, request });
    expect(page.state.lookups['send']?.status).toBe('idle');
    expect(plannedTypes(page)).toContain('unlock');
  });

  it('is nothing once it has left, and nothing where nothing was planned', () => {
    for (const page of [sending(), filled()]) {
      const { state } = page;
      expect(blocked(page).state).toBe(state);
    }
  });
});

describe('what is sent again as it was, and refused', () => {
  it('needs no fresh key while nothing is changed (row 14)', () => {
    const page = leave(locked(act(unsent(), 'sendAgain'))).fail('send', refusal(400));
    wait(page.succeed('ask', false), 5).succeed('ask', false);
    expect(entryAt(page)).toMatchObject({ state: 'refused', attempt: 2 });
    expect(locked(press(page)).planned()).toEqual(['save']);
  });
});
