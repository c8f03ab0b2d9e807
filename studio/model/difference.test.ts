import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../tests/full';
import { changesBetween, withChanges } from './difference';

const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('what differs between two values', () => {
  it('makes the one the other, with keys in their order, as JSON sends it', () => {
    const { json } = fc.letrec((tie) => ({
      json: fc.oneof(
        { maxDepth: 4, withCrossShrink: true },
        fc.constantFrom(null, true, 1, 'a', 'b', undefined),
        fc.array(tie('json'), { maxLength: 3 }),
        fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('json')),
      ),
    }));
    const value = fc.record({ is: json });
    fc.assert(
      fc.property(value, value, (before, after) => {
        const changes = sent(changesBetween(before, after)) as ReturnType<typeof changesBetween>;
        const made = withChanges(sent(before), changes);
        expect(JSON.stringify(made)).toBe(JSON.stringify(after));
      }),
      { numRuns: runs(500, 20_000) },
    );
  });

  it('is named where it is, and what is the same stays the same object', () => {
    const before = { steps: [{ id: 'a', title: ['A'] }, { id: 'b' }], facts: { old: 1 } };
    const after = { steps: [{ id: 'a', title: ['B'] }, { id: 'b' }], facts: { fresh: 1 } };
    const changes = changesBetween(before, after);
    expect(changes).toEqual([
      { way: ['steps', 0, 'title', 0], value: 'B' },
      { way: ['facts', 'old'] },
      { way: ['facts', 'fresh'], value: 1 },
    ]);
    const made = withChanges(before, changes) as typeof after;
    expect(made).toEqual(after);
    expect(made.steps[1]).toBe(before.steps[1]);
  });
});
