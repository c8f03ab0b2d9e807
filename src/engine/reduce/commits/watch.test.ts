import { describe, expect, it } from 'vitest';
import type { CompiledCall } from '../../../journey';
import { call, commit, entry, refusal, runOf, use, v, type Drive } from '../../testing';
import {
  act,
  doubtful,
  entryAt,
  filled,
  order,
  read,
  sending,
  unsent,
  wait,
} from '../../testing/order';

const timerOf = (page: Drive) =>
  page.effects.flatMap((effect) => (effect.type === 'wait' ? effect.seconds : []));

/** The next question is asked after so many seconds, and not a second sooner. */
function asksAfter(page: Drive, seconds: number): Drive {
  expect(wait(page, seconds - 1).planned()).toEqual([]);
  expect(wait(page, 1).planned()).toEqual(['ask']);
  return page;
}

describe('the wait for the next question', () => {
  it('grows as the journey says, and stays at the last of it', () => {
    const page = doubtful();
    for (const seconds of [2, 5, 10, 20, 40, 60, 60, 60]) asksAfter(page.fail('ask'), seconds);
  });

  it('stays at the last, also where that is short', () => {
    const { confirmBy } = commit('order');
    const asksOften = commit('order', { confirmBy: { ...confirmBy, every: [0, 2, 30] } });
    const page = sending(filled('q1', { ...order, commits: { order: asksOften } })).fail('send');
    for (const seconds of [2, 30, 30]) asksAfter(page.fail('ask'), seconds);
  });

  it('goes on after a timer that ended at once; one that counts no seconds is none', () => {
    const page = doubtful().fail('ask');
    expect(timerOf(wait(page, 0))).toEqual([2]);
    for (const seconds of [-1, Number.NaN]) expect(wait(page, seconds).effects).toEqual([]);
  });

  it('is five seconds after a refusal that the partner does not know of', () => {
    asksAfter(sending().fail('send', refusal(400)).succeed('ask', false), 5);
  });

  it('is five minutes for what was put aside', () => {
    const page = read(filled('q2'), [entry({ state: 'aside' })], { cause: 'storage' });
    asksAfter(page, 300);
  });

  it('slows down ten minutes after the doubt began, not after it was sent', () => {
    const page = wait(wait(sending(), 20).fail('ask'), 590).fail('ask');
    for (const seconds of [5, 10]) asksAfter(page, seconds).fail('ask');
    asksAfter(page, 300);
  });

  it('begins anew where it came due while the last was under way', () => {
    for (const late of [2, 10]) {
      const page = wait(doubtful(), late);
      expect(page.planned()).toEqual([]);
      expect(timerOf(page.fail('ask'))).toEqual([2]);
      asksAfter(page, 2);
    }
  });
});

describe('the timer', () => {
  it('goes off for the next question, and once a minute while it is open', () => {
    expect(timerOf(doubtful())).toEqual([2]);
    expect(timerOf(wait(doubtful(), 2))).toEqual([60]);
  });

  it('goes off for the question alone once it is settled, or where that is under way', () => {
    const page = unsent();
    expect(timerOf(page)).toEqual([300]);
    expect(timerOf(wait(page, 300))).toEqual([300]);
    expect(timerOf(wait(page, 300))).toEqual([60]);
  });

  it('that tells of no time changes nothing', () => {
    const page = doubtful().fail('ask');
    const { state } = page;
    for (const seconds of [-1, Number.NaN]) expect(wait(page, seconds).state).toBe(state);
  });
});

describe('the end of patience', () => {
  const sent = (about: Partial<CompiledCall>) => {
    const send = call('send', { ...order.calls['send'], ...about });
    return sending(filled('q1', { ...order, calls: { ...order.calls, send } }));
  };

  it('is that of the call, where it says none its time-out, and else there is none', () => {
    expect(entryAt(wait(sent({}), 20)).state).toBe('doubt');
    const patient = wait(sent({ patience: null }), 119);
    expect(timerOf(patient)).toEqual([1]);
    expect(entryAt(wait(patient, 1)).state).toBe('doubt');
    expect(entryAt(wait(sent({ patience: null, within: null }), 9999)).state).toBe('sending');
  });
});

describe('Ask now', () => {
  it('asks nothing while the answer itself is awaited', () => {
    expect(act(sending(), 'askNow').effects).toEqual([]);
  });

  it('asks nothing sooner than ten seconds after the last, whatever was known then', () => {
    const page = sending().fail('send', refusal(400)).fail('ask');
    const asked = page.state.commits.watches['order.q1']?.askedFrom ?? 0;
    expect(act(page, 'askNow', asked + 3000).planned()).toEqual([]);
    expect(act(page, 'askNow', asked + 10_000).planned()).toEqual(['ask']);
  });

  it('plans nothing where the question comes as soon by itself', () => {
    const page = doubtful().fail('ask');
    const asked = page.state.commits.watches['order.q1']?.askedFrom ?? 0;
    expect(act(page, 'askNow', asked + 8000).effects).toEqual([]);
  });
});

describe('the question', () => {
  it('is about what was sent, whatever is on the page by now', () => {
    const { confirmBy } = commit('order');
    const about = { ...use('ask'), with: { quote: v('commit.tie.key') } };
    const asksByKey = commit('order', { confirmBy: { ...confirmBy, use: about } });
    const page = sending(filled('q1', { ...order, commits: { order: asksByKey } }));
    page.answer('s', 'key', 'k2').fail('send');
    expect(page.sent('ask')?.body).toBe('k1');
  });
});

describe('what has its end', () => {
  it('is watched no more', () => {
    const page = sending().succeed('send', { reference: 'R' });
    expect(wait(page, 60).effects).toEqual([]);
  });

  it('began no sequence where this visit began none', () => {
    const page = read(filled(), [entry()]).succeed('ask', true);
    expect(page.planned()).toContain('→ done');
    expect(runOf(page)).toBeUndefined();
  });
});
