import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEngine, type Effect, type JourneyEvent, type Json } from './index';
import { permit, permitValidators } from './testing';

const given = { today: '2026-11-21', settings: {} };

const value: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom('car', 'van', 'none', 'card', 'cash', 'a1', 'a2', 'AB1 2CD', '', 'x'.repeat(9)),
  fc.constantFrom<Json>(null, true, false, 0, 3, 5, 9.5),
);
const place = fc.constantFrom(
  ...permit.steps.flatMap((step) =>
    step.sections.flatMap((section) => section.fields.map((field) => [section.id, field.name])),
  ),
);
const answer = fc.constantFrom<Json>(
  [
    { id: 'a1', text: 'One' },
    { id: 'a2', text: 'Two' },
  ],
  { kind: 'van' },
  { reference: 'R1' },
  {},
  null,
  true,
);
const section = fc.constantFrom('home', 'vehicle', 'pay', 'nowhere');
const request = fc.integer({ min: 1, max: 12 });

const event: fc.Arbitrary<JourneyEvent> = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(place, value).map(answered) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('callSucceeded'), request, answer }) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('callFailed'),
      request,
      failure: fc.record({
        kind: fc.constantFrom('http', 'timeout', 'network', 'malformed'),
        status: fc.constantFrom(0, 401, 409, 500, 503),
        message: fc.constantFrom(null, 'Sorry'),
      }),
    }),
  },
  place.map(([in_ = '', field = '']) => ({ type: 'fieldLeft', section: in_, field }) as const),
  fc.record({
    type: fc.constant('stepEntered'),
    step: fc.constantFrom('apply', 'done', 'error', 'nowhere'),
    parameters: fc.constant({}),
    today: fc.constant('2026-11-22'),
    restored: fc.boolean(),
  }),
  fc.record({
    type: fc.constant('actionPressed'),
    section,
    action: fc.constantFrom('find', 'other'),
  }),
  fc.record({ type: fc.constantFrom('sectionContinued', 'sectionOpened'), section }),
  fc.record({ type: fc.constant('stepSubmitted'), step: fc.constantFrom('apply', 'done') }),
  fc.record({ type: fc.constant('lookupRetried'), lookup: fc.constantFrom('addresses', 'zone') }),
  fc.constant({ type: 'startedAnew' } as const),
);

function answered([[in_ = '', field = ''], given_]: [string[], Json]): JourneyEvent {
  return { type: 'fieldAnswered', section: in_, field, value: given_ };
}

/** Random events after the step was entered; each run from its own start. */
const events = fc.array(event, { maxLength: 40 });
const entered: JourneyEvent = {
  type: 'stepEntered',
  step: 'apply',
  parameters: {},
  today: given.today,
  restored: false,
};

describe('for any order of events', () => {
  it('the view worked out from what changed equals the view from scratch', () => {
    fc.assert(
      fc.property(events, (list) => {
        const engine = createEngine(permit, permitValidators);
        let state = engine.start(given);
        for (const next of [entered, ...list]) {
          state = engine.apply(state, next).state;
          const scratch = createEngine(permit, permitValidators);
          for (const { id } of permit.steps) {
            expect(engine.view(state, id)).toEqual(scratch.view(state, id));
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  it('what did not change is the same object', () => {
    fc.assert(
      fc.property(events, (list) => {
        const engine = createEngine(permit, permitValidators);
        let state = engine.start(given);
        for (const next of [entered, ...list]) {
          const before = engine.view(state, 'apply');
          state = engine.apply(state, next).state;
          const after = engine.view(state, 'apply');
          for (const section of after.sections) {
            const old = before.sections.find(({ id }) => id === section.id);
            if (JSON.stringify(old) === JSON.stringify(section)) expect(section).toBe(old);
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  it('no answer that is irrelevant is sent', () => {
    fc.assert(
      fc.property(events, (list) => {
        const engine = createEngine(permit, permitValidators);
        let state = engine.start(given);
        for (const next of [entered, ...list]) {
          const { state: after, effects } = engine.apply(state, next);
          state = after;
          for (const effect of effects)
            expectRelevant(effect, (rule) => engine.evaluate(state, rule));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('a restored snapshot holds nothing that may not be stored, and its own snapshot is the same', () => {
    fc.assert(
      fc.property(events, (list) => {
        const engine = createEngine(permit, permitValidators);
        const state = [entered, ...list].reduce(
          (now, next) => engine.apply(now, next).state,
          engine.start(given),
        );
        const stored = engine.snapshot(state);
        expect(JSON.stringify(stored['answers'])).not.toMatch(/plate|holder/);
        const back = engine.restore(stored, given);
        expect(back).not.toBeNull();
        if (back !== null) expect(engine.snapshot(back)['answers']).toEqual(stored['answers']);
      }),
      { numRuns: 150 },
    );
  });
});

/** The permit's own rules, said again by hand. */
function expectRelevant(effect: Effect, read: (rule: Json) => Json): void {
  if (effect.type !== 'call') return;
  const body = effect.body as Record<string, Json> | null;
  if (effect.operation === 'saveVehicle' && read({ var: 'kind' }) === 'none') {
    expect(body).toMatchObject({ length: null, plate: null });
  }
  if (effect.operation === 'savePay' && body?.['method'] !== 'card') {
    expect(body).toMatchObject({ holder: null });
  }
}
