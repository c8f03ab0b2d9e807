import { describe, expect, it } from 'vitest';
import type { CompiledCommit, CompiledJourney } from '../../../journey';
import { change, commit, drive, entry, lostReply, moment, refusal, runOf, v } from '../../testing';
import {
  doubtful,
  entriesOf,
  entryAt,
  filled,
  locked,
  order,
  press,
  read,
  sending,
  wait,
} from '../../testing/order';
import type { Drive } from '../../testing';

/** The order with another commit in the place of its own. */
const ordered = (rest: Partial<CompiledCommit>): CompiledJourney => {
  const { order: own } = order.commits;
  if (own === undefined) throw new Error('the journey has no order');
  return { ...order, commits: { ...order.commits, order: { ...own, ...rest } } };
};

const sent = (about: CompiledJourney): Drive => sending(filled('q1', about));
const lost = (about: CompiledJourney): Drive => sent(about).fail('send', lostReply);

describe('what is told to those who look after the service', () => {
  const told = ordered({});
  const properties = { state: v('commit.state'), subject: v('commit.subject') };
  const journey: CompiledJourney = {
    ...told,
    tracking: {
      call: 'track',
      records: {
        commitInDoubt: { doubt: v('commit.seconds'), ...properties },
        commitSettled: {
          attempt: v('commit.attempt'),
          status: v('commit.status'),
          settled: v('commit.seconds'),
          ...properties,
        },
      },
    },
  };
  const reports = (page: Drive) =>
    page.effects.flatMap((effect) =>
      effect.type === 'call' && effect.operation === 'track' ? [effect.body] : [],
    );
  const pair = (name: string, value: unknown) => ({ name, value });

  it('doubt, after so many seconds', () => {
    const page = wait(sent(journey), 19);
    expect(reports(page)).toEqual([]);
    expect(reports(wait(page, 1))).toEqual([
      [pair('doubt', 20), pair('state', 'doubt'), pair('subject', 'q1')],
    ]);
  });

  it('how it was settled, with the attempt, and the status that a refusal had', () => {
    const settled = (status: number, seconds: number, state: string) => [
      [
        pair('attempt', 1),
        pair('status', status),
        pair('settled', seconds),
        pair('state', state),
        pair('subject', 'q1'),
      ],
    ];
    expect(reports(sent(journey).succeed('send', { reference: 'R' }))).toEqual(
      settled(0, 0, 'done'),
    );
    const page = sent(journey).fail('send', refusal(503)).succeed('ask', false);
    expect(reports(wait(page, 5).succeed('ask', false))).toEqual(settled(503, 5, 'refused'));
  });

  it('nothing that another tab has found out, and told', () => {
    const page = read(lost(journey), [{ ...entryAt(lost(journey)), state: 'done' }], {
      cause: 'storage',
    });
    expect(entryAt(page).state).toBe('done');
    expect(reports(page)).toEqual([]);
  });

  it('nothing of putting aside, after which nothing is known but what was known before', () => {
    const day = 24 * 60 * 60;
    const page = read(filled('q2', journey), [entry({ watched: day })]).answer('s', 'again', true);
    locked(press(page));
    expect(entryAt(page).state).toBe('aside');
    expect(reports(page)).toEqual([]);
  });
});

describe('done, known by asking,', () => {
  const journey = ordered({
    then: [change({ goTo: 'done', set: { reference: v('commit.subject') } })],
  });
  const yes = (page: Drive) => page.succeed('ask', true);

  it('ends the run well', () => {
    const page = yes(lost(journey));
    expect(runOf(page)).toMatchObject({
      status: 'done',
      steps: { send: 'done' },
      marker: null,
      message: null,
      requests: {},
    });
  });

  it('leads on from the page of its panel, and sets what follows', () => {
    const page = yes(lost(journey));
    expect(page.planned()).toContain('→ done');
    expect(page.read('reference')).toBe('q1');
    expect(page.state.commits.news).toEqual([]);
  });

  it('leads nowhere from another page, where it is told; what follows is set all the same', () => {
    const page = yes(lost(journey).enter('look'));
    expect(page.planned()).not.toContain('→ done');
    expect(page.read('reference')).toBe('q1');
    expect(page.state.commits.news).toEqual(['order.q1']);
  });

  it('leads nowhere from where it would lead to', () => {
    const page = yes(lost(journey).enter('done'));
    expect(page.planned()).not.toContain('→ done');
    expect(page.read('reference')).toBe('q1');
  });

  it('of another quote than the present one is told, and sets nothing (PER-10, PER-11)', () => {
    const page = yes(read(filled('q2', journey), [entry()]));
    expect(page.planned()).not.toContain('→ done');
    expect(page.read('reference')).toBeNull();
    expect(page.state.commits.news).toEqual(['order.q1']);
    expect(runOf(page)).toBeUndefined();
  });

  it('is told once, also where the answer comes after it', () => {
    const page = wait(sent(journey), 20).enter('look');
    const { flights } = page.state.commits;
    yes(page);
    const [request] = Object.keys(flights).map(Number);
    if (request === undefined) throw new Error('nothing is on its way');
    const answer = { reference: 'R' };
    page.happen({ type: 'callSucceeded', request, answer, at: moment });
    expect(entryAt(page).answer).toEqual(answer);
    expect(page.state.commits.news).toEqual(['order.q1']);
  });

  it('before any page is there is no news', () => {
    const page = yes(read(drive(journey, {}, undefined, false), [entry()]));
    expect(entryAt(page).state).toBe('done');
    expect(page.state.commits.news).toEqual([]);
  });

  it('of a commit that no sequence of the journey sends is done all the same', () => {
    const commits = { ...order.commits, other: commit('other') };
    const page = filled('q1', { ...order, commits });
    const known = entry({ commit: 'other' });
    page.happen({
      type: 'ledgerRead',
      ledger: { other: [known] },
      cause: 'start',
      kept: true,
      lockIsFree: true,
      at: moment,
    });
    yes(page);
    expect(page.state.commits.ledger['other']).toMatchObject([{ state: 'done' }]);
  });
});

describe('the first question', () => {
  const due = (page: Drive) => page.state.commits.watches['order.q1'];

  it('is asked as doubt begins', () => {
    expect(due(doubtful())).toMatchObject({ asks: 1, due: 2 });
  });

  it('after a refusal counts once it has failed', () => {
    const page = sending().fail('send', refusal(503)).fail('ask');
    expect(due(page)).toMatchObject({ asks: 1, ask: null });
    expect(page.planned()).not.toContain('ask');
  });

  it('counts as asked where another tab has found the doubt', () => {
    const page = read(filled(), [entry({ state: 'sending' })], { lockIsFree: false });
    read(page, [entry()], { cause: 'storage', lockIsFree: false });
    expect(due(page)).toMatchObject({ asks: 1, due: 2, ask: null });
    expect(page.planned()).not.toContain('ask');
  });
});

it('a refusal that another tab has believed is not sent again by this one (decision 42)', () => {
  const page = sending().fail('send', refusal(401));
  read(page, [{ ...entryAt(page), state: 'refused', watched: 5 }], { cause: 'storage' });
  expect(entryAt(page).state).toBe('refused');
  expect(page.planned()).not.toContain('send');
});

it('a late answer to what was cleared in doubt changes nothing', () => {
  const page = wait(sending(), 20);
  const [request] = Object.keys(page.state.commits.flights).map(Number);
  if (request === undefined) throw new Error('nothing is on its way');
  read(page, [], { cause: 'cleared' });
  expect(entriesOf(page)).toEqual([]);
  page.happen({ type: 'callSucceeded', request, answer: { reference: 'R' }, at: moment });
  expect(entriesOf(page)).toEqual([]);
});

it('an answer about what was cleared meanwhile changes nothing', () => {
  const page = read(filled(), [entry()]);
  const request = page.request('ask');
  read(page, [], { cause: 'cleared' });
  page.happen({ type: 'callSucceeded', request, answer: true, at: moment });
  expect(entriesOf(page)).toEqual([]);
});
