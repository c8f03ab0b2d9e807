import { describe, expect, it } from 'vitest';
import type { Failure } from '../../model';
import {
  call,
  change,
  drive,
  entry,
  lostReply,
  moment,
  refusal,
  runOf,
  v,
  neverLeft,
} from '../../testing';
import {
  act,
  entriesOf,
  entryAt,
  filled,
  heardOn,
  locked,
  order,
  plannedTypes,
  press,
  read,
  sending,
  unsent,
  wait,
  saving,
} from '../../testing/order';

const day = 24 * 60 * 60;
const choose = (page: ReturnType<typeof filled>) =>
  page.happen({ type: 'sequenceRequested', sequence: 'choose', with: {} });
const pageIs = (page: ReturnType<typeof filled>, online: boolean, inView = true) =>
  page.happen({ type: 'pageChanged', online, inView, at: moment });

describe('without a connection', () => {
  it('nothing is sent, not even what would be saved, and the page says so (S15)', () => {
    const page = press(pageIs(filled(), false));
    expect(page.effects).toEqual([]);
    expect(runOf(page)?.status).toBe('failed');
    expect(heardOn(page)).toEqual(['beside: notSent → tryAgain']);
    expect(plannedTypes(act(pageIs(page, true), 'tryAgain'))).toEqual(['lock']);
  });

  it('what commits nothing is tried all the same', () => {
    expect(plannedTypes(choose(pageIs(filled(), false)))).toEqual(['lock']);
  });
});

describe('what only saves', () => {
  it('gives way to another choice of the same household', () => {
    const page = choose(saving());
    expect(page.planned()).toEqual(['choose']);
    expect(page.state.progress.runs).toMatchObject({
      save: { status: 'failed', message: null },
      choose: { status: 'running' },
    });
    expect(plannedTypes(page.succeed('choose', true))).toContain('unlock');
    expect(plannedTypes(press(page))).toEqual(['lock']);
  });

  it('does not give way to the same once more', () => {
    const page = saving();
    const { state } = page;
    expect(press(page).state).toBe(state);
  });

  it('does not give way to another sequence that commits', () => {
    const { save } = order.sequences;
    if (save === undefined) throw new Error('no sequence');
    const sequences = { ...order.sequences, other: { ...save, id: 'other' } };
    const page = locked(press(filled('q1', { ...order, sequences })));
    page.happen({ type: 'sequenceRequested', sequence: 'other', with: {} });
    expect(page.effects).toEqual([]);
  });

  it('gives way to nothing from the moment at which it is about to be sent', () => {
    const planned = saving().succeed('save', true);
    const { state } = planned;
    expect(choose(planned).state).toBe(state);
    expect(choose(sending()).effects).toEqual([]);
  });
});

describe('a sequence that commits', () => {
  it('prepares once, and not when it is taken up', () => {
    const { save } = order.sequences;
    if (save === undefined) throw new Error('no sequence');
    const first = [change({ set: { plan: { cat: [v('plan'), '!'] } } })];
    const about = { ...order, sequences: { ...order.sequences, save: { ...save, first } } };
    const page = locked(press(filled('q1', about)));
    expect(page.read('plan')).toBe('P1!');
    page.fail('save', refusal(422)).happen({ type: 'lookupRetried', lookup: 'save' });
    expect([locked(page).planned(), page.read('plan')]).toEqual([['save'], 'P1!']);
  });

  it('that ends without a word leaves what was done, and gives up what was under way', () => {
    const page = sending().fail('send', lostReply);
    expect(runOf(page)?.steps).toEqual({ fresh: 'skipped', save: 'done', send: 'failed' });
    const held = press(filled()).happen({
      type: 'lockRefused',
      sequence: 'save',
      ledger: {},
      at: moment,
    });
    expect(runOf(held)?.steps).toEqual({ fresh: 'waiting', save: 'waiting', send: 'waiting' });
  });

  it('is not begun once everything was begun anew', () => {
    const page = press(filled()).happen({ type: 'startedAnew' });
    expect(plannedTypes(locked(page))).toEqual(['unlock']);
  });

  it('knows under the lock that nobody else sends', () => {
    const page = locked(press(filled()), { order: [entry({ state: 'sending', subject: 'q2' })] });
    expect(entryAt(page, 'q2').state).toBe('doubt');
    expect(page.planned()).not.toContain('save');
  });
});

describe('the lock', () => {
  const taken = (sequence: string) => ({
    type: 'lockTaken' as const,
    sequence,
    ledger: {},
    kept: true,
    unsettled: [],
    at: moment,
  });

  it('that nobody waits for any more is let go', () => {
    expect(filled().happen(taken('save')).effects).toEqual([{ type: 'unlock' }]);
  });

  it('of another sequence than the one that asked for it changes nothing', () => {
    const page = press(filled());
    const { state } = page;
    expect(page.happen(taken('choose')).state).toBe(state);
    expect(page.effects).toEqual([]);
    const late = saving();
    expect(late.happen(taken('save')).effects).toEqual([]);
  });

  it('that is refused to another sequence changes nothing', () => {
    const page = press(filled());
    const { state } = page;
    const event = { type: 'lockRefused', sequence: 'choose', ledger: {}, at: moment } as const;
    expect(page.happen(event).state).toBe(state);
  });

  it('is had, and nothing is sent, where the page had not said that nothing is kept (S14)', () => {
    const page = locked(press(filled()), {}, { kept: false });
    expect(plannedTypes(page)).toEqual(['unlock']);
    expect(heardOn(page)).toEqual(['beside: notKept']);
    expect(locked(press(page), {}, { kept: false }).planned()).toEqual(['save']);
  });
});

describe('the ledger, before anything is begun', () => {
  it('leads a press on to what is done, and ends what was pressed', () => {
    const page = press(read(filled(), [entry({ state: 'done', ties: [] })]));
    expect([page.planned(), runOf(page)?.status]).toEqual([['→ done'], 'done']);
  });

  it('stops what was tried as often as may be', () => {
    const page = press(read(filled(), [entry({ state: 'unsent', attempt: 3 })]));
    expect([page.effects, runOf(page)?.status]).toEqual([[], 'failed']);
  });

  it('asks for no tick where nothing is committed', () => {
    const page = choose(read(filled(), [entry({ subject: 'q0', state: 'unsent' })]));
    const event = { type: 'lockTaken', sequence: 'choose', kept: true, unsettled: [] } as const;
    page.happen({ ...event, ledger: page.state.commits.ledger, at: moment });
    expect(page.planned()).toEqual(['choose']);
  });

  it('is not taken for kept where nobody tried', () => {
    const page = read(read(filled(), [], { kept: false }), [], { kept: null });
    expect(page.state.commits.kept).toBe(false);
  });

  it('ends what a page loads where it is done already', () => {
    const page = drive(order, {}, undefined, false).enter().answer('s', 'quote', 'q1');
    read(page, [entry({ state: 'done', ties: [] })]).enter('look');
    expect(page.state.progress.runs['load']?.status).toBe('failed');
    expect(page.enter().planned()).toEqual(['→ done']);
    expect(page.state.progress.runs['load']?.status).toBe('done');
  });
});

describe('what is in doubt for a day', () => {
  it('of another home is put aside by the tick too', () => {
    const old = entry({ subject: 'q2', same: 'home 9', watched: day });
    const page = read(filled(), [old]);
    expect(plannedTypes(locked(press(page)))).toEqual(['unlock']);
    locked(press(page.answer('s', 'again', true)));
    expect(page.planned()).toContain('save');
    expect(entryAt(page, 'q2').state).toBe('aside');
  });
});

describe('after a refusal that is believed (row 14)', () => {
  const refused = () => {
    const page = sending().fail('send', refusal(400)).succeed('ask', false);
    return wait(page, 5).succeed('ask', false);
  };

  it('the same is saved again as it was', () => {
    expect(entryAt(refused()).state).toBe('refused');
    expect(locked(press(refused())).planned()).toEqual(['save']);
  });

  it('other details fetch a fresh key', () => {
    expect(locked(press(refused().answer('s', 'name', 'Bea'))).planned()).toEqual(['fresh']);
  });

  it('so does what was saved by nobody knows whom', () => {
    const page = read(filled(), [entry({ state: 'refused' })]);
    expect(locked(press(page)).planned()).toEqual(['fresh']);
  });
});

describe('a save whose end may be unknown', () => {
  it.each<[string, Failure, string]>([
    ['no answer', lostReply, 'fresh'],
    ['an answer that nobody understands', { ...lostReply, kind: 'malformed' }, 'fresh'],
    ['502', refusal(502), 'fresh'],
    ['500', refusal(500), 'fresh'],
    ['408', refusal(408), 'fresh'],
    ['499', refusal(499), 'save'],
    ['never sent', neverLeft, 'save'],
  ])('%s: with other details by a fresh key, or saved again', (_, failure, planned) => {
    const page = saving().fail('save', failure).answer('s', 'name', 'Bea');
    expect(locked(press(page)).planned()).toEqual([planned]);
  });

  it('asks for a fresh key again where none was had, though all is as it was', () => {
    const page = saving().fail('save', lostReply).answer('s', 'name', 'Bea');
    locked(press(page)).fail('fresh', refusal(422)).answer('s', 'name', 'Ann');
    expect(locked(press(page)).planned()).toEqual(['fresh']);
  });

  it('is known where the call says that such a status refuses it', () => {
    const calls = {
      ...order.calls,
      save: call('save', { ...order.calls['save'], refuses: [502] }),
    };
    const page = locked(press(filled('q1', { ...order, calls })));
    page.fail('save', refusal(502)).answer('s', 'name', 'Bea');
    expect(locked(press(page)).planned()).toEqual(['save']);
  });
});

/** So many seconds on, of what is asked about and in no ledger. */
const suspected = (page: ReturnType<typeof filled>, seconds: number) => {
  const [timer = ''] = Object.keys(page.state.commits.watches);
  const at = moment + 1000 * seconds;
  return page.happen({ type: 'waited', timer, seconds, online: true, at });
};

describe('a save that is told that it may be done already', () => {
  it('has that asked about, and a yes is believed of what was known as unsent', () => {
    const page = locked(press(unsent()));
    page.succeed('fresh', 'k9').fail('save', refusal(409));
    expect(page.planned()).toEqual(['ask']);
    expect(heardOn(page)).not.toContain('beside: hint → askNow');
    page.succeed('ask', true);
    expect(entryAt(page)).toMatchObject({ state: 'done', late: true });
    expect(page.planned()).toContain('→ done');
    expect(plannedTypes(page)).toContain('unlock');
  });

  it('goes on saying its own message where it is not', () => {
    const page = saving().fail('save', refusal(409)).succeed('ask', false);
    suspected(page, 5).succeed('ask', false);
    expect(runOf(page)).toMatchObject({ status: 'failed', marker: 'saved' });
    expect(page.state.commits.suspicion).toBeNull();
  });

  it('asks nothing where it failed in another way, or there is no number', () => {
    const odd = saving().fail('save', { kind: 'malformed', status: 409, message: null });
    expect([odd.planned(), odd.state.commits.suspicion]).toEqual([[], null]);
    const none = saving().answer('s', 'quote', null).fail('save', refusal(409));
    expect([none.planned(), none.state.commits.suspicion]).toEqual([[], null]);
  });

  it('saves nothing again before that is known, but for another number', () => {
    const page = saving().fail('save', refusal(409)).fail('ask', lostReply);
    expect(press(page).effects).toEqual([]);
    expect(page.happen({ type: 'lookupRetried', lookup: 'save' }).effects).toEqual([]);
    page.answer('s', 'quote', 'q2');
    expect(plannedTypes(press(page))).toContain('lock');
    expect(page.state.commits.suspicion).toBeNull();
  });

  it('says nothing to a household that has cleared its answers', () => {
    const page = saving().fail('save', refusal(409)).succeed('ask', false);
    page.happen({ type: 'startedAnew' });
    suspected(page, 5).succeed('ask', false);
    expect(page.state.commits.suspicion).toBeNull();
    expect(runOf(page)).toBeUndefined();
  });

  it('is noted as done where nothing was known of it', () => {
    const page = saving().fail('save', refusal(409, 'Twice.')).succeed('ask', true);
    expect(entryAt(page)).toMatchObject({ state: 'done', attempt: 0, refusal: null, record: null });
    expect(heardOn(page, 'done')).toEqual(['panel: doneUnknown → copy print']);
    expect(runOf(page)?.status).toBe('done');
  });

  it('hints at it where the question fails, and the button waits for that', () => {
    const page = saving().fail('save', refusal(409)).fail('ask', lostReply);
    expect(heardOn(page)).toEqual(['beside: hint → askNow']);
    const refused = { status: 409, message: 'Twice.' };
    const told = saving().fail('save', refusal(409, 'Twice.'));
    expect(told.state.commits.suspicion?.entry.refusal).toEqual(refused);
    expect(page.view().submit?.available).toBe(false);
    expect(heardOn(page, 'look')).toEqual(['beside: hint → askNow']);
  });
});

describe('a page out of view', () => {
  it('asks no more of what is asked every few minutes, and at once on return', () => {
    const page = pageIs(unsent(), true, false);
    expect(wait(page, 300).planned()).toEqual([]);
    pageIs(page, true);
    read(page, entriesOf(page), { cause: 'return', at: moment + 3_600_000 });
    expect(page.planned()).toEqual(['ask']);
  });

  it('goes on asking about what is in doubt', () => {
    const page = pageIs(sending().fail('send', lostReply).fail('ask'), true, false);
    expect(wait(page, 2).planned()).toEqual(['ask']);
  });
});
