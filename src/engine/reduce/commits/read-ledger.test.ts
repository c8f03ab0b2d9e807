import { describe, expect, it } from 'vitest';
import { cutDownEntry } from '../../commits';
import { entry, later, moment, runOf, neverLeft } from '../../testing';
import {
  entriesOf,
  entryAt,
  filled,
  heardOn,
  locked,
  plannedTypes,
  press,
  read,
  sending,
  wait,
  elsewhere,
} from '../../testing/order';

const day = 24 * 60 * 60;
const done = entry({ state: 'done', ties: [], answer: {} });

describe('what another tab has written', () => {
  it('leads on where it is done, and not where it was so from the start', () => {
    expect(read(filled(), [done], { cause: 'storage' }).planned()).toContain('→ done');
    expect(read(filled(), [done]).planned()).toEqual([]);
  });

  it('is said to be that tab’s once it is heard of, and once', () => {
    const page = read(filled(), [entry()], { cause: 'storage' });
    read(page, [entry({ watched: 9 })], { cause: 'storage' });
    expect(page.state.commits.others).toEqual(['order.q1']);
    expect(read(filled(), [entry()]).state.commits.others).toEqual([]);
  });

  it('about another attempt is asked about anew', () => {
    const page = read(filled(), [entry()]).fail('ask');
    read(page, [entry({ attempt: 2 })], { cause: 'storage' });
    expect(page.planned()).toEqual(['ask']);
    expect(entryAt(page).attempt).toBe(2);
  });

  it('that says no more than is known plans nothing', () => {
    const refused = [entry({ state: 'refused' })];
    expect(read(read(filled(), refused), refused, { cause: 'storage' }).effects).toEqual([]);
  });

  it('of a commit that the journey does not have is left alone', () => {
    const gone = entry({ commit: 'gone' });
    const page = read(filled(), [], { ledger: { gone: [gone] } });
    expect([page.state.commits.ledger, page.effects]).toEqual([{}, []]);
  });

  it('holds the button up while it sends, and no longer', () => {
    const page = read(filled(), [entry(), entry({ state: 'sending', subject: 'q2' })], elsewhere);
    expect(plannedTypes(page)).toContain('watchLock');
    expect(page.state.commits.elsewhere).toBe(true);
    read(page, [entry(), entry({ state: 'refused', subject: 'q2' })], elsewhere);
    expect(page.state.commits.elsewhere).toBe(false);
  });

  it('about what nobody sends leaves the lock where it is', () => {
    const doubt = entry({ subject: 'q2' });
    const page = press(filled());
    const ledger = { order: [doubt] };
    page.happen({ type: 'lockRefused', sequence: 'save', ledger, at: moment });
    expect(entryAt(page, 'q2').state).toBe('doubt');
    read(page, [{ ...doubt, state: 'unsent' }], elsewhere);
    expect(page.state.commits.elsewhere).toBe(true);
  });

  it('of another subject does not unsay that this one was never sent', () => {
    const page = locked(press(filled())).succeed('save', true).fail('send', neverLeft);
    read(page, [entry({ subject: 'q2', state: 'refused' })], elsewhere);
    expect(heardOn(page)).toContain('beside: notSent → tryAgain');
    read(page, [entry({ state: 'refused' })], elsewhere);
    expect(heardOn(page).join()).not.toContain('notSent');
  });

  it('is held for sending while the lock is not free', () => {
    const page = press(filled());
    const ledger = { order: [entry({ state: 'sending', subject: 'q2' })] };
    page.happen({ type: 'lockRefused', sequence: 'save', ledger, at: moment });
    expect(entryAt(page, 'q2').state).toBe('sending');
    expect(runOf(page)?.status).toBe('failed');
    page.happen({ type: 'lockFreed', ledger, at: moment });
    expect(entryAt(page, 'q2').state).toBe('doubt');
    expect(page.state.commits.others).toEqual(['order.q2']);
  });
});

describe('what was cleared to its number (decision 44)', () => {
  it('stays cleared, also where more is known of it here', () => {
    const page = read(filled(), [entry({ state: 'aside' })]);
    read(page, [cutDownEntry(entry())], { cause: 'storage' });
    expect(entryAt(page)).toMatchObject({ state: 'aside', record: null, same: null });
    expect(plannedTypes(page)).toContain('note');
  });

  it.each([
    ['an attempt before', { ...cutDownEntry(entry()), attempt: 1 }],
    ['a record that is kept', entry({ same: null, attempt: 2 })],
    ['what it was the same as', entry({ record: null, attempt: 2 })],
  ])('is not so by %s', (_, stored) => {
    const known = entry({ attempt: 2, state: 'aside' });
    const page = read(read(filled(), [known]), [stored], { cause: 'storage' });
    expect(entryAt(page)).toMatchObject({ record: { plan: 'P1' }, same: 'home 1' });
  });

  it('keeps of what is sent here the number alone; what is only missing keeps all', () => {
    const page = sending();
    expect(entryAt(read(page, [], elsewhere)).record).toEqual({ plan: 'P1' });
    expect(entryAt(read(page, [], { ...elsewhere, cause: 'cleared' })).record).toBeNull();
  });
});

describe('time between visits', () => {
  const awayOf = (
    stored: Parameters<typeof entry>[0],
    seconds: number,
    cause: 'start' | 'return' | 'storage' = 'start',
  ) => entryAt(read(filled(), [entry(stored)], { cause, at: later(seconds) })).away;

  it('counts on return as at the start, and not while tabs write to each other', () => {
    expect(awayOf({}, 2 * day)).toBe(2 * day);
    expect(awayOf({}, 2 * day, 'return')).toBe(2 * day);
    expect(awayOf({}, 2 * day, 'storage')).toBe(0);
  });

  it('counts from where no tab can have watched', () => {
    expect([awayOf({}, 329), awayOf({}, 330)]).toEqual([0, 330]);
  });

  it('counts for doubt alone, and only where it is known when it was written', () => {
    expect(awayOf({ state: 'unsent' }, 2 * day)).toBe(0);
    expect(awayOf({ writtenAt: 0 }, 2 * day)).toBe(0);
  });
});

describe('what is older than warnings go back', () => {
  const at = later(31 * day);

  it('is reckoned from when it was heard of last, where the end is known', () => {
    const asked = { askedAt: later(2 * day) };
    expect(entriesOf(read(filled(), [{ ...done, ...asked }], { at }))).toHaveLength(1);
    expect(entriesOf(read(filled(), [entry({ state: 'unsent', ...asked })], { at }))).toEqual([]);
  });

  it('is forgotten here as well as on the device', () => {
    const unsent = entry({ state: 'unsent' });
    const page = read(filled(), [unsent]);
    expect(plannedTypes(read(page, [unsent], { cause: 'return', at }))).toEqual([
      'stopWaiting',
      'forget',
    ]);
    expect(entriesOf(page)).toEqual([]);
  });
});

describe('what a page loads, held up by an open one', () => {
  const held = (entries = [entry()], restored = false) =>
    read(filled(), entries).enter('look').enter('apply', restored);
  const settle = (page: ReturnType<typeof held>) =>
    wait(wait(page.fail('ask'), 200).succeed('ask', false), 20).succeed('ask', false);

  it('waits while any is open, and is loaded once', () => {
    const page = held([entry(), entry({ subject: 'q2', state: 'refused' })]);
    expect(page.planned()).not.toContain('load');
    expect(settle(page).planned()).toContain('load');
    page.succeed('load', true);
    read(page, [entry({ subject: 'q3', state: 'refused' })], { cause: 'storage' });
    expect(page.planned()).toEqual([]);
  });

  it('is restored where the page was', () => {
    const page = settle(held([entry()], true));
    expect(page.state.progress.runs['load']).toMatchObject({ restoring: true, with: {} });
    expect(settle(held()).state.progress.runs['load']).toMatchObject({ restoring: false });
  });

  it('is not loaded where it is done, or the page is another by then', () => {
    const page = held().succeed('ask', true);
    expect(page.planned()).toContain('→ done');
    expect(page.planned()).not.toContain('load');
    expect(settle(held().enter('look')).planned()).not.toContain('load');
  });

  it('is loaded by a page that has no number, whatever was done of another', () => {
    const page = held([entry({ subject: 'q2' })]).answer('s', 'quote', null);
    page.succeed('ask', true);
    expect(page.planned()).toContain('load');
  });
});
