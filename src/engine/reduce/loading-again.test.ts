import { describe, expect, it } from 'vitest';
import type { CompiledCall, CompiledJourney } from '../../journey';
import { call, drive, field, given, journey, reaction, section, step, use, v } from '../testing';

type Calls = Readonly<Record<string, Partial<CompiledCall>>>;

/** Taken up by a page of these calls, in this order, of which `z` is called once `go` is answered. */
const back = (
  calls: Calls,
  names: readonly string[] = Object.keys(calls),
  rest: Partial<CompiledJourney> = {},
) => {
  const home = section(
    'home',
    [
      field('go', 'go', 'string'),
      field('van', 'van', 'string', { relevant: v('lookups.a') }),
      field('size', 'home.size', 'string', { relevant: v('lookups.a') }),
    ],
    { reactions: [reaction({ kind: 'answered', paths: ['go'] }, [{ call: [use('z')] }])] },
  );
  const about = journey([step('apply', [home]), step('away', [])], {
    calls: {
      z: call('z'),
      ...Object.fromEntries(Object.entries(calls).map(([id, more]) => [id, call(id, more)])),
    },
    persist: { version: 1, days: 1, allow: ['go'] },
    ...rest,
  });
  const lookups = names.map((id) => ({ as: id, call: id, with: {} }));
  const state = drive(about).engine.restore({ version: 1, lookups }, given);
  if (state === null) throw new Error('not taken up');
  return drive(about, {}, state);
};

const entering = (...given: Parameters<typeof back>) => back(...given).enter('apply', true);
const reads = (...names: readonly string[]) => ({
  body: names.map((name) => v(`lookups.${name}`)),
});

describe('lookups that a reload dropped (B9)', () => {
  it('are loaded in their order, and each once', () => {
    const page = entering({ b: {}, a: {} });
    expect(page.planned()).toEqual(['b', 'a']);
    expect(page.state.progress.restore).toEqual([]);
    expect(page.answer('home', 'go', 'x').planned()).toEqual(['z']);
  });

  it('wait until the person is somewhere', () => {
    const page = back({ a: {} });
    expect(page.happen({ type: 'leftBehindDismissed' }).planned()).toEqual([]);
    expect(page.enter('away', true).planned()).toEqual(['a']);
  });

  it.each<[string, Partial<CompiledCall>, Partial<CompiledJourney>]>([
    ['body', reads('a'), {}],
    ['address', { path: { id: v('lookups.a.id') } }, {}],
    ['query', { query: { id: v('lookups.a.id') } }, {}],
    ['body through a fact', { body: v('facts.known') }, { facts: { known: v('lookups.a') } }],
    ['body through what makes an answer count', { body: v('van') }, {}],
    ['body through what makes one of several answers count', { body: v('home') }, {}],
  ])('wait for what their %s reads', (_, asks, rest) => {
    const page = entering({ b: asks, a: {} }, ['b', 'a'], rest);
    expect(page.planned()).toEqual(['a']);
    expect(page.fail('a').planned()).toEqual([]);
    expect(page.happen({ type: 'lookupRetried', lookup: 'a' }).planned()).toEqual(['a']);
    expect(page.succeed('a', true).planned()).toEqual(['b']);
  });

  it('do not wait for what loads beside them', () => {
    const page = entering({ b: reads('a'), a: {}, c: {} });
    expect(page.planned()).toEqual(['a', 'c']);
    expect(page.succeed('a', 1).planned()).toEqual(['b']);
  });

  it('wait for no lookup that was never called, and none for itself', () => {
    expect(entering({ a: reads('a'), b: reads('z') }).planned()).toEqual(['a', 'b']);
  });

  it('that wait for each other go one after the other, the first of them first', () => {
    const page = entering({ x: reads('b'), a: reads('b'), b: reads('a') });
    expect(page.planned()).toEqual(['a']);
    expect(page.succeed('a', 1).planned()).toEqual(['b']);
    expect(page.succeed('b', 1).planned()).toEqual(['x']);
  });

  it('that wait for each other and for one that loads go once that is there', () => {
    const page = entering({ a: reads('b'), b: reads('a', 'c'), c: {} });
    expect(page.planned()).toEqual(['c']);
    expect(page.fail('c').planned()).toEqual([]);
    page.happen({ type: 'lookupRetried', lookup: 'c' });
    expect(page.succeed('c', 1).planned()).toEqual(['a']);
  });

  it('are not loaded again where they are called meanwhile', () => {
    const page = entering({ a: {}, z: reads('a') });
    expect(page.planned()).toEqual(['a']);
    expect(page.answer('home', 'go', 'x').planned()).toEqual(['z']);
    expect(page.succeed('a', 1).planned()).toEqual([]);
  });
});
