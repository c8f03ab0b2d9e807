import { describe, expect, it } from 'vitest';
import { cutDownEntry } from '../../commits';
import { entry, later } from '../../testing';
import {
  act,
  entryAt,
  filled,
  heardOn,
  locked,
  plannedTypes,
  press,
  read,
} from '../../testing/order';

const day = 24 * 60 * 60;

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
