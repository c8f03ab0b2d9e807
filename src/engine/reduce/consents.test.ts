import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../model';
import type { CompiledConsent, CompiledJourney, CompiledStep } from '../../journey';
import { drive, entry, field, given, later, lostReply, type Drive } from '../testing';
import { act, entryAt, filled, leave, locked, order, press, read, wait } from '../testing/order';
import { v } from '../testing/rules';

const box = (name: string, consent: CompiledConsent, rest = {}) =>
  field(name, name, 'boolean', { consent, ...rest });

/** The order, with consents: to post, to paper (opens ticked), about health, and two that nobody is asked for. */
const asking = (version = 1, hidden: boolean | null = null): CompiledJourney => {
  const consents = [
    box(
      'post',
      { id: 'house/post', version },
      { label: ['Post to ', { path: 'home' }], hint: ['No more than once a week.'] },
    ),
    box('paper', { id: 'house/paper', version }),
    box('health', { id: 'house/health', version, sensitive: true }),
    box('offers', { id: 'house/offers', version }, { relevant: false }),
    box('hidden', { id: 'house/hidden', version }, { visible: false, initial: false }),
  ];
  const [apply, ...others] = order.steps;
  const [home] = apply?.sections ?? [];
  if (apply === undefined || home === undefined) throw new Error('no page');
  const [about] = Object.values(order.commits);
  if (about === undefined) throw new Error('no commit');
  const first: CompiledStep = {
    ...apply,
    sections: [
      {
        ...home,
        fields: [...home.fields, ...consents],
        opens: [
          { path: 'paper', value: true },
          ...(hidden === null ? [] : [{ path: 'hidden', value: hidden }]),
        ],
      },
    ],
  };
  return {
    ...order,
    steps: [first, ...others],
    commits: { order: { ...about, record: { ...about.record, consents: v('consents.given') } } },
    persist: {
      ...order.persist,
      allow: ['quote', 'key', 'home', 'plan', 'name', 'again', 'post', 'paper'],
    },
  };
};

const tick = (page: Drive, name: string, value: Json, at?: number): Drive =>
  page.happen({
    type: 'fieldAnswered',
    section: 's',
    field: name,
    value,
    ...(at !== undefined && { at }),
  });

const agreed = (about = asking()): Drive => {
  const page = filled('q1', about);
  tick(page, 'post', true, later(60));
  return tick(page, 'health', true, later(61));
};

const sent = (page: Drive): Drive => leave(locked(press(page)).succeed('save', true));

const paper = {
  id: 'house/paper',
  version: 1,
  locale: order.locale,
  name: 'paper',
  title: 'paper',
  hint: '',
  answer: true,
  at: null,
  sensitive: false,
};
const post = {
  ...paper,
  id: 'house/post',
  name: 'post',
  title: 'Post to home 1',
  hint: 'No more than once a week.',
  at: later(60),
};
const health = {
  ...paper,
  id: 'house/health',
  name: 'health',
  title: 'health',
  at: later(61),
  sensitive: true,
};

describe('the record of consents', () => {
  it('has each that counts in the words that stood there, its answer, and when a person gave it', () => {
    expect(entryAt(sent(agreed())).record?.['consents']).toEqual([post, paper]);
  });

  it('has one that is not shown only where it was agreed to all the same', () => {
    const hidden = { ...paper, id: 'house/hidden', name: 'hidden', title: 'hidden' };
    const recordOf = (answer: boolean) =>
      entryAt(sent(agreed(asking(1, answer)))).record?.['consents'];
    expect(recordOf(false)).toEqual([post, paper]);
    expect(recordOf(true)).toEqual([post, paper, hidden]);
  });

  it('begins with what heads boxes that stand apart, as their sentence does', () => {
    const about = asking();
    const [first, ...others] = about.steps;
    const [home] = first?.sections ?? [];
    if (first === undefined || home === undefined) throw new Error('no page');
    const headed = {
      ...home,
      groups: { offers: { title: ['Offers'], text: ['We may write:'] } },
      uiSchema: {
        post: { 'ui:options': { set: 'offers', aside: true } },
        paper: { 'ui:options': { set: 'offers' } },
      },
    };
    const page = agreed({ ...about, steps: [{ ...first, sections: [headed] }, ...others] });
    expect(entryAt(sent(page)).record?.['consents']).toEqual([
      { ...post, title: 'We may write: Post to home 1' },
      { ...paper, title: 'We may write: paper' },
    ]);
  });

  it('has in memory, and there alone, what may not be stored', () => {
    const page = sent(agreed());
    expect(page.read('commits.order.consents')).toEqual([post, paper, health]);
    const after = page.reload();
    after.happen({
      type: 'ledgerRead',
      ledger: page.state.commits.ledger,
      cause: 'start',
      kept: true,
      lockIsFree: true,
      at: later(70),
    });
    expect(after.read('commits.order.consents')).toBeNull();
    expect(after.read('commits.order.record.consents')).toEqual([post, paper]);
  });

  it('has a consent that was taken back as it was answered last', () => {
    const page = tick(agreed(), 'post', false, later(90));
    expect(entryAt(sent(page)).record?.['consents']).toEqual([
      { ...post, answer: false, at: later(90) },
      paper,
    ]);
  });

  it('does not give one the time of an answer that it has no more', () => {
    const page = agreed();
    const forgetting = { ...page.state, answers: { ...page.state.answers, post: false } };
    const other = drive(asking(), {}, forgetting, false);
    expect(entryAt(sent(other)).record?.['consents']).toEqual([
      { ...post, answer: false, at: null },
      paper,
    ]);
  });

  it('is of the press: what is answered later changes nothing', () => {
    const page = locked(press(agreed()));
    tick(page, 'post', false, later(95));
    expect(entryAt(leave(page.succeed('save', true))).record?.['consents']).toEqual([post, paper]);
  });

  it('is of what was sent: a press that another tab is ahead of has none', () => {
    const other = { plan: 'P2', consents: [{ ...post, title: 'Post to home 2' }] };
    const page = press(agreed()).happen({
      type: 'lockRefused',
      sequence: 'save',
      ledger: { order: [entry({ state: 'sending', record: other })] },
      at: later(90),
    });
    read(page, [entry({ state: 'done', attempt: 1, sentAt: later(80), record: other })]);
    expect(page.read('commits.order.record')).toEqual(other);
    expect(page.read('commits.order.consents')).toBeNull();
  });

  it('gives way to that of another tab which sent the same anew', () => {
    const page = sent(agreed());
    const again = { ...entryAt(page), attempt: 2, sentAt: later(300) };
    read(page, [{ ...again, record: { ...again.record, consents: [] } }]);
    expect(page.read('commits.order.consents')).toBeNull();
  });

  it('stays in memory for what is sent again as it was', () => {
    const none = (page: Drive, seconds: number) => wait(page, seconds).succeed('ask', false);
    const page = none(none(sent(agreed()).fail('send', lostReply).fail('ask'), 200), 20);
    tick(page, 'post', false, later(300));
    act(page, 'sendAgain');
    const flying = locked(page).sent('send');
    if (flying?.commit == null) throw new Error('nothing is sent again');
    const once = { ...flying.commit.entry, sentAt: later(400), writtenAt: later(400) };
    page.happen({ type: 'commitSent', request: flying.request, entry: once, kept: true });
    expect(entryAt(page)).toMatchObject({ attempt: 2, sentAt: later(400) });
    expect(page.read('commits.order.consents')).toEqual([post, paper, health]);
  });

  it('is the same after a reload of the form', () => {
    const page = agreed().reload().enter('apply', true).succeed('load', true);
    expect(entryAt(sent(page)).record?.['consents']).toEqual([post, paper]);
  });
});

describe('consents of other words than they were given for', () => {
  const reloaded = (version: number): Drive => {
    const page = agreed();
    const stored = page.engine.snapshot(page.state);
    const other = drive(asking(version), {}, undefined, false);
    const back = other.engine.restore(stored, { today: '2026-11-21', settings: {} });
    if (back === null) throw new Error('not taken up');
    return drive(asking(version), {}, back, false).enter('apply', true);
  };

  it('are asked for again, and missed as after a reload', () => {
    const page = reloaded(2);
    expect([page.read('post'), page.read('paper')]).toEqual([null, null]);
    expect(page.state.progress.lost).toEqual(['s.health', 's.post', 's.paper']);
  });

  it('stand where the words are the same', () => {
    const page = reloaded(1);
    expect([page.read('post'), page.read('paper')]).toEqual([true, true]);
    expect(page.state.progress.lost).toEqual(['s.health']);
  });
});

it.each<[string, Json]>([
  ['of no version', { at: null, answer: true }],
  ['of a version that is none', { version: '1', at: null, answer: true }],
  ['given at no moment', { version: 1, at: 'noon', answer: true }],
  ['without a moment', { version: 1, answer: true }],
  ['without an answer', { version: 1, at: null }],
  ['that is no note', 1],
])('leaves out a note %s that somebody else stored (B5)', (_, note) => {
  const { engine } = drive(asking());
  const consents = { 'house/post': { version: 1, at: null, answer: true }, 'house/paper': note };
  const back = engine.restore({ version: 1, progress: { consents } }, given);
  expect(Object.keys(back?.progress.consents ?? {})).toEqual(['house/post']);
});

it('keeps no note of a sensitive consent whose answer may be stored', () => {
  const about = asking();
  const allow = [...about.persist.allow, 'health'];
  const page = agreed({ ...about, persist: { ...about.persist, allow } });
  const { progress } = page.engine.snapshot(page.state) as {
    readonly progress: { readonly consents: JsonObject };
  };
  expect(Object.keys(progress.consents).toSorted()).toEqual(['house/paper', 'house/post']);
});

it('notes on opening what it opened, and nothing that is still to be asked', () => {
  const noted = (about: CompiledJourney) => filled('q1', about).state.progress.consents;
  const opened = { version: 1, at: null, answer: true };
  expect(noted(asking())).toEqual({ 'house/paper': opened });
  expect(noted(asking(1, true))).toEqual({ 'house/paper': opened, 'house/hidden': opened });
});

it('keeps of consents nothing that may not be stored', () => {
  const page = agreed();
  const { progress } = page.engine.snapshot(page.state) as {
    readonly progress: { readonly consents: Json };
  };
  expect(progress.consents).toEqual({
    'house/paper': { version: 1, at: null, answer: true },
    'house/post': { version: 1, at: later(60), answer: true },
  });
});
