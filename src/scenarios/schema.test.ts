import { describe, expect, it } from 'vitest';
import household from '../../schemas/household.schema.json';
import schema from '../../schemas/scenario.schema.json';
import settings from '../../schemas/scenario-settings.schema.json';
import { actions } from './actions';
import { expectations } from './expectations';

type Schema = Readonly<Record<string, unknown>>;
const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every property of every object, wherever it is nested. */
function keysIn(from: unknown, path: string): readonly (readonly [string, Schema])[] {
  if (!isSchema(from)) return [];
  const own = isSchema(from['properties']) ? Object.entries(from['properties']) : [];
  const definitions = isSchema(from['definitions']) ? Object.entries(from['definitions']) : [];
  const below = ['items', 'additionalProperties'].flatMap((key) => keysIn(from[key], path));
  return [
    ...own.flatMap(([key, value]) => (isSchema(value) ? [[`${path}.${key}`, value] as const] : [])),
    ...[...own, ...definitions].flatMap(([key, value]) => keysIn(value, `${path}.${key}`)),
    ...below,
  ];
}

describe('the schemas of scenarios', () => {
  it('know every deed and every expectation, and no other', () => {
    const { action, expect: expected } = schema.definitions;
    expect(Object.keys(action.properties).sort()).toEqual(
      [...Object.keys(actions), 'expect'].sort(),
    );
    expect(Object.keys(expected.properties).sort()).toEqual(Object.keys(expectations).sort());
  });

  it.each([
    ['scenario', schema],
    ['household', household],
    ['scenario-settings', settings],
  ])('%s says of every key what it is, in a sentence, with an example', (name, one) => {
    const bare = keysIn(one, name).filter(
      ([, { description, examples }]) =>
        typeof description !== 'string' ||
        !description.endsWith('.') ||
        !Array.isArray(examples) ||
        examples.length === 0,
    );
    expect(bare.map(([path]) => path)).toEqual([]);
  });
});
