import { describe, expect, it } from 'vitest';
import { getPath, type JourneyState, type Json, type JsonObject } from '../../src/engine';
import { shipped } from '../unit/shipped';
import { dayOf, stored, type Stored } from './stored';

const { journey, engine } = shipped();
const types: Readonly<Record<string, (value: Json) => boolean>> = {
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  integer: (value) => Number.isInteger(value),
  number: (value) => typeof value === 'number',
  array: Array.isArray,
  object: (value) => typeof value === 'object' && !Array.isArray(value),
};
const fields = journey.steps.flatMap(({ sections }) =>
  sections.flatMap((section) =>
    section.fields.map((field) => ({ key: `${section.id}.${field.name}`, field })),
  ),
);
const boundTo = (path: string) => fields.filter(({ field }) => field.path === path);

function takenUp(fixture: Stored): JourneyState {
  const state = engine.restore(fixture.snapshot, { today: dayOf(fixture), settings: {} });
  if (state === null) throw new Error(`${fixture.build} ${fixture.page} is not taken up`);
  return state;
}

/** Paths of the single answers: where a field is bound, or nothing lies below. */
function answered(value: Json, path = ''): readonly string[] {
  const isInner = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isInner || boundTo(path).length > 0) return value === null ? [] : [path];
  return Object.entries(value as JsonObject).flatMap(([key, inner]) =>
    answered(inner, path === '' ? key : `${path}.${key}`),
  );
}

describe.each(stored.map((one) => [`${one.build} at ${one.page}`, one] as const))(
  'what was kept by %s',
  (_, fixture) => {
    const state = takenUp(fixture);

    it('holds an answer to go on with', () => {
      expect(answered(fixture.snapshot.answers).length).toBeGreaterThan(5);
    });

    it('is the same under the same path, or said to be gone', () => {
      for (const path of answered(fixture.snapshot.answers)) {
        const now = getPath(state.answers, path);
        if (now === null) {
          const { lost, leftBehind } = state.progress;
          const named = boundTo(path).some(({ key }) => lost.includes(key));
          const inLedger = path.startsWith('switched.');
          const meansNothing = journey.persist.former?.includes(path) === true;
          expect(
            named || inLedger || meansNothing || leftBehind === 'some',
            `${path} is missed`,
          ).toBe(true);
          continue;
        }
        expect(now, path).toEqual(getPath(fixture.snapshot.answers, path));
        for (const { field } of boundTo(path)) {
          expect(types[field.type]?.(now), `${path} is ${field.type}`).toBe(true);
        }
      }
    });

    it('names again what is never stored', () => {
      const { lost } = state.progress;
      for (const key of fixture.snapshot['lost'] as readonly string[]) {
        const field = fields.find((one) => one.key === key);
        expect(field, `${key} is asked for still`).toBeDefined();
        expect(lost).toContain(key);
      }
    });

    it('draws every step, with a heading', () => {
      for (const { id, parameters } of journey.steps) {
        const event = {
          type: 'stepEntered',
          step: id,
          parameters: Object.fromEntries(parameters.map(({ name }) => [name, '500'])),
          today: dayOf(fixture),
          restored: true,
        } as const;
        const { state: there } = engine.apply(state, event);
        expect(engine.view(there, id).title.length, id).toBeGreaterThan(0);
      }
    });
  },
);
