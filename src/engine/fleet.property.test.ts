import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../tests/full';
import {
  createEngine,
  type Engine,
  type JourneyEvent,
  type JourneyState,
  type Json,
} from './index';
import { given } from './testing';
import { fleet, fleetValidators } from './testing/fleet';
import { add, open, resident } from './testing/fleet-walk';

const list = { section: 'vehicles', field: 'vehicles' } as const;
const value: fc.Arbitrary<Json> = fc.constantFrom<Json>(
  'resident',
  'visitor',
  'A',
  'electric',
  'old',
  'new',
  'small',
  null,
  true,
  0,
  5,
  40,
  { length: 2 },
  { length: '', width: 1 },
  { other: 1 },
  [{ plate: 'Z' }],
);
const place = fc.constantFrom(
  ...fleet.steps.flatMap((step) =>
    step.sections.flatMap((section) =>
      section.fields.map((field) => ({ section: section.id, field: field.name })),
    ),
  ),
);
const index = fc.constantFrom(0, 1, 2);
const event: fc.Arbitrary<JourneyEvent> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(place, value)
      .map(([at, typed]) => ({ type: 'fieldAnswered', ...at, value: typed }) as const),
  },
  place.map((at) => ({ type: 'fieldLeft', ...at }) as const),
  {
    weight: 3,
    arbitrary: fc.option(index).map((at) => ({ type: 'itemOpened', ...list, index: at }) as const),
  },
  { weight: 3, arbitrary: fc.constant<JourneyEvent>({ type: 'itemSaved', ...list }) },
  fc.constant<JourneyEvent>({ type: 'itemDismissed', ...list }),
  index.map((at) => ({ type: 'itemRemoved', ...list, index: at }) as const),
  place.map((at) => ({ type: 'itemOpened', ...at, index: null }) as const),
  {
    weight: 2,
    arbitrary: fc.constant<JourneyEvent>({
      type: 'actionPressed',
      section: 'vehicles',
      action: 'help',
    }),
  },
  { weight: 2, arbitrary: fc.constant<JourneyEvent>({ type: 'dialogContinued' }) },
  fc
    .constantFrom('age', 'mileage', 'engine', 'toString')
    .map((to) => ({ type: 'dialogPaged', to }) as const),
  fc.constant<JourneyEvent>({ type: 'dialogClosed' }),
  fc
    .tuple(
      fc.constantFrom('sectionContinued', 'sectionOpened'),
      fc.constantFrom('vehicles', 'vehicle', 'emissions', 'last'),
    )
    .map(([type, section]) => ({ type, section }) as const),
  fc.constantFrom<JourneyEvent>({ type: 'stepSubmitted', step: 'apply' }, { type: 'startedAnew' }),
  fc.constantFrom('apply', 'apply', 'done').map(
    (step) =>
      ({
        type: 'stepEntered',
        step,
        parameters: {},
        today: given.today,
        restored: false,
      }) as const,
  ),
);
/** An event, or an answer to the calls in flight. */
const move = fc.oneof(
  { weight: 6, arbitrary: event },
  fc.constantFrom('succeed' as const, 'fail' as const),
);

interface Seen {
  readonly engine: Engine;
  readonly state: JourneyState;
  readonly bodies: readonly Json[];
}

function always(numRuns: number, look: (seen: Seen) => void): void {
  const starts = [
    resident().state,
    open(add(resident(), 'A')).answer('vehicle', 'plate', 'B').state,
  ];
  fc.assert(
    fc.property(fc.constantFrom(...starts), fc.array(move, { maxLength: 25 }), (start, moves) => {
      const engine = createEngine(fleet, fleetValidators);
      let state = start;
      for (const next of moves) {
        const loading = Object.values(state.lookups).find(({ status }) => status === 'loading');
        const request = loading?.status === 'loading' ? loading.request : 0;
        const happened: JourneyEvent =
          next === 'succeed'
            ? { type: 'callSucceeded', request, answer: { name: 'C' }, at: 0 }
            : next === 'fail'
              ? {
                  type: 'callFailed',
                  request,
                  failure: { kind: 'timeout', status: 0, message: null },
                  at: 0,
                }
              : next;
        const applied = engine.apply(state, happened);
        state = applied.state;
        const bodies = applied.effects.flatMap((each) =>
          each.type === 'call' && each.operation !== 'register' ? [each.body] : [],
        );
        look({ engine, state, bodies });
      }
    }),
    { numRuns: runs(numRuns, 10 * numRuns) },
  );
}

describe('items and dialogs, for any order of events', () => {
  it('never throw, stay plain data, and leave nothing over for the next event', () => {
    always(40, ({ engine, state }) => {
      expect(JSON.parse(JSON.stringify(state))).toEqual(state);
      expect(engine.apply(state, { type: 'fieldLeft', section: 'none', field: 'none' }).state).toBe(
        state,
      );
    });
  });

  it('give the view from what changed that they give from scratch', () => {
    always(20, ({ engine, state }) => {
      const scratch = createEngine(fleet, fleetValidators);
      expect(engine.view(state, 'apply')).toEqual(scratch.view(state, 'apply'));
    });
  });

  it('hold no more items than the list takes, each an object that was saved valid', () => {
    always(40, ({ engine, state }) => {
      const items = engine.evaluate(
        { ...state, answers: { ...state.answers, kind: 'resident' } },
        { var: 'vehicles' },
      );
      const saved = (items ?? []) as readonly { readonly plate?: Json; readonly months?: number }[];
      expect(saved.length).toBeLessThanOrEqual(2);
      for (const { plate, months = 1 } of saved) {
        expect(typeof plate).toBe('string');
        expect(months >= 1 && months <= 12).toBe(true);
      }
    });
  });

  it('send and store no draft, and read none that is closed', () => {
    always(40, ({ engine, state, bodies }) => {
      if (state.progress.drafts['vehicles.vehicles'] === undefined) {
        expect(engine.evaluate(state, { var: 'vehicle.plate' })).toBeNull();
      }
      expect(engine.snapshot(state)['answers']).not.toHaveProperty('vehicle');
      for (const body of bodies) expect(body).not.toHaveProperty('plate');
    });
  });

  it('never let anybody go on past a draft that would be lost', () => {
    always(40, ({ engine, state }) => {
      const view = engine.view(state, 'apply');
      const field = view.sections.find(({ id }) => id === 'vehicles')?.fields['vehicles'];
      const draft = field?.list?.draft ?? null;
      if (draft === null || state.progress.drafts['vehicles.vehicles']?.answered !== true) return;
      const typed = draft.fields['plate']?.value ?? null;
      const was = field?.list?.items[field.list.editing ?? -1];
      if (was === undefined && typed !== null) expect(view.verdict).not.toBe('valid');
    });
  });

  it('come back from their own snapshot', () => {
    always(20, ({ engine, state }) => {
      const stored = engine.snapshot(state);
      const back = engine.restore(stored, given);
      expect(back === null ? null : engine.snapshot(back)['answers']).toEqual(stored['answers']);
      expect(back?.progress.drafts).toEqual({});
    });
  });
});
