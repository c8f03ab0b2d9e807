import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CompiledJourney } from '../../journey';
import { getPath } from '../../rules';
import { setPath } from '../answers/path';
import type { Json, JsonObject } from '../model';
import { field, journey, reaction, section, step, use } from '../testing';
import { allowList, answerKeeper, lookupsToldTooMuch } from './keep';

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

/** What the allow-list says, path by path. */
const byTheWord = (allow: readonly string[], initial: JsonObject, answers: JsonObject) =>
  allow.reduce<JsonObject>((kept, path) => {
    const value = getPath(answers, path);
    const isNews = value !== null || getPath(initial, path) !== null;
    return isNews ? setPath(kept, path, value) : kept;
  }, {});

const keys = fc.constantFrom('a', 'b', 'length');
const paths = fc.array(keys, { minLength: 1, maxLength: 3 }).map((way) => way.join('.'));
const { value: values } = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom<Json[]>(null, '', 'x', 1, false),
    fc.dictionary(keys, tie('value')),
  ),
}));
const records = fc.dictionary(keys, values);

describe('what may be stored of the answers', () => {
  it('decision 19 is what the allow-list names, whatever was kept before', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(paths, { maxLength: 5 }),
        records,
        fc.array(records, { minLength: 1, maxLength: 4 }),
        (allow, initial, states) => {
          const keeper = answerKeeper(allow, initial);
          // Those that others lie in come first, or they would be set over them.
          const sorted = allow.toSorted();
          for (const answers of [...states, ...states])
            expect(keeper(answers)).toEqual(byTheWord(sorted, initial, answers));
        },
      ),
    );
  });

  it('is a list as a whole', () => {
    const keeper = answerKeeper(['list', 'list.0.a'], {});
    expect(keeper({ list: [{ b: 1 }] })).toEqual({ list: [{ b: 1 }] });
  });

  it('is the same object where nothing changed', () => {
    const keeper = answerKeeper(['one.a', 'two.a'], {});
    const before = { one: { a: 1, secret: 1 }, two: { a: 1, secret: 1 } };
    const first = keeper(before);
    const second = keeper({ ...before, two: { a: 2, secret: 1 } });
    expect(first).toEqual({ one: { a: 1 }, two: { a: 1 } });
    expect(second['one']).toBe(first['one']);
    expect(second['two']).toEqual({ a: 2 });
    expect(first['two']).toEqual({ a: 1 });
  });
});
