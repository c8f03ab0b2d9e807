/** Y11 and X7: what the compiler takes comes to its end, and what goes on for ever it refuses. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JourneyEvent } from '../../src/engine';
import { runs } from '../full';
import { compileCase, type Program } from './engine/compile-case';
import { filledFiles } from './fill';
import type { Files, Json, JsonObject } from './subject';

const answers = ['a', 'b', 'c'] as const;
const answer = fc.constantFrom(...answers);
const value = (path: string): JsonObject => ({ var: path });
const longer = (path: string): JsonObject => ({ cat: [value(path), 'z'] });
const other = (path: string): JsonObject => ({ if: [{ '===': [value(path), 'x'] }, 'y', 'x'] });

/** What an answer is set to: the same each time, a copy, or another each time. */
const rule = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom<Json>('x', 'y') },
  { weight: 1, arbitrary: fc.constant<Json>(value('today')) },
  { weight: 1, arbitrary: answer.map<Json>(value) },
  { weight: 1, arbitrary: answer.map<Json>(longer) },
  { weight: 1, arbitrary: answer.map<Json>(other) },
);
const look: JsonObject = { id: 'look' };
const change = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.tuple(answer, rule).map(([path, to]): JsonObject => ({ set: { [path]: to } })),
  },
  { weight: 4, arbitrary: answer.map((path): JsonObject => ({ clear: [path] })) },
  {
    weight: 3,
    arbitrary: fc.constantFrom<JsonObject>(
      { clear: ['lookups.look'] },
      { call: [look] },
      { clear: ['lookups.look'], call: [look] },
      { run: 'save' },
    ),
  },
);
const reaction = fc
  .record({
    changed: fc.uniqueArray(fc.constantFrom(...answers, 'lookups.look'), {
      minLength: 1,
      maxLength: 2,
    }),
    when: fc.constantFrom<Json>(
      true,
      true,
      true,
      ...answers.map((path): Json => ({ '===': [value(path), 'x'] })),
    ),
    change,
  })
  .map(({ changed, when, change: done }): JsonObject => ({ on: { changed }, when, ...done }));

/** A ring through some of the answers, each longer than the one before it. */
const ring = fc.uniqueArray(answer, { minLength: 1 }).map((path) =>
  path.map((from, index): JsonObject => ({
    on: { changed: from },
    set: { [path[(index + 1) % path.length] ?? from]: longer(from) },
  })),
);

/** Two sections, the second there while `a` is answered, and a sequence that may make a call. */
const journeyWith = (rings: fc.Arbitrary<readonly JsonObject[]>): fc.Arbitrary<Files> =>
  fc
    .record({
      reactions: fc.array(reaction, { minLength: 1, maxLength: 6 }),
      rings,
      entered: change,
      first: change,
      steps: fc.constantFrom<readonly JsonObject[]>([], [{ id: 'look', call: 'look' }]),
      failed: change,
    })
    .map(({ reactions, rings, entered, first, steps, failed }) =>
      filledFiles({
        'journey.json': { steps: ['apply'], records: { seen: { type: 'string' } } },
        'calls/look.json': {},
        'sequences/save.json': {
          first,
          steps: steps.map((step) => ({ ...step, onFailure: [{ then: failed }] })),
        },
        'steps/apply/step.json': { sections: ['home', 'more'], progressive: false },
        'steps/apply/home.json': {
          schema: {
            properties: Object.fromEntries(answers.map((name) => [name, { type: 'string' }])),
          },
          actions: { go: { label: 'Go' } },
          reactions: [...reactions, ...rings, { on: { pressed: 'go' }, call: [look] }],
        },
        'steps/apply/more.json': {
          relevant: { isAnswered: value('a') },
          schema: { properties: { seen: { type: 'string' } } },
          bind: { seen: 'more.seen' },
          reactions: [{ on: { entered: true }, ...entered }],
        },
      }),
    );

const event = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record<JourneyEvent & { type: 'fieldAnswered' }>({
      type: fc.constant('fieldAnswered'),
      section: fc.constant('home'),
      field: answer,
      value: fc.constantFrom('x', 'y', 'w', null),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<JourneyEvent>(
      { type: 'sequenceRequested', sequence: 'save', with: {} },
      { type: 'actionPressed', section: 'home', action: 'go' },
    ),
  },
);

/** null for a journey that is refused as one that need not come to an end; nothing else is wrong with it. */
function compiled(written: Files): Program | null {
  try {
    return compileCase(written);
  } catch (error) {
    if (error instanceof Error && /\[JC533\]/.test(error.message)) return null;
    throw error;
  }
}

describe('a random journey', () => {
  it('that is taken never meets the last round', () => {
    const counted = { taken: 0, refused: 0 };
    fc.assert(
      fc.property(
        journeyWith(fc.constant([])),
        fc.array(event, { minLength: 1, maxLength: 6 }),
        (written, events) => {
          const program = compiled(written);
          if (program === null) {
            counted.refused += 1;
            return;
          }
          counted.taken += 1;
          const { engine } = program;
          const today = '2026-01-15';
          let state = engine.start({ today, settings: {} });
          const enter: JourneyEvent = {
            type: 'stepEntered',
            step: 'apply',
            parameters: {},
            today,
            restored: false,
          };
          for (const each of [enter, ...events]) {
            ({ state } = engine.apply(state, each));
            expect(state.progress.stuck).toBeNull();
          }
        },
      ),
      { numRuns: runs(250, 3000) },
    );
    // Neither is all taken nor all refused, so that each says something.
    expect(counted.taken).toBeGreaterThan(counted.refused / 10);
    expect(counted.refused).toBeGreaterThan(counted.taken / 10);
  });

  it('with changes that go on for ever is refused', () => {
    fc.assert(
      fc.property(journeyWith(ring), (written) => {
        expect(compiled(written)).toBeNull();
      }),
      { numRuns: runs(100, 1000) },
    );
  });
});
