import { describe, expect, it } from 'vitest';
import { cutDownEntry } from '../../commits';
import type { CompiledJourney } from '../../../journey';
import {
  call,
  change,
  commit,
  entry,
  moment,
  refusal,
  runOf,
  v,
  type Drive,
  neverLeft,
} from '../../testing';
import {
  act,
  entriesOf,
  filled,
  heardOn,
  leave,
  locked,
  order,
  plannedTypes,
  press,
  read,
  sending,
  unsent,
  wait,
  elsewhere,
  saving,
} from '../../testing/order';

const { save } = order.sequences;
if (save === undefined) throw new Error('no sequence');
const ask = (page: Drive, sequence: string, given = {}) =>
  page.happen({ type: 'sequenceRequested', sequence, with: given });

/** The order, after another commit with a sequence of its own. */
const two: CompiledJourney = {
  ...order,
  commits: { other: commit('other'), ...order.commits },
  sequences: { other: { ...save, id: 'other', commit: 'other' }, ...order.sequences },
};

describe('a sequence that asked for the lock', () => {
  it('gives way to no other choice before it has it', () => {
    const page = press(filled());
    const { state } = page;
    expect(ask(page, 'choose').state).toBe(state);
  });

  it('is not held up by a lock that is refused once it has it', () => {
    const page = saving();
    const { state } = page;
    const event = { type: 'lockRefused', sequence: 'save', ledger: {}, at: moment } as const;
    expect(page.happen(event).state).toBe(state);
  });

  it('without a number asks for the lock without a connection, too: nothing can be sent', () => {
    const page = filled().answer('s', 'quote', null);
    page.happen({ type: 'pageChanged', online: false, inView: true, at: moment });
    expect(plannedTypes(press(page))).toEqual(['lock']);
  });

  it('sends nothing again that was cleared meanwhile', () => {
    const page = act(unsent(), 'sendAgain');
    read(page, [], { cause: 'cleared' });
    expect(plannedTypes(locked(page, {}))).toEqual(['unlock']);
    expect(runOf(page)?.status).toBe('failed');
  });

  it('asks for none where it is done already', () => {
    const page = read(filled(), [entry({ state: 'done', ties: [] })]);
    expect(plannedTypes(press(page))).toEqual(['navigate']);
  });

  it('prepares with what it was asked with', () => {
    const first = [change({ set: { plan: v('with.plan') } })];
    const about = { ...order, sequences: { ...order.sequences, save: { ...save, first } } };
    const page = locked(ask(filled('q1', about), 'save', { plan: 'P9' }));
    expect(page.read('plan')).toBe('P9');
  });
});

describe('another tab', () => {
  const other = entry({ state: 'sending', subject: 'q2' });

  it('that sends is waited for once, and for as long as it sends', () => {
    const page = read(filled(), [other], elsewhere);
    expect(plannedTypes(page)).toContain('watchLock');
    expect(plannedTypes(read(page, [{ ...other, watched: 9 }], elsewhere))).toEqual([]);
    expect(page.state.commits.elsewhere).toBe(true);
  });

  it('that sends what the journey names later than another commit is waited for, too', () => {
    expect(plannedTypes(read(filled('q1', two), [other], elsewhere))).toContain('watchLock');
  });

  it('is none where this one sends, or nobody', () => {
    const page = sending();
    expect(plannedTypes(read(page, entriesOf(page), elsewhere))).not.toContain('watchLock');
    expect(plannedTypes(read(filled(), [entry()], elsewhere))).not.toContain('watchLock');
  });

  it('is none where the request of this one is still under way, though all else was cleared', () => {
    const page = read(wait(sending(), 20), [], { cause: 'cleared' });
    const same = entry({ state: 'sending' });
    expect(plannedTypes(read(page, [same], elsewhere))).not.toContain('watchLock');
    for (const one of [{ ...same, attempt: 2 }, other]) {
      const cleared = read(wait(sending(), 20), [], { cause: 'cleared' });
      expect(plannedTypes(read(cleared, [one], elsewhere))).toContain('watchLock');
    }
  });

  it('that took one back and sends it again is named once', () => {
    const page = read(filled(), [other], elsewhere);
    read(read(page, [], elsewhere), [other], elsewhere);
    expect(page.state.commits.others).toEqual(['order.q2']);
  });

  it('may have done what a page was left for: why is not said any more', () => {
    const requires = [{ that: false, goTo: 'apply', notice: ['First this.'] }];
    const steps = order.steps.map((step) => (step.id === 'look' ? { ...step, requires } : step));
    const page = filled('q1', { ...order, steps })
      .enter('look')
      .enter();
    expect(page.state.progress.notice?.text).toBe('First this.');
    expect(read(page, [other], elsewhere).state.progress.notice).toBeNull();
  });

  it('that says the same again does not unsay that the last attempt was never sent', () => {
    const page = leave(locked(act(unsent(), 'sendAgain')));
    page.fail('send', neverLeft);
    expect(page.state.commits.notSent).not.toBeNull();
    read(page, entriesOf(page), elsewhere);
    expect(page.state.commits.notSent).not.toBeNull();
  });
});

describe('what is stored', () => {
  it('of what is unsent is asked about as the visit begins, and not as a tab writes it', () => {
    const known = [entry({ state: 'unsent' })];
    expect(read(filled(), known).planned()).toEqual(['ask']);
    expect(read(filled(), known, elsewhere).planned()).toEqual([]);
  });

  it('as a number alone is not written once more', () => {
    const cut = [cutDownEntry(entry())];
    expect(plannedTypes(read(read(filled(), cut), cut, elsewhere))).not.toContain('note');
    expect(plannedTypes(read(filled(), cut, elsewhere))).not.toContain('note');
  });

  it('as done, and read under the lock, leads on once', () => {
    const page = locked(press(filled()), { order: [entry({ state: 'done', ties: [] })] });
    expect(page.planned()).toEqual(['→ done']);
  });

  it('is forgotten once it is too old to warn, whoever reads it', () => {
    const ledger = { order: [entry({ subject: 'q0', state: 'done', ties: [] })] };
    const at = moment + 31 * 86_400_000;
    for (const happened of [
      () => press(filled()).happen({ type: 'lockRefused', sequence: 'save', ledger, at }),
      () => filled().happen({ type: 'lockFreed', ledger, at }),
      () => {
        const page = saving().succeed('save', true);
        const request = page.request('send');
        return page.happen({ type: 'commitBlocked', request, why: 'otherTab', ledger, at });
      },
    ]) {
      expect(plannedTypes(happened())).toContain('forget');
    }
  });

  it('as done leads on as the visit begins where it was in doubt here', () => {
    const page = read(filled(), [entry()], elsewhere);
    expect(read(page, [entry({ state: 'done', ties: [] })]).planned()).toContain('→ done');
  });
});

describe('a tick under a warning', () => {
  it('is taken back where the warning became another, as one is warned of no more', () => {
    const old = entry({ subject: 'q0', state: 'done', ties: [] });
    const late = entry({ subject: 'q5', state: 'unsent', sentAt: moment + 86_400_000 });
    const page = read(filled(), [old, late]).answer('s', 'again', true);
    expect(heardOn(page)).toContain('beside: againDone');
    read(page, [old, late], { cause: 'storage', at: moment + 30 * 86_400_000 + 1 });
    expect(heardOn(page)).toContain('beside: againUnsent');
    expect(page.read('again')).toBeNull();
  });
});

describe('what was asked about', () => {
  it('ends the sequence that sends it, and no other', () => {
    const page = sending(filled('q1', two)).fail('send').succeed('ask', true);
    expect(runOf(page)?.status).toBe('done');
  });

  it('holds up the choice that was told of it, which leads nowhere else', () => {
    const choose = call('choose', { alreadyDone: [409] });
    const about = { ...order, calls: { ...order.calls, choose } };
    const page = ask(filled('q1', about), 'choose');
    const ledger = page.state.commits.ledger;
    const lock = { type: 'lockTaken', sequence: 'choose', ledger, kept: true } as const;
    page.happen({ ...lock, unsettled: [], at: moment }).fail('choose', refusal(409));
    expect(page.succeed('ask', true).state.progress.runs['choose']?.status).toBe('failed');
    expect(plannedTypes(page)).toContain('unlock');
  });

  it('is in doubt in the end where all but its number was cleared in another tab', () => {
    const page = read(sending().fail('send', refusal(400)), [], { cause: 'cleared' });
    wait(page.succeed('ask', false), 20);
    expect(entriesOf(page)).toMatchObject([{ state: 'doubt', record: null }]);
    expect(plannedTypes(page)).toContain('unlock');
  });

  it('is nothing without a number: the save has failed', () => {
    const page = saving().answer('s', 'quote', null).fail('save', refusal(409));
    expect(runOf(page)).toMatchObject({ status: 'failed', marker: 'saved' });
  });

  it('is put away by no press where nothing is known', () => {
    expect(act(filled(), 'change').state.commits.dismissed).toEqual([]);
    expect(act(filled(), 'sendAgain').effects).toEqual([]);
  });
});
