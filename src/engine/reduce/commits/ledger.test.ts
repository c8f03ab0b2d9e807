import { describe, expect, it } from 'vitest';
import { cutDownEntry } from '../../commits';
import { commit, entry, lostReply, moment, refusal, runOf } from '../../testing';
import {
  act,
  entriesOf,
  entryAt,
  filled,
  heardOn,
  leave,
  locked,
  order,
  plannedTypes,
  press,
  read,
  sending,
  wait,
} from '../../testing/order';

const day = 24 * 60 * 60;
const later = (seconds: number): number => moment + seconds * 1000;

describe('what is read from the ledger', () => {
  it('in doubt is asked about at once, and stands instead of the form', () => {
    const page = read(filled(), [entry()]);
    expect(page.planned()).toEqual(['ask']);
    expect(page.sent('ask')?.body).toBe('q1');
    expect(heardOn(page)).toEqual(['panel: doubt → askNow copy print lookAround']);
    expect(heardOn(page, 'look')).toEqual(['banner: banner → open']);
    expect(page.view().submit?.available).toBe(false);
  });

  it('is asked about with its own subject, whatever is on the page (m2)', () => {
    expect(read(filled('q2'), [entry()]).sent('ask')?.body).toBe('q1');
  });

  it.each([
    [true, 'doubt'],
    [false, 'sending'],
  ])('sending, with the lock free (%s), is %s (row 15)', (lockIsFree, state) => {
    const page = read(filled(), [entry({ state: 'sending' })], { lockIsFree });
    expect(entryAt(page).state).toBe(state);
    expect(plannedTypes(page).includes('watchLock')).toBe(!lockIsFree);
    const said = lockIsFree ? 'doubt → askNow copy print lookAround' : 'otherTab → copy';
    expect(heardOn(page)).toEqual([`panel: ${said}`]);
  });

  it('of another tab ends here as it ended there', () => {
    const page = read(filled(), [entry({ state: 'sending' })], {
      cause: 'storage',
      lockIsFree: false,
    });
    page.happen({ type: 'lockFreed', ledger: { order: [entry()] }, at: moment });
    expect(heardOn(page)).toEqual(['panel: doubt otherTabSent → askNow copy print lookAround']);
    read(page, [entry({ state: 'done', answer: {}, ties: [] })], { cause: 'storage' });
    expect(page.planned()).toContain('→ done');
  });

  it('of another tab that took it back is gone; what a storage lost is not', () => {
    const page = read(filled(), [entry({ state: 'sending' })], { lockIsFree: false });
    expect(entriesOf(read(page, [], { cause: 'storage', lockIsFree: false }))).toEqual([]);
    const kept = read(filled(), [entry()]);
    expect(entriesOf(read(kept, [], { cause: 'return' }))).toHaveLength(1);
    expect(entriesOf(read(kept, [], { cause: 'cleared' }))).toEqual([]);
    expect(plannedTypes(kept)).toContain('stopWaiting');
    expect(heardOn(kept)).toEqual([]);
  });

  it('in doubt that another tab removed is gone, and no other that is missing', () => {
    const page = read(filled(), [entry(), entry({ subject: 'q2' })]);
    read(page, [], { cause: 'storage', about: { commit: 'order', subject: 'q2' } });
    expect(entriesOf(page).map(({ subject }) => subject)).toEqual(['q1']);
  });

  it('that was cleared to its number stays so, and says what it can (decision 44)', () => {
    const page = read(filled(), [entry()]);
    read(page, [cutDownEntry(entryAt(page))], { cause: 'cleared' });
    expect(entryAt(page)).toMatchObject({ record: null, same: null });
    expect(heardOn(page)).toEqual(['panel: noRecord → askNow copy print lookAround']);
  });

  it('by two tabs at once counts no second twice', () => {
    const page = read(filled(), [entry()]);
    read(page, [entry({ watched: 50 })], { cause: 'storage' });
    expect(plannedTypes(page)).toEqual(['wait']);
    expect(entryAt(wait(page, 2)).watched).toBe(52);
  });

  it.each([
    ['done', 31, true],
    ['unsent', 31, true],
    ['refused', 31, true],
    ['done', 29, false],
    ['doubt', 400, false],
    ['aside', 400, false],
  ] as const)('%s of %d days ago is forgotten: %s', (state, days, forgotten) => {
    const page = read(filled(), [entry({ state })], { at: later(days * day) });
    expect(entriesOf(page).length === 0).toBe(forgotten);
    expect(plannedTypes(page).includes('forget')).toBe(forgotten);
  });

  it('holds what a page loads up until it is settled, and that is never an error page', () => {
    const page = read(filled(), [entry()]).enter('look').enter();
    expect(page.planned()).not.toContain('load');
    page.fail('ask', refusal(500));
    expect(page.planned()).toEqual([]);
    wait(page, 200).succeed('ask', false);
    wait(page, 20).succeed('ask', false);
    expect(entryAt(page).state).toBe('unsent');
    expect(page.planned()).toContain('load');
  });

  it('done leads on from the page of its quote, and from no other (decision 45)', () => {
    const done = [entry({ state: 'done', ties: [], answer: null })];
    expect(read(filled(), done).enter('look').enter().planned()).toEqual(['→ done']);
    expect(read(filled('q2'), done).enter('look').enter().planned()).toEqual(['load']);
  });

  it('is not dropped by a new beginning (m1)', () => {
    const page = read(filled(), [entry()]).happen({ type: 'startedAnew' });
    expect(entriesOf(page)).toHaveLength(1);
    expect(plannedTypes(page)).not.toContain('forget');
    expect(heardOn(page.enter())).toEqual(['panel: doubt → askNow copy print lookAround']);
  });
});

describe('another of the same home', () => {
  const done = entry({ subject: 'q0', state: 'done', ties: [], answer: {} });

  it.each([
    ['done', 'againDone'],
    ['unsent', 'againUnsent'],
    ['aside', 'againAside'],
  ] as const)('that is %s is warned of, and runs once that is ticked (row 20)', (state, said) => {
    const page = read(filled(), [entry({ subject: 'q0', state })]);
    expect(heardOn(page)).toEqual([`beside: ${said}`]);
    expect(page.read('commits.order.before.subject')).toBe('q0');
    locked(press(page));
    expect(page.planned()).toEqual([]);
    expect(plannedTypes(page)).toEqual(['unlock']);
    locked(press(page.answer('s', 'again', true))).succeed('save', true);
    expect(page.sent('send')?.commit?.entry.again).toBe(true);
  });

  it('that another tab sent meanwhile is warned of, though another was ticked', () => {
    const page = read(filled(), [done]).answer('s', 'again', true);
    const newer = entry({ subject: 'q5', state: 'done', sentAt: later(1), ties: [], answer: {} });
    locked(press(page), { order: [done, newer] });
    expect(page.planned()).toEqual([]);
    // What was ticked was the other warning.
    expect(page.read('again')).toBeNull();
    expect(locked(press(page.answer('s', 'again', true))).planned()).toEqual(['save']);
  });

  it('is none where the home is another', () => {
    const page = read(filled(), [done]).answer('s', 'home', 'home 2');
    expect(heardOn(page)).toEqual([]);
    expect(locked(press(page)).planned()).toEqual(['save']);
  });

  it('is known by its digest alone (decision 44)', () => {
    expect(heardOn(read(filled(), [cutDownEntry(done)]))).toEqual(['beside: againDone']);
  });

  it('stops sending an older one again', () => {
    const older = entry({ subject: 'q1', state: 'unsent' });
    const page = read(filled(), [older, done]);
    expect(heardOn(page)).toEqual(['panel: unsent → change leave copy', 'beside: againDone']);
    expect(act(page, 'sendAgain').effects).toEqual([]);
  });
});

describe('doubt without an end (decisions 40, 43)', () => {
  const old = (seconds: number) => entry({ subject: 'q0', watched: seconds });

  it('blocks for a day, and may be put aside then', () => {
    const before = read(filled(), [old(day - 1)]);
    expect(heardOn(before)).toEqual(['panel: doubt → askNow copy print lookAround']);
    expect(press(before).effects).toEqual([]);
    const page = read(filled(), [old(day)]);
    expect(heardOn(page)).toEqual(['beside: putAside → askNow', 'beside: againAside']);
    expect(page.read('commits.order.before.state')).toBe('aside');
    locked(press(page));
    expect(page.planned()).toEqual([]);
    locked(press(page.answer('s', 'again', true)));
    expect(entryAt(page, 'q0').state).toBe('aside');
    expect(page.planned()).toEqual(['save']);
    page.succeed('ask', true);
    expect(entryAt(page, 'q0').state).toBe('done');
  });

  it('counts the time between visits, thirty days at most, and for this alone', () => {
    const page = read(filled(), [entry({ subject: 'q0', watched: 100 })], { at: later(2 * day) });
    expect(entryAt(page, 'q0')).toMatchObject({ watched: 100, away: 2 * day });
    const long = read(filled(), [entry()], { at: later(400 * day) });
    expect(entryAt(long).away).toBe(30 * day);
    expect(entryAt(read(filled(), [entry()], { at: later(-day) })).away).toBe(0);
  });

  it('is never put aside for the same subject', () => {
    const page = read(filled(), [entry({ watched: day })]);
    expect(heardOn(page)).toEqual(['panel: doubt putAside → askNow copy print lookAround']);
    expect(press(page).effects).toEqual([]);
  });

  it('is not sent again where it was put aside for another subject (row 1)', () => {
    const page = read(filled(), [entry({ state: 'aside' })]);
    expect(heardOn(page)).toEqual(['panel: doubt → askNow copy print lookAround']);
    expect(press(page).effects).toEqual([]);
    expect(entryAt(page).attempt).toBe(1);
  });
});

describe('a tick under a warning (row 20)', () => {
  it('counts for that warning alone: another in its place is ticked anew', () => {
    const page = read(filled(), [entry({ subject: 'q0', state: 'unsent' })]);
    page.answer('s', 'again', true);
    read(page, [entry({ subject: 'q0', state: 'done', ties: [] })], { cause: 'storage' });
    expect(heardOn(page)).toContain('beside: againDone');
    expect(page.read('again')).toBeNull();
  });
});

describe('a commit of another tab that was taken back (row 4)', () => {
  const before = entry({ state: 'refused', takenBack: 1 });
  const again = entry({ state: 'sending', attempt: 2 });

  it('is not written down again by a tab that had heard of it', () => {
    const page = read(filled(), [again], { cause: 'storage', lockIsFree: false });
    read(page, [before], { cause: 'storage', lockIsFree: false });
    expect(plannedTypes(page)).not.toContain('note');
    expect(entryAt(page)).toMatchObject({ state: 'refused', attempt: 1 });
  });

  it('is no commit of the tab that it held up, which lets go of the lock', () => {
    const page = locked(press(filled())).succeed('save', true);
    const request = page.request('send');
    const ledger = { order: [again] };
    page.happen({ type: 'commitBlocked', request, why: 'inDoubt', ledger, at: moment });
    expect(plannedTypes(page)).toContain('unlock');
    read(page, [again], { cause: 'storage' });
    expect(entryAt(page).state).toBe('doubt');
  });

  it('does not take away what was found out meanwhile', () => {
    const page = leave(locked(act(read(filled(), [entry({ state: 'unsent' })]), 'sendAgain')));
    const done = entry({ state: 'done', ties: [] });
    read(page, [done], { cause: 'storage', lockIsFree: false });
    page.fail('send', { kind: 'notSent', status: 0, message: null });
    expect(plannedTypes(page)).not.toContain('forget');
    expect(entryAt(page).state).toBe('done');
  });
});

describe('what a page says', () => {
  it('while it saves and while it sends', () => {
    const page = locked(press(filled()));
    expect(heardOn(page)).toEqual(['beside: saving']);
    page.succeed('save', true);
    expect(heardOn(leave(page))).toEqual(['panel: sending → copy']);
    expect(heardOn(page, 'done')).toEqual(['panel: sending → copy']);
    expect(heardOn(page, 'look')).toEqual(['banner: banner → open']);
  });

  it.each([
    ['no', 'doubt no'],
    ['unreached', 'doubt unreached'],
  ] as const)('of the last ask: %s, announced when its kind changes alone', (said, says) => {
    const page = read(filled(), [entry({ said, askedAt: 1 })]);
    expect(page.view().commits[0]?.kind).toBe(says);
    const before = page.view().commits;
    expect(wait(page, 1).view().commits).toBe(before);
  });

  it('of a connection that went, until it is back', () => {
    const page = read(filled(), [entry()]).fail('ask');
    const online = (is: boolean) =>
      page.happen({ type: 'pageChanged', online: is, inView: true, at: moment });
    expect(online(false).view().commits[0]?.kind).toBe('doubt offline');
    expect(wait(page, 60).planned()).toEqual([]);
    expect(online(true).view().commits[0]?.kind).toBe('doubt');
  });

  it('speaks of what was sent, never of what is on the page (F5)', () => {
    const page = read(filled('q7'), [entry()]);
    expect(page.view('done').commits[0]).toMatchObject({
      subject: 'q1',
      says: [{ id: 'doubt', title: ['doubt'], text: [['number q1']] }],
    });
  });

  it('where nothing is kept: before the press, and while it is open the page is held (S14)', () => {
    const page = read(filled(), [], { kept: false });
    expect(heardOn(page)).toEqual(['beside: notKept']);
    locked(press(page), {}, { kept: false }).succeed('save', true);
    const sent = page.sent('send');
    page.happen({
      type: 'commitSent',
      request: sent?.request ?? 0,
      entry: entry({ state: 'sending' }),
      kept: false,
    });
    expect(heardOn(page)).toEqual(['panel: sending notKept → copy']);
    expect(page.view().commits[0]?.holdPage).toBe(true);
    page.succeed('send', { reference: 'R' });
    expect(heardOn(page)).toEqual(['panel: doneAnswered → open print']);
    expect(page.view().commits[0]?.holdPage).toBe(false);
  });

  it.each([
    ['earlier', later(-60), 'q1'],
    ['later', later(60), 'q2'],
  ])('of several that are open the newest first: %s', (_, sentAt, newest) => {
    const page = read(filled(), [entry(), entry({ subject: 'q2', sentAt })]);
    expect(page.view().commits.map(({ place }) => place)).toEqual(['panel', 'panel']);
    expect(page.view().commits[0]?.subject).toBe(newest);
  });

  it('of what is open before what is settled, whichever commit the journey names first', () => {
    const two = { ...order, commits: { first: commit('first'), ...order.commits } };
    const page = filled('q1', two);
    const ledger = {
      first: [entry({ commit: 'first', state: 'unsent', sentAt: later(60) })],
      order: [entry()],
    };
    page.happen({
      type: 'ledgerRead',
      ledger,
      cause: 'start',
      kept: true,
      lockIsFree: true,
      at: moment,
    });
    expect(page.view().commits.map((view) => view.commit)).toEqual(['order', 'first']);
  });

  it('of a refusal after a reload: the message of the step too (CON-19)', () => {
    const refused = entry({ state: 'refused', refusal: { status: 503, message: null } });
    const page = read(filled(), [refused]);
    expect(page.view().commits[0]?.says[0]?.text[0]).toEqual(['It could not be sent.']);
    expect(runOf(page)).toBeUndefined();
  });

  it('nothing of what was answered well: its page says that', () => {
    expect(heardOn(sending().succeed('send', { reference: 'R' }), 'done')).toEqual([]);
  });

  it('of Clear: not while it is sent, and what it would drop while it is open', () => {
    const page = filled();
    expect(page.engine.clearing(page.state)).toBeNull();
    sending(page);
    expect(page.engine.clearing(page.state)).toMatchObject({
      kind: 'sending',
      says: { id: 'sending' },
      subject: 'q1',
    });
    page.fail('send', lostReply);
    expect(page.engine.clearing(page.state)).toMatchObject({
      kind: 'open',
      says: { id: 'clear' },
    });
    page.succeed('ask', true);
    expect(page.engine.clearing(page.state)).toBeNull();
  });

  it('leads around and to the form', () => {
    const page = read(filled(), [entry({ state: 'unsent' })]);
    expect(act(page, 'lookAround').planned()).toEqual(['→ look']);
    expect(act(page, 'leave').planned()).toEqual(['→ look']);
    expect(act(page.enter('done'), 'change').planned()).toEqual(['→ apply']);
    expect(act(page.enter('look'), 'open').planned()).toEqual(['→ done']);
  });
});
