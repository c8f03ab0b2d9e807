import { describe, expect, it } from 'vitest';
import type { CompiledCommit, CompiledJourney, SayId } from '../../journey';
import type { LedgerEntry } from '../model';
import { commit, entry, later, refusal, sequence, sequenceStep, neverLeft } from '../testing';
import {
  act,
  entryAt,
  filled,
  heardOn,
  locked,
  order,
  press,
  read,
  sending,
  wait,
} from '../testing/order';
import { plain } from '../text';

const day = 24 * 60 * 60;

/** The order, with other terms, and with these sentences alone when some are named. */
function having(rest: Partial<CompiledCommit>, only?: readonly SayId[]): CompiledJourney {
  const about = { ...(order.commits['order'] ?? commit('order')), ...rest };
  const says = Object.fromEntries((only ?? []).map((id) => [id, about.says[id]]));
  return { ...order, commits: { order: only === undefined ? about : { ...about, says } } };
}

const known = (rest: Partial<LedgerEntry>, about = order) =>
  read(filled('q1', about), [entry(rest)], { lockIsFree: false });

describe('a page of a commit, by what the ledger holds of it', () => {
  const one = { ties: [{ key: 'k1' }] };
  const two = { ties: [{ key: 'k1' }, { key: 'k2' }] };
  const earlier = { plan: 'P2', earlier: { plan: 'P1' } };
  const all = ['askNow', 'copy', 'print', 'lookAround'].join(' ');

  it.each<[string, Partial<LedgerEntry>, string, readonly string[]]>([
    ['it is under way elsewhere', { state: 'sending' }, 'apply', ['panel: otherTab → copy']],
    ['nobody knows', {}, 'apply', [`panel: doubt → ${all}`]],
    ['nobody knows', {}, 'done', [`panel: doubt → ${all}`]],
    ['nobody knows', {}, 'look', ['banner: banner → open']],
    ['the last ask said no', { said: 'no' }, 'apply', [`panel: doubt no → ${all}`]],
    ['a yes is no word of doubt', { said: 'yes' }, 'apply', [`panel: doubt → ${all}`]],
    ['nor that there was no connection', { said: 'offline' }, 'apply', [`panel: doubt → ${all}`]],
    ['all but its number was cleared', { record: null }, 'look', ['banner: noRecord → open']],
    ['all but its number was cleared', { record: null }, 'done', [`panel: noRecord → ${all}`]],
    ['a day has passed', { watched: day }, 'apply', [`panel: doubt putAside → ${all}`]],
    ['a day has passed', { watched: day }, 'look', ['banner: banner → open']],
    [
      'of another subject a day has passed: the form stands again',
      { watched: day, subject: 'q2' },
      'apply',
      ['beside: putAside → askNow', 'beside: againAside'],
    ],
    [
      'of another subject a day has passed, away from the form',
      { watched: day, subject: 'q2' },
      'done',
      [`panel: doubt putAside → ${all}`],
    ],
    [
      'of another subject nobody knows for less than a day',
      { watched: day - 1, subject: 'q2' },
      'apply',
      [`panel: doubt → ${all}`],
    ],
    ['it was put aside', { state: 'aside' }, 'apply', [`panel: doubt → ${all}`]],
    [
      'it was put aside and cleared',
      { state: 'aside', record: null, said: 'unreached' },
      'done',
      [`panel: noRecord unreached → ${all}`],
    ],
    ['it was put aside', { state: 'aside' }, 'look', []],
    ['the partner has none', { state: 'unsent' }, 'look', []],
    [
      'the partner has none',
      { state: 'unsent' },
      'done',
      ['panel: unsent → sendAgain change leave copy'],
    ],
    [
      'the partner has none, and it was tried as often as may be',
      { state: 'unsent', attempt: 3 },
      'apply',
      ['panel: unsent → leave copy'],
    ],
    [
      'it is not known what it was sent with',
      { state: 'unsent', ties: [] },
      'apply',
      ['panel: unsent → change leave copy'],
    ],
    ['it was refused', { state: 'refused' }, 'apply', ['beside: refused → tryAgain']],
    ['it was refused', { state: 'refused' }, 'done', ['panel: refused → tryAgain change']],
    ['it was refused', { state: 'refused' }, 'look', []],
    [
      'it is done, and was answered',
      { state: 'done', answer: { reference: 'R' } },
      'apply',
      ['panel: doneAnswered → open print'],
    ],
    ['its own page says the rest', { state: 'done', answer: { reference: 'R' } }, 'done', []],
    [
      'it is done after a no',
      { state: 'done', answer: { reference: 'R' }, late: true },
      'done',
      ['beside: lateYes → print'],
    ],
    [
      'it is done after a no',
      { state: 'done', answer: { reference: 'R' }, late: true },
      'apply',
      ['panel: doneAnswered lateYes → open print'],
    ],
    ['it is done by a yes', { state: 'done', ...one }, 'done', ['panel: doneAsked → copy print']],
    [
      'it is done by a yes after a no',
      { state: 'done', late: true, ...one },
      'apply',
      ['panel: doneAsked lateYes → open print'],
    ],
    [
      'it is done by a yes, of which nobody here knows',
      { state: 'done', record: null },
      'done',
      ['panel: doneUnknown → copy print'],
    ],
    [
      'it is done by a yes, and was sent for two',
      { state: 'done', record: earlier, ...two },
      'done',
      // The sentence names neither here, so the two are the same.
      ['panel: doneAsked → copy print'],
    ],
  ])('%s: %j, on %s', (_, rest, step, heard) => {
    expect(heardOn(known(rest), step)).toEqual(heard);
  });

  it('does not offer a look around where the journey has none', () => {
    const about = having({ lookAround: null });
    expect(heardOn(known({}, about))).toEqual(['panel: doubt → askNow copy print']);
    const aside = known({ state: 'aside' }, about);
    expect(heardOn(aside)).toEqual(['panel: doubt → askNow copy print']);
  });

  it('offers neither the same again nor a change where a second one is never sent', () => {
    const page = known({ state: 'unsent' }, having({ resend: 'never' }));
    expect(heardOn(page)).toEqual(['panel: unsent → leave copy']);
  });

  it('says nothing for a sentence that the journey has not', () => {
    const page = known({ said: 'no' }, having({}, ['doubt']));
    expect(page.view().commits[0]).toMatchObject({ says: [{ id: 'doubt' }], kind: 'doubt no' });
    expect(known({ state: 'unsent' }, having({}, [])).view().commits[0]?.says).toEqual([]);
  });

  it('announces no more than it says, and holds no page where it is kept', () => {
    const [view] = known({ said: 'yes' }).view().commits;
    expect(view).toMatchObject({ kind: 'doubt', holdPage: false });
  });

  it('warns before the form of what was done, begun or put aside of the same', () => {
    const warned = (state: LedgerEntry['state']) =>
      heardOn(known({ state, subject: 'q2', answer: state === 'done' ? {} : null })).at(-1);
    expect(warned('done')).toBe('beside: againDone');
    expect(warned('unsent')).toBe('beside: againUnsent');
    expect(warned('aside')).toBe('beside: againAside');
  });

  it('warns only with the form, and not where the present one is done', () => {
    const others = entry({ state: 'done', subject: 'q2', answer: {}, sentAt: later(-60) });
    const page = read(filled(), [others, entry({ state: 'done', answer: {} })]);
    expect(heardOn(page)).toEqual(['panel: doneAnswered → open print']);
    expect(heardOn(known({ state: 'unsent', subject: 'q2' }), 'done')).toEqual([
      'panel: unsent → sendAgain change leave copy',
    ]);
  });
});

describe('what is said with it', () => {
  const say = (text: string) => ({
    title: [text],
    text: [[text, ' ', { path: 'commit.record.plan' }, ' ', { path: 'commit.askedAt' }]],
  });
  const textOf = (rest: Partial<LedgerEntry>, about: CompiledJourney, step = 'apply') => {
    const [first] = known(rest, about).view(step).commits;
    return first?.says.flatMap(({ text }) => text.map(plain));
  };

  it('of a second sending stands behind what is known, where it may be sent', () => {
    const about = having({ says: { unsent: say('none'), sendAgain: say('again') } });
    expect(textOf({ state: 'unsent' }, about)).toEqual(['none P1 ', 'again P1 ']);
    expect(textOf({ state: 'unsent', attempt: 3 }, about)).toEqual(['none P1 ']);
  });

  it('reads what was sent and when it was asked, and nothing for what is not known', () => {
    const about = having({ says: { doubt: say('doubt') } });
    expect(textOf({ askedAt: 7 }, about)).toEqual(['doubt P1 7']);
    const when = {
      title: [],
      text: [[{ path: 'commit.sentAt' }, '|', { path: 'commit.answer.x' }]],
    };
    const timed = having({ says: { doubt: when } });
    expect(textOf({ sentAt: 1 }, timed)).toEqual(['1|']);
    expect(textOf({ sentAt: 0 }, timed)).toEqual(['|']);
    const done = having({
      says: { doneAnswered: { title: [], text: [[{ path: 'commit.answer.x' }]] } },
    });
    expect(textOf({ state: 'done', answer: { x: 'R' } }, done)).toEqual(['R']);
  });

  it('of a refusal is the step’s message first, or the words of the server (S5)', () => {
    const about = having({ says: { refused: say('refused') } });
    const refusal = { status: 400, message: 'Not this one.' };
    expect(textOf({ state: 'refused', refusal }, about, 'done')).toEqual([
      'It could not be sent.',
      'refused P1 ',
    ]);
    // Taken for done already, why it was not is what the server alone knows.
    expect(textOf({ state: 'refused', refusal: { ...refusal, status: 409 } }, about)).toEqual([
      'Not this one.',
      'refused P1 ',
    ]);
    expect(textOf({ state: 'refused', refusal: null }, about)).toEqual([
      'It could not be sent.',
      'refused P1 ',
    ]);
  });

  it('of two that it was sent for names the last, then the one before', () => {
    const plan = { path: 'commit.record.plan' };
    const which = { title: [], text: [[plan, ' or ', { path: 'commit.record.earlier.plan' }]] };
    const about = having({ says: { whichUnknown: which } });
    const rest = {
      state: 'done',
      ties: [{ key: 'k1' }, { key: 'k2' }],
      record: { plan: 'P2', earlier: { plan: 'P1' } },
    } as const;
    expect(textOf(rest, about, 'done')).toEqual(['P2 or P1']);
    expect(textOf({ ...rest, ties: [{ key: 'k2' }] }, about, 'done')).toEqual([]);
  });
});

describe('with the form', () => {
  it('stands that another tab has the lock, and that nothing is kept', () => {
    const page = press(read(filled(), [], { kept: false }));
    page.happen({ type: 'lockRefused', sequence: 'save', ledger: {}, at: later(0) });
    expect(heardOn(page)).toEqual(['beside: otherTab', 'beside: notKept']);
    expect(page.view().commits[0]).toMatchObject({
      commit: 'order',
      subject: 'q1',
      kind: 'otherTab',
      holdPage: false,
    });
    expect(heardOn(page, 'done')).toEqual([]);
  });

  it('names no number where there is none yet', () => {
    const page = read(filled('q1').answer('s', 'quote', null), [], { kept: false });
    expect(page.view().commits[0]).toMatchObject({ kind: 'notKept', subject: null });
  });

  it('says that nothing is kept with what could be sent again, and only there', () => {
    const unsent = entry({ state: 'unsent' });
    expect(heardOn(read(filled(), [unsent], { kept: false }))[0]).toBe(
      'panel: unsent notKept → sendAgain change leave copy',
    );
    const spent = entry({ state: 'unsent', attempt: 3 });
    expect(heardOn(read(filled(), [spent], { kept: false }))[0]).toBe('panel: unsent → leave copy');
  });

  it('is what was unsent once the household has gone back to change it', () => {
    const page = act(known({ state: 'unsent' }).enter('done'), 'change').enter('apply');
    expect(heardOn(page)).toEqual(['beside: unsent → sendAgain change leave copy']);
    expect(heardOn(page, 'done')).toEqual(['panel: unsent → sendAgain change leave copy']);
  });

  it('says that it saves until something is sent, on the form alone', () => {
    const page = locked(press(filled()));
    const number = { title: ['saving'], text: [['number q1']] };
    expect(page.view().commits).toMatchObject([{ place: 'beside', says: [number] }]);
    expect(heardOn(page, 'done')).toEqual([]);
    const elsewhere = entry({ state: 'sending', subject: 'q2' });
    read(page, [elsewhere], { cause: 'storage', lockIsFree: false });
    expect(heardOn(page)).toEqual(['panel: otherTab → copy']);
  });

  it('says of what was never sent which it was, and lets it be sent', () => {
    const page = locked(press(filled())).succeed('save', true).fail('send', neverLeft);
    page.answer('s', 'quote', 'q2');
    expect(page.view().commits).toMatchObject([
      { kind: 'notSent', says: [{ text: [['number q1']] }] },
    ]);
    expect(page.view().submit?.available).toBe(true);
  });

  it('says nothing of what is settled while anything is open', () => {
    const entries = [entry({ subject: 'q2' }), entry({ state: 'unsent', sentAt: later(-60) })];
    expect(heardOn(read(filled(), entries))).toEqual([
      'panel: doubt → askNow copy print lookAround',
    ]);
  });

  it('stands in its place whichever commit the journey names first', () => {
    const commits = { first: commit('first', { at: ['look'] }), ...order.commits };
    const page = filled('q1', { ...order, commits });
    const ledger = { first: [entry({ commit: 'first' })], order: [entry({ state: 'unsent' })] };
    const read = { type: 'ledgerRead', cause: 'start', kept: true, lockIsFree: true } as const;
    page.happen({ ...read, ledger, at: later(0) });
    expect(page.view().commits.map(({ place }) => place)).toEqual(['panel', 'banner']);
  });
});

describe('an end that is heard of on another page', () => {
  it('is told there in a line, with what it was before', () => {
    const page = known({}).enter('look');
    wait(page, 0).succeed('ask', true);
    expect(entryAt(page).state).toBe('done');
    expect(heardOn(page, 'look')).toEqual(['banner: doneAsked → open']);
  });

  it('says so where it was known as not sent', () => {
    const page = known({ state: 'unsent', said: 'no' }).enter('look');
    wait(page, 0);
    page.succeed('ask', true);
    expect(heardOn(page, 'look')).toEqual(['banner: doneAsked lateYes → open']);
  });

  it('is said of another tab that sent it meanwhile', () => {
    const page = filled();
    read(page, [entry({ state: 'sending' })], { cause: 'storage', lockIsFree: false });
    read(page, [entry()], { cause: 'storage', lockIsFree: false });
    expect(heardOn(page)[0]).toContain('panel: doubt otherTabSent');
  });
});

describe('a sending of this page', () => {
  it('is told apart from what another tab sends meanwhile', () => {
    const page = sending();
    const both = [entryAt(page), entry({ state: 'sending', subject: 'q2', sentAt: later(-60) })];
    read(page, both, { cause: 'storage', lockIsFree: false });
    expect(heardOn(page)).toEqual(['panel: sending → copy', 'panel: otherTab → copy']);
  });

  it('is refused by what its own call names, and its form is its own, whatever other commits call', () => {
    const sequences = {
      other: sequence('other', [sequenceStep('save', { commits: true })], { commit: 'other' }),
      ...order.sequences,
    };
    const commits = { other: commit('other'), ...order.commits };
    const about = { ...order, sequences, commits };
    expect(heardOn(read(filled('q1', about), [], { kept: false }))).toEqual(['beside: notKept']);
    const page = sending(filled('q1', about));
    expect(heardOn(page.fail('send', refusal(503)))).toEqual(['panel: makingSure → copy']);
  });
});
