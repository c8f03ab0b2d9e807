import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../model';
import type { CompiledJourney } from '../../journey';
import { field, journey, reaction, section, step, use } from '../testing';
import { allowList, lookupsToldTooMuch } from './allow';

it('allows what is named and what lies in it, and nothing that only begins like it', () => {
  const isAllowed = allowList(
    journey([], { persist: { version: 1, days: 1, allow: ['home', 'way.out', 'x'] } }),
  );
  expect(['home', 'home.size', 'home.size.deep', 'way.out', 'x.y'].filter(isAllowed)).toHaveLength(
    5,
  );
  expect(['homely', 'way', 'way.outer', 'way.in', 'xy', ''].filter(isAllowed)).toEqual([]);
});

describe('decision 20: a lookup that may not be told', () => {
  /** One call is made with these parameters. */
  const madeWith = (parameters: JsonObject): CompiledJourney =>
    journey(
      [
        step('apply', [
          section(
            'home',
            [
              field('size', 'home.size', 'integer'),
              field('name', 'owner.name', 'string'),
              field('phone', 'owner.phone', 'string'),
            ],
            {
              reactions: [
                reaction({ kind: 'entered' }, [{ call: [{ ...use('zone'), with: parameters }] }]),
              ],
            },
          ),
        ]),
      ],
      {
        facts: { large: { '>': [{ var: 'home.size' }, 3] }, caller: { var: 'owner.phone' } },
        records: { 'quote.id': { initial: null }, 'quote.price': { initial: null } },
        persist: { version: 1, days: 1, allow: ['home', 'owner.name', 'quote'] },
      },
    );

  it.each<[string, JsonObject, boolean]>([
    ['nothing', {}, false],
    ['an answer that may be stored', { x: { var: 'home.size' } }, false],
    ['an answer that may not', { x: { var: 'owner.phone' } }, true],
    ['one of each', { x: { var: 'home.size' }, y: { var: 'owner.phone' } }, true],
    ['a fact of one that may', { x: { var: 'facts.large' } }, false],
    ['a fact of one that may not', { x: { var: 'facts.caller' } }, true],
    ['all of a part of which each may', { x: { var: 'quote' } }, false],
    ['all of a part of which one may not', { x: { var: 'owner' } }, true],
    ['a path that nothing declares', { x: { var: 'gone' } }, true],
    ['what the day is', { x: { yearsSince: '2000-01-01' } }, false],
    ['a setting and an item', { x: { cat: [{ var: 'settings.a' }, { var: 'item.b' }] } }, false],
  ])('is one that is made with %s: %o, %s', (_, parameters, isUntold) => {
    expect([...lookupsToldTooMuch(madeWith(parameters))]).toEqual(isUntold ? ['zone'] : []);
  });

  it('is all that lies above answers, where each of them may be stored', () => {
    const whole = journey([], {
      ...madeWith({ x: { var: 'way' } }),
      records: { 'way.a': { initial: null }, 'way.b': { initial: null } },
      persist: { version: 1, days: 1, allow: ['way.a', 'way.b'] },
    });
    expect([...lookupsToldTooMuch(whole)]).toEqual([]);
    const some = { ...whole, persist: { ...whole.persist, allow: ['way.a'] } };
    expect([...lookupsToldTooMuch(some)]).toEqual(['zone']);
  });
});
