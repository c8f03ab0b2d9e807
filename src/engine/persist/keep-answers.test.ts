import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getPath } from '../../rules';
import { setPath } from '../answers/path';
import type { Json, JsonObject } from '../model';
import { answerKeeper } from './keep-answers';

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
