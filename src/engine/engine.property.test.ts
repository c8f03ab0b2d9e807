import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../tests/full';
import {
  createEngine,
  type Effect,
  type Engine,
  type JourneyEvent,
  type JourneyState,
  type Json,
} from './index';
import { drive, given, permit, permitValidators } from './testing';

/** An event, or an answer to one of the calls that are in flight when its turn comes. */
type Move =
  | { readonly kind: 'event'; readonly event: JourneyEvent }
  | { readonly kind: 'succeed'; readonly which: number; readonly answer: Json }
  | { readonly kind: 'fail'; readonly which: number; readonly status: number };

const value: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom('car', 'van', 'none', 'card', 'cash', 'a1', 'a2', 'AB1 2CD', '', 'x'.repeat(9)),
  fc.constantFrom<Json>(null, true, false, 0, 3, 5, 9.5, { toString: 1 }, ['x']),
);
const place = fc.constantFrom(
  ...permit.steps.flatMap((step) =>
    step.sections.flatMap((section) =>
      section.fields.map((field) => ({ section: section.id, field: field.name })),
    ),
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
const section = fc.constantFrom('home', 'vehicle', 'pay', 'constructor');
const lookup = fc.constantFrom('addresses', 'zone', 'saveVehicle', 'finish', 'valueOf');

const event: fc.Arbitrary<JourneyEvent> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(place, value)
      .map(([at, typed]) => ({ type: 'fieldAnswered', ...at, value: typed }) as const),
  },
  place.map((at) => ({ type: 'fieldLeft', ...at }) as const),
  fc.record({
    type: fc.constant('stepEntered'),
    step: fc.constantFrom('apply', 'apply', 'done', 'error', 'nowhere'),
    parameters: fc.constant({}),
    today: fc.constant('2026-11-22'),
    restored: fc.boolean(),
  }),
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('actionPressed'),
      section: fc.constantFrom('home', 'pay'),
      action: fc.constantFrom('find', 'other'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constantFrom('sectionContinued', 'sectionOpened'), section }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('stepSubmitted'),
      step: fc.constantFrom('apply', 'done'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('lookupRetried'), lookup }) },
  fc.record({
    type: fc.constant('sequenceRequested'),
    sequence: fc.constantFrom('save', 'toString'),
    with: fc.constant({}),
  }),
  fc.constantFrom<JourneyEvent>({ type: 'startedAnew' }, { type: 'noticeDismissed' }),
);

const which = fc.nat({ max: 3 });
const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 5, arbitrary: event.map((happened) => ({ kind: 'event', event: happened }) as const) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('succeed'), which, answer }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('fail'),
      which,
      status: fc.constantFrom(0, 401, 409, 500, 503),
    }),
  },
);

const at = Date.UTC(2026, 10, 22);

const inFlight = (state: JourneyState): readonly number[] =>
  Object.values(state.lookups).flatMap((found) =>
    found.status === 'loading' ? [found.request] : [],
  );

/** null for an answer while nothing is in flight. */
function eventOf(state: JourneyState, next: Move): JourneyEvent | null {
  if (next.kind === 'event') return next.event;
  const calls = inFlight(state);
  const request = calls[next.which % Math.max(calls.length, 1)];
  if (request === undefined) return null;
  if (next.kind === 'succeed') return { type: 'callSucceeded', request, answer: next.answer, at };
  const kind = next.status === 0 ? 'network' : 'http';
  const failure = { kind, status: next.status, message: null } as const;
  return { type: 'callFailed', request, failure, at };
}

/** The permit as far as its save chain: every section answered, a call in flight. */
const deep = drive(permit, permitValidators)
  .enter()
  .answer('home', 'postcode', 'AB1 2CD')
  .happen({ type: 'actionPressed', section: 'home', action: 'find' })
  .succeed('addresses', [{ id: 'a1', text: 'One' }])
  .answer('home', 'address', 'a1')
  .answer('home', 'consent', true)
  .succeed('zone', { kind: 'van' })
  .happen({ type: 'sectionContinued', section: 'home' })
  .answer('vehicle', 'length', 5)
  .happen({ type: 'sectionContinued', section: 'vehicle' })
  .answer('pay', 'method', 'card')
  .answer('pay', 'holder', 'Ann')
  .happen({ type: 'sectionContinued', section: 'pay' })
  .happen({ type: 'stepSubmitted', step: 'apply' }).state;
const fresh = drive(permit, permitValidators).enter().state;
interface Seen {
  readonly engine: Engine;
  readonly before: JourneyState;
  readonly event: JourneyEvent;
  readonly state: JourneyState;
  readonly effects: readonly Effect[];
}

/** Looks at every step of random walks, half of them from far into the journey. */
function always(numRuns: number, look: (seen: Seen) => void): void {
  const walk = fc.tuple(fc.constantFrom(fresh, deep), fc.array(move, { maxLength: 30 }));
  fc.assert(
    fc.property(walk, ([start, moves]) => {
      const engine = createEngine(permit, permitValidators);
      let before = start;
      for (const next of moves) {
        const happened = eventOf(before, next);
        if (happened === null) continue;
        const { state, effects } = engine.apply(before, happened);
        look({ engine, before, event: happened, state, effects });
        before = state;
      }
    }),
    { numRuns: runs(numRuns, 10 * numRuns) },
  );
}

describe('for any order of events', () => {
  it('starts from where a save chain is under way', () => {
    expect(deep.progress.runs['save']?.status).toBe('running');
  });

  it('the view worked out from what changed equals the view from scratch', () => {
    // One engine for all walks: with every look it begins at a state that it has not come from.
    const scratch = createEngine(permit, permitValidators);
    always(20, ({ engine, state, before }) => {
      scratch.view(before, 'done');
      const anew = createEngine(permit, permitValidators).view(state, 'apply');
      expect(engine.view(state, 'apply')).toEqual(anew);
      expect(scratch.view(state, 'apply')).toEqual(anew);
    });
  });

  it('what did not change is the same object', () => {
    always(25, ({ engine, before, state }) => {
      const older = engine.view(before, 'apply');
      const newer = engine.view(state, 'apply');
      for (const shown of newer.sections) {
        const old = older.sections.find(({ id }) => id === shown.id);
        if (old === undefined) continue;
        if (JSON.stringify(old) === JSON.stringify(shown)) expect(shown).toBe(old);
        for (const [name, field] of Object.entries(shown.fields)) {
          if (JSON.stringify(old.fields[name]) === JSON.stringify(field)) {
            expect(field).toBe(old.fields[name]);
          }
        }
      }
    });
  });

  it('no event throws, and the journey stays plain data', () => {
    always(40, ({ engine, state, effects }) => {
      expect(JSON.parse(JSON.stringify(state))).toEqual(state);
      for (const { id } of permit.steps) engine.view(state, id);
      for (const effect of effects) expect(effect.type).toMatch(/^(call|abort|navigate)$/);
    });
  });

  it('no answer that is irrelevant is sent', () => {
    always(40, ({ engine, state, effects }) => {
      for (const effect of effects) expectRelevant(effect, (rule) => engine.evaluate(state, rule));
    });
  });

  it('a stale answer never changes anything', () => {
    always(25, ({ engine, state }) => {
      const wanted = new Set(inFlight(state));
      for (let request = 0; request <= state.progress.requests + 1; request += 1) {
        if (wanted.has(request)) continue;
        const late = engine.apply(state, {
          type: 'callSucceeded',
          request,
          answer: { kind: 'car' },
          at,
        });
        expect(late.state).toBe(state);
        expect(late.effects).toEqual([]);
      }
    });
  });

  it('each planned call has a new number, and of one name only the newest is waited for', () => {
    always(25, ({ before, state, effects }) => {
      let last = before.progress.requests;
      for (const effect of effects) {
        if (effect.type !== 'call') continue;
        expect(effect.request).toBeGreaterThan(last);
        last = effect.request;
      }
      const gone = inFlight(before).filter((request) => !inFlight(state).includes(request));
      const aborted = effects.flatMap((effect) =>
        effect.type === 'abort' ? [effect.request] : [],
      );
      expect(gone).toEqual(expect.arrayContaining(aborted));
    });
  });

  it('every `changed` has been heard: nothing is left over for the next event', () => {
    always(25, ({ engine, state }) => {
      expect(engine.apply(state, { type: 'fieldLeft', section: 'none', field: 'none' })).toEqual({
        state,
        effects: [],
      });
    });
  });

  it('a running sequence waits for a call that is in flight', () => {
    always(40, ({ state }) => {
      const calls = new Set(inFlight(state));
      for (const run of Object.values(state.progress.runs)) {
        if (run.status !== 'running') continue;
        const waits = Object.entries(run.steps).filter(([, status]) => status === 'running');
        expect(waits.some(([id]) => calls.has(run.requests[id] ?? 0))).toBe(true);
      }
    });
  });

  it('a restored snapshot holds nothing that may not be stored, and its own snapshot is the same', () => {
    always(20, ({ engine, state }) => {
      const stored = engine.snapshot(state);
      expect(JSON.stringify(stored['answers'])).not.toMatch(/plate|holder/);
      const back = engine.restore(stored, given);
      expect(back).not.toBeNull();
      if (back !== null) expect(engine.snapshot(back)['answers']).toEqual(stored['answers']);
    });
  });
});

/** The permit's rules. */
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
