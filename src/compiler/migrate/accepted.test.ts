import { expect, it } from 'vitest';
import type { Json, JsonObject } from '../../engine';
import { migrate } from './migrate';
import { noReason } from './section/migrate-variant';
import { fileOf, folder } from './testing';

const home: JsonObject = {
  schema: { type: 'object', properties: { a: { type: 'boolean' }, b: { type: 'boolean' } } },
  bind: { a: 'x.a', b: 'x.b' },
  required: { a: { accepted: true } },
};

const setting = (set: Json): JsonObject => ({ id: 'tick', changes: [{ when: { var: 'y' }, set }] });

it.each<[what: string, set: JsonObject, isReasoned: boolean]>([
  ['true', { 'x.a': true }, true],
  ['a rule', { 'x.b': null, 'x.a': { var: 'facts.agrees' } }, true],
  ['false', { 'x.a': false }, false],
  ['nothing', { 'x.a': null }, false],
  ['another answer', { 'x.b': true }, false],
])('what a person accepts is set with a reason beside it: %s', (_, set, isReasoned) => {
  const migration = migrate(folder(home, { 'bundles/tick.json': setting(set) }));
  expect(migration.refused).toEqual([]);
  const reason = isReasoned ? { because: noReason } : {};
  expect(fileOf(migration, 'bundles/tick.json')).toEqual({
    id: 'tick',
    changes: [{ when: { var: 'y' }, set, ...reason }],
  });
});

it('also what only a variant asks, where the variant sets it', () => {
  const river = {
    id: 'river',
    schema: { type: 'object', properties: { c: { type: 'boolean' } } },
    bind: { c: 'x.c' },
    required: { c: { accepted: true } },
    reactions: [{ on: { entered: true }, set: { 'x.c': true } }],
  };
  const variants = { by: { var: 'z' }, from: 'zones/directory.json' };
  const migration = migrate(
    folder(
      { ...home, variants },
      { 'zones/directory.json': { default: 'river', variants: {} }, 'zones/river.json': river },
    ),
  );
  expect(fileOf(migration, 'zones/river.json')).toMatchObject({
    reactions: [{ set: { 'x.c': true }, because: noReason }],
  });
});
