import { describe, expect, it } from 'vitest';
import type { CompiledJourney } from '../../../journey';
import { commit, entry, moment, runOf, use } from '../../testing';
import {
  act,
  doubtful,
  filled,
  heardOn,
  locked,
  order,
  plannedTypes,
  press,
  read,
} from '../../testing/order';

const known = (state: 'unsent' | 'refused' | 'doubt', about = order) =>
  read(filled('q1', about), [entry({ state })]);
const dismissedOf = (page: ReturnType<typeof known>) => page.state.commits.dismissed;

/** The order, and another commit beside it, which is asked about by a call of its own. */
const two: CompiledJourney = {
  ...order,
  commits: {
    other: commit('other', {
      confirmBy: { use: use('load'), doneWhen: false, noWhen: false, every: [0, 60] },
      says: order.commits['order']?.says ?? {},
    }),
    ...order.commits,
  },
};
const both = (state: 'doubt' | 'unsent') => {
  const ledger = { other: [entry({ commit: 'other', state })], order: [entry({ state })] };
  return read(filled('q1', two), [], { ledger });
};

describe('Ask now', () => {
  it('asks about this commit alone', () => {
    const page = both('doubt').fail('ask').fail('load');
    const at = moment + 3_600_000;
    page.happen({ type: 'commitActed', commit: 'order', action: 'askNow', online: true, at });
    expect(page.planned()).toEqual(['ask']);
  });
});

describe('Try again', () => {
  it('sends the form where that stands, and leads to it from anywhere else', () => {
    expect(plannedTypes(act(known('refused'), 'tryAgain'))).toEqual(['lock']);
    const page = act(known('refused').enter('done'), 'tryAgain');
    expect(page.planned()).toEqual(['→ apply']);
    expect(dismissedOf(page)).toEqual([]);
  });

  it('sends no other form', () => {
    const steps = order.steps.map((step) =>
      step.id === 'look'
        ? { ...step, submit: { label: [], sequence: 'choose', ready: [], deliberate: false } }
        : step,
    );
    const page = known('refused', { ...order, steps }).enter('look');
    expect(page.view('look').submit?.available).toBe(true);
    expect(act(page, 'tryAgain').effects).toEqual([
      { type: 'navigate', step: 'apply', parameters: {} },
    ]);
  });
});

describe('Change', () => {
  it.each(['unsent', 'refused'] as const)('has the form stand again: %s', (state) => {
    const page = act(known(state).enter('done'), 'change');
    expect(page.planned()).toEqual(['→ apply']);
    expect(dismissedOf(page)).toEqual(['order.q1']);
    expect(dismissedOf(act(page, 'change'))).toEqual(['order.q1']);
  });

  it('leads nowhere from the form itself', () => {
    const page = act(known('unsent'), 'change');
    expect(page.effects).toEqual([]);
    expect(heardOn(page)).toEqual(['beside: unsent → sendAgain change leave copy']);
  });

  it('puts away nothing that is open', () => {
    expect(dismissedOf(act(known('doubt'), 'change'))).toEqual([]);
  });

  it('is of the last that was sent where the page has no number', () => {
    const page = known('unsent').answer('s', 'quote', null);
    expect(dismissedOf(act(page, 'change'))).toEqual(['order.q1']);
  });

  it('is of the present one, whatever was sent later', () => {
    const later = entry({ subject: 'q2', state: 'unsent', sentAt: moment + 1000 });
    const page = read(filled(), [entry({ state: 'unsent' }), later]);
    expect(dismissedOf(act(page, 'change'))).toEqual(['order.q1']);
  });
});

describe('Leave, and Look around', () => {
  const nowhere: CompiledJourney = {
    ...order,
    commits: { order: { ...commit('order'), ...order.commits['order'], lookAround: null } },
  };

  it('lead to where the journey says, and Leave puts away what it is about', () => {
    const left = act(known('unsent'), 'leave');
    expect([left.planned(), dismissedOf(left)]).toEqual([['→ look'], ['order.q1']]);
    const looked = act(known('unsent'), 'lookAround');
    expect([looked.planned(), dismissedOf(looked)]).toEqual([['→ look'], []]);
  });

  it('lead nowhere where it says nothing', () => {
    const left = act(known('unsent', nowhere), 'leave');
    expect([left.effects, dismissedOf(left)]).toEqual([[], ['order.q1']]);
    expect(act(known('unsent', nowhere), 'lookAround').effects).toEqual([]);
  });
});

describe('Open', () => {
  it('leads to the last of its pages, and only of this commit the news is over', () => {
    const page = both('doubt').enter('look');
    const done = (commit: string) => entry({ commit, state: 'done', ties: [] });
    read(page, [], {
      ledger: { other: [done('other')], order: [done('order')] },
      cause: 'storage',
    });
    expect(page.state.commits.news).toEqual(['other.q1', 'order.q1']);
    expect(act(page, 'open').planned()).toEqual(['→ done']);
    expect(page.state.commits.news).toEqual(['other.q1']);
    expect(act(page.enter('done'), 'open').planned()).toEqual([]);
  });
});

it('Open leads to the last of several pages', () => {
  const at = ['apply', 'look', 'done'];
  const about = {
    ...order,
    commits: { order: { ...commit('order'), ...order.commits['order'], at } },
  };
  expect(act(known('doubt', about), 'open').planned()).toEqual(['→ done']);
});

describe('Send again', () => {
  it('is begun once, and not while the form is sent', () => {
    const page = act(known('unsent'), 'sendAgain');
    expect(plannedTypes(page)).toEqual(['lock']);
    expect(runOf(page)).toMatchObject({ with: {}, restoring: false, unsure: false });
    const { state } = page;
    expect(act(page, 'sendAgain').state).toBe(state);
    const pressed = press(known('unsent'));
    expect(plannedTypes(pressed)).toEqual(['lock']);
    expect(plannedTypes(act(pressed, 'sendAgain'))).toEqual([]);
  });

  it('is of the present one', () => {
    const later = entry({ subject: 'q2', state: 'unsent', sentAt: moment + 1000, same: 'home 2' });
    const page = read(filled(), [entry({ state: 'unsent' }), later]);
    const sent = locked(act(page, 'sendAgain')).sent('send');
    expect(sent?.commit?.entry).toMatchObject({ subject: 'q1', attempt: 2 });
  });
});

it('a press about a commit that the journey does not have changes nothing', () => {
  const page = doubtful();
  const { state } = page;
  const event = { type: 'commitActed', commit: 'toString', online: true, at: moment } as const;
  for (const action of ['askNow', 'change', 'open', 'leave'] as const)
    expect(page.happen({ ...event, action }).state).toBe(state);
});
