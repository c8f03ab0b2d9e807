import { describe, expect, it } from 'vitest';
import { cutDownEntry } from '../../commits';
import { entry, later, moment, refusal, neverLeft } from '../../testing';
import {
  act,
  entriesOf,
  entryAt,
  filled,
  heardOn,
  leave,
  locked,
  plannedTypes,
  press,
  read,
  wait,
} from '../../testing/order';

const day = 24 * 60 * 60;

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
    expect(page.succeed('load', true).planned()).toEqual([]);
    expect(page.answer('s', 'name', 'Bea').planned()).toEqual([]);
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
    page.fail('send', neverLeft);
    expect(plannedTypes(page)).not.toContain('forget');
    expect(entryAt(page).state).toBe('done');
  });
});
