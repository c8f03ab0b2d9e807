import { describe, expect, it } from 'vitest';
import { call, commit, entry, moment, refusal, v } from '../../testing';
import {
  act,
  doubtful,
  entriesOf,
  entryAt,
  filled,
  heardOn,
  order,
  read,
  unsent,
  wait,
} from '../../testing/order';

describe('asking', () => {
  it('goes on in intervals, slows down, and counts what was really waited', () => {
    const page = doubtful();
    const waits = [2, 5, 10, 20, 40, 60, 60];
    for (const seconds of waits) {
      page.fail('ask');
      const planned = page.effects.find(({ type }) => type === 'wait');
      expect(planned).toBeUndefined();
      wait(page, seconds);
      expect(page.planned()).toEqual(['ask']);
    }
    expect(entryAt(page).watched).toBe(197);
    page.fail('ask');
    wait(page, 403);
    page.fail('ask');
    expect(wait(page, 299).planned()).toEqual([]);
    expect(wait(page, 1).planned()).toEqual(['ask']);
  });

  it('never leads away, whatever the failure (decision 40, ERR-18)', () => {
    for (const status of [401, 500, 503]) {
      const page = doubtful().fail('ask', refusal(status));
      expect(page.planned()).toEqual([]);
      expect(entryAt(page)).toMatchObject({ state: 'doubt', said: 'unreached' });
    }
  });

  it('takes an answer that is neither yes nor no for none', () => {
    expect(entryAt(doubtful().succeed('ask', 'perhaps'))).toMatchObject({
      state: 'doubt',
      said: 'unreached',
    });
  });

  it('hears what its call picks of an answer, and a status that says that there is no such thing', () => {
    const about = order.commits['order'] ?? commit('order');
    const { ask = call('ask') } = order.calls;
    const journey = {
      ...order,
      calls: {
        ...order.calls,
        ask: { ...ask, pick: { kind: 'path', path: 'is' } as const, none: [404] },
      },
      commits: {
        order: {
          ...about,
          confirmBy: { ...about.confirmBy, noWhen: { '===': [v('answer'), null] } },
        },
      },
    };
    const asked = () => read(filled('q1', journey), [entry()]);
    expect(entryAt(asked().succeed('ask', { is: true })).state).toBe('done');
    expect(entryAt(asked().fail('ask', refusal(404))).said).toBe('no');
    expect(entryAt(asked().fail('ask', refusal(500))).said).toBe('unreached');
    const odd = { kind: 'malformed', status: 404, message: null } as const;
    expect(entryAt(asked().fail('ask', odd)).said).toBe('unreached');
  });

  it('asks now at once, but never within ten seconds', () => {
    const page = doubtful().fail('ask');
    const asked = moment + 3_600_000;
    expect(act(page, 'askNow', asked).planned()).toEqual(['ask']);
    page.fail('ask');
    expect(act(page, 'askNow', asked + 9999).planned()).toEqual([]);
    expect(act(page, 'askNow', asked + 10_000).planned()).toEqual(['ask']);
  });

  it('asks a little later where ten seconds have not passed, unless it would have asked by then', () => {
    const soon = doubtful().fail('ask');
    const lastOf = (page: typeof soon) =>
      page.state.commits.watches['order.q1']?.askedFrom ?? moment;
    expect(act(soon, 'askNow', lastOf(soon) + 1000).effects).toEqual([]);
    const page = wait(wait(wait(soon, 2).fail('ask'), 5).fail('ask'), 10);
    page.fail('ask');
    act(page, 'askNow', lastOf(page) + 4000);
    expect(page.effects).toEqual([{ type: 'wait', timer: 'order.q1', seconds: 6 }]);
    expect(wait(page, 5).planned()).toEqual([]);
    expect(wait(page, 1).planned()).toEqual(['ask']);
    expect(act(page, 'askNow', moment + 3_600_000).effects).toEqual([]);
  });

  it('does not ask about what is refused, however often somebody presses', () => {
    const page = read(filled(), [entry({ state: 'refused' })]);
    expect(act(page, 'askNow', moment + 3_600_000).effects).toEqual([]);
  });

  it('waits while offline, and asks on return', () => {
    const page = wait(doubtful().fail('ask'), 2, false);
    expect(page.planned()).toEqual([]);
    expect(entryAt(page).said).toBe('offline');
    read(page, entriesOf(page), { cause: 'return', at: moment + 3_600_000 });
    expect(page.planned()).toEqual(['ask']);
  });

  it('yes is done, and leads on from where its panel stands', () => {
    const page = doubtful().succeed('ask', true);
    expect(entryAt(page)).toMatchObject({ state: 'done', answer: null, said: 'yes' });
    expect(page.planned()).toContain('→ done');
    expect(heardOn(page, 'done')).toEqual(['panel: doneAsked → copy print']);
    expect(page.read('commits.order.asked')).toBe(true);
  });

  it('yes is kept under the name of the question, and not on the device', () => {
    const page = doubtful().succeed('ask', true);
    expect(page.read('lookups.ask')).toBe(true);
    expect(page.state.lookups['ask']).toMatchObject({ with: { quote: 'q1' }, restoring: false });
    expect(JSON.stringify(page.engine.snapshot(page.state).lookups)).not.toContain('ask');
  });

  it('yes about another subject is not: a rule would take it for the present one', () => {
    const page = read(filled('q2'), [entry()]).succeed('ask', true);
    expect(page.read('lookups.ask')).toBeNull();
  });

  it('yes is told by a banner on the page that one is at, and not on the next', () => {
    const page = doubtful().enter('look').succeed('ask', true);
    expect(heardOn(page, 'look')).toEqual(['banner: doneAsked → open']);
    expect(heardOn(page.enter('look'), 'look')).toEqual(['banner: doneAsked → open']);
    page.enter('error').enter('look');
    expect(heardOn(page, 'look')).toEqual([]);
  });

  it('yes that contradicts an earlier word is told until it is opened (S13)', () => {
    const page = unsent().enter('look');
    wait(page, 300).succeed('ask', true);
    const told = ['banner: doneAsked lateYes → open'];
    expect(heardOn(page, 'look')).toEqual(told);
    expect(heardOn(page.enter('error').enter('look'), 'look')).toEqual(told);
    expect(heardOn(page.enter('done').enter('look'), 'look')).toEqual([]);
  });

  it('yes is told by a banner elsewhere, until its page is opened', () => {
    const page = doubtful().enter('look').succeed('ask', true);
    expect(page.planned()).not.toContain('→ done');
    expect(heardOn(page, 'look')).toEqual(['banner: doneAsked → open']);
    expect(act(page, 'open').planned()).toEqual(['→ done']);
    expect(heardOn(page.enter('done'), 'look')).toEqual([]);
  });

  it('two noes late enough are unsent, which is watched still (row 11)', () => {
    const page = unsent();
    expect(entryAt(page)).toMatchObject({ state: 'unsent', noes: [200, 220] });
    expect(wait(page, 299).planned()).toEqual([]);
    expect(wait(page, 1).planned()).toEqual(['ask']);
    expect(entryAt(page.succeed('ask', true))).toMatchObject({ state: 'done', late: true });
    expect(heardOn(page, 'done')).toEqual(['panel: doneAsked lateYes → copy print']);
  });

  it('of two subjects goes on apart', () => {
    const page = read(filled(), [entry(), entry({ subject: 'q2' })]);
    expect(page.planned()).toEqual(['ask', 'ask']);
    const timers = page.effects.flatMap((effect) => (effect.type === 'wait' ? effect.timer : []));
    expect(new Set(timers)).toEqual(new Set(['order.q1', 'order.q2']));
  });
});
