import { describe, expect, it } from 'vitest';
import type { CompiledJourney } from '../journey';
import { createEngine } from './create-engine';
import {
  drive,
  field,
  given,
  is,
  journey,
  lostReply,
  section,
  sequence,
  step,
  variant,
} from './testing';
import { filled, order, sending } from './testing/order';
import { parkingSpaces, spaces } from './testing/spaces';

const zones = (zone: string) => {
  const home = (name: string) => ({
    ...section('home', [field(name, name, 'string')], { relevant: is('zone', name) }),
    variant: variant(name),
  });
  return drive(
    journey([step('apply', [home('river'), home('hill')])], {
      records: { zone: { initial: zone } },
    }),
  ).enter();
};

describe('a section alone', () => {
  it.each(['river', 'hill'])('is the variant in force: %s', (zone) => {
    const { engine, state } = zones(zone);
    const fields = engine.section(state, 'apply', 'home')?.fields ?? {};
    expect(Object.keys(fields)).toEqual([zone]);
  });

  it('is nothing where none is drawn, or there is none', () => {
    const { engine, state } = zones('sea');
    expect(engine.section(state, 'apply', 'home')).toBeNull();
    expect(engine.section(state, 'apply', 'nowhere')).toBeNull();
  });
});

describe('a rule and a text', () => {
  const text = ['In ', { path: 'zone' }, ' by ', { path: 'item.owner' }];

  it('read what is at hand, and of an item where there is one', () => {
    const { engine, state } = zones('hill');
    const rule = { cat: [{ var: 'zone' }, ' ', { var: 'item.owner' }] };
    expect(engine.evaluate(state, rule, { owner: 'Ann' })).toBe('hill Ann');
    expect(engine.evaluate(state, rule)).toBe('hill ');
    expect(engine.fill(state, text, { owner: 'Ann' })).toEqual(['In hill by Ann']);
    expect(engine.fill(state, text)).toEqual(['In hill by ']);
  });
});

it('what nobody declared reads as nothing', () => {
  const { engine, state } = zones('hill');
  for (const path of ['nowhere', 'nowhere.deep', 'commits.nowhere.open', 'facts.nowhere', 'item.x'])
    expect(engine.evaluate(state, { var: path }), path).toBeNull();
});

describe('a look at a screen', () => {
  const page = () => drive(parkingSpaces).enter().succeed('spaces', spaces);

  it('is the screen as it begins, with the first that it shows', () => {
    const { engine, state } = page();
    const { shown, item } = engine.look(state, 'spaces');
    expect(shown).toEqual(engine.screen(state, 'spaces', {}));
    expect(item).toEqual(engine.item(state, 'spaces', spaces[1] ?? {}));
    expect(item?.values['price']).toBe(30);
  });

  it('is the same object as long as nothing in it changes', () => {
    const { engine, state } = page();
    const later = { ...state, lookups: { ...state.lookups } };
    expect(engine.look(later, 'spaces')).toBe(engine.look(state, 'spaces'));
  });

  it('of none that the journey has is nothing', () => {
    const { engine, state } = page();
    expect(engine.look(state, 'nowhere')).toEqual({ shown: null, item: null });
  });
});

describe('what an item offers to begin', () => {
  const offered = (book: Partial<ReturnType<typeof sequence>>) => {
    const { screens, sequences } = parkingSpaces;
    const about: CompiledJourney = {
      ...order,
      screens,
      sequences: { ...order.sequences, ...sequences, book: { ...sequence('book', []), ...book } },
    };
    const page = filled('q1', about);
    const count = () =>
      page.engine.item(page.state, 'spaces', spaces[0] ?? {})?.actions.length ?? null;
    const before = count();
    sending(page).fail('send', lostReply);
    return [before, count()];
  };

  it('is held up while the commit that it waits for is open', () => {
    expect(offered({ waits: true, commit: 'order' })).toEqual([1, 0]);
  });

  it('is not held up by a commit that it does not wait for, or by none', () => {
    expect(offered({ waits: false, commit: 'order' })).toEqual([1, 1]);
    expect(offered({ waits: true, commit: null })).toEqual([1, 1]);
  });
});

it('is what the journey begins with, each time a visit begins', () => {
  const engine = createEngine(parkingSpaces, {});
  expect(engine.start(given).answers).toBe(engine.start(given).answers);
});
