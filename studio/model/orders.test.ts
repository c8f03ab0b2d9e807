import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editsBetween, filesWith, type Edit, type JsonFiles } from './edits';
import { changed, noHistory, redone, undone } from './history';
import { createMerging, meetings, withMine } from './merging';
import { editsMoved } from './moving';
import { ordered } from './orders';
import type { Project } from './protocol';
import { saved, takenUp, type Work } from './work';

const file = 'a.json';
const of = (value: unknown): JsonFiles => ({ [file]: value as JsonFiles[string] });
const text = (files: JsonFiles): string => JSON.stringify(files[file]);
const x = { title: 'X' };
const [y, z] = [{ title: 'Y' }, { title: 'Z' }];
const keys: Edit = {
  ...{ file, pointer: '', was: ['x', 'y', 'z'], value: ['y', 'x', 'z'], isOrder: true },
};

describe('an order', () => {
  it('leaves what it does not know where it stands, and does without what is gone', () => {
    expect(ordered(['new', 'x', 'other', 'z'], ['z', 'y', 'x'])).toEqual([
      'new',
      'z',
      'other',
      'x',
    ]);
  });

  it('is all that is told between two texts that differ in it alone', () => {
    expect(editsBetween(file, { x, y, z }, { y, x, z })).toEqual([keys]);
    expect(editsBetween(file, { x, y, z }, { x, y, z })).toEqual([]);
  });

  it('is told with what else is otherwise, so that one text leads to the other', () => {
    const keyed = (keys: readonly string[], value: fc.Arbitrary<unknown>) =>
      fc
        .tuple(
          fc.shuffledSubarray([...keys], { minLength: keys.length }),
          fc.array(value, { minLength: keys.length, maxLength: keys.length }),
        )
        .map(([order, values]) =>
          Object.fromEntries(order.map((key, index) => [key, values[index]])),
        );
    const object = keyed(['a', 'b', 'c', 'd'], keyed(['p', 'q', 'r'], fc.nat(1)));
    fc.assert(
      fc.property(object, object, (was, value) => {
        const edits = editsBetween(file, was as never, value as never);
        expect(text(filesWith(of(was), edits))).toBe(JSON.stringify(value));
      }),
    );
  });
});

describe('what is changed outside', () => {
  const merged = (edits: readonly Edit[], now: unknown): readonly Edit[] =>
    createMerging(of({ x, y, z }), of(now))(edits);

  it('within it, beside it or in another order of others does not meet it', () => {
    const now = { x: { title: 'other' }, new: 1, y, z };
    expect(merged([keys], now)).toEqual([keys]);
    expect(text(filesWith(of(now), [keys]))).toBe(
      JSON.stringify({ y, new: 1, x: { title: 'other' }, z }),
    );
    const title: Edit = { file, pointer: '/x/title', was: 'X', value: 'B' };
    expect(merged([title], { z, y, x })).toEqual([title]);
  });

  it('in the same order is no edit any more', () => {
    expect(merged([keys], { y, x, z })).toEqual([]);
  });

  it('in another order meets it, and the one that is kept is written', () => {
    const [met] = merged([keys], { z, x, y });
    expect(met).toEqual({ ...keys, was: ['z', 'x', 'y'], met: keys.was });
    if (met === undefined) throw new Error('they have not met');
    const kept = withMine([met], met);
    expect(meetings(kept)).toEqual([]);
    expect(text(filesWith(of({ z, x, y }), kept))).toBe(JSON.stringify({ y, x, z }));
  });
});

describe.each([
  ['keys', { list: { x, y, z } }, { list: { y, x, z } }],
  ['texts', { list: ['x', 'y', 'z'] }, { list: ['y', 'x', 'z'] }],
])('the order of %s', (_, was, is) => {
  const project = (files: JsonFiles): Project => ({
    ...{ name: 'j', folder: 'j', brand: 'b', stamp: text(files), households: [] },
    ...{ files, unreadable: [] },
  });
  const move = { file, pointer: '/list', name: 'y', beside: 'x' };
  const edits = editsMoved(of(was), [], move);
  const work: Work = {
    ...{ project: project(of(was)), said: null },
    history: changed(noHistory, edits, 1, '“Y” moved before “X”'),
  };

  it('is one step, undone and redone', () => {
    expect(text(filesWith(of(was), edits))).toBe(JSON.stringify(is));
    expect(undone(work.history).edits).toEqual([]);
    expect(redone(undone(work.history)).edits).toEqual(edits);
  });

  it('that was saved is undone in the draft, and moved on from there', () => {
    const next = saved(work, edits, project(of(is)), [file]);
    expect(next.history.edits).toEqual([]);
    const back = undone(next.history).edits;
    expect(text(filesWith(of(is), back))).toBe(JSON.stringify(was));
    expect(editsMoved(of(is), back, move)).toEqual([]);
  });

  it('is taken up from outside', () => {
    const fresh = takenUp({ ...work, history: noHistory }, project(of(is)));
    expect(text(fresh.project.files)).toBe(JSON.stringify(is));
  });
});
