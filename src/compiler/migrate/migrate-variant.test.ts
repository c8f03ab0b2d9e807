import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine';
import { migrate } from './migrate';
import { fileOf, folder, withoutKeys } from './testing';

const days = { type: 'integer' };
const asked = (...names: readonly string[]): JsonObject => ({
  schema: { type: 'object', properties: Object.fromEntries(names.map((name) => [name, days])) },
});
const by = { var: 'lookups.zone.id' };
const directory = { default: 'standard', variants: { '22': 'river' } };

const migrated = (section: JsonObject, river: JsonObject, more: JsonObject = {}) =>
  migrate(
    folder(
      { ...section, variants: { by, from: 'zones/directory.json' } },
      {
        'zones/directory.json': { ...directory, ...more },
        'zones/standard.json': { id: 'standard' },
        'zones/river.json': { id: 'river', ...river },
      },
    ),
  );

/** What the variant's file says, without its id. */
const riverOf = (section: JsonObject, river: JsonObject): unknown => {
  const migration = migrated(section, river);
  if (migration.refused.length > 0) throw new Error(JSON.stringify(migration.refused));
  return withoutKeys(fileOf(migration, 'zones/river.json') as JsonObject, 'id');
};

describe('a variant says of a question what it said in the maps', () => {
  it.each<[what: string, section: JsonObject, river: JsonObject, now: JsonObject]>([
    ['a question of its own', asked('a'), asked('b'), { fields: { b: { schema: days } } }],
    [
      'a key of a question of the section',
      asked('a'),
      { fields: { a: { relevant: false } }, bounds: { a: [1, 2] } },
      { fields: { a: { relevant: false, bounds: [1, 2] } } },
    ],
    [
      'nothing, where it repeats the section',
      { ...asked('a'), labels: { a: 'A' } },
      { labels: { a: 'A' } },
      {},
    ],
    [
      'the whole shape, of which it said a part',
      { schema: { type: 'object', properties: { a: { type: 'integer', minimum: 1 } } } },
      { schema: { type: 'object', properties: { a: { type: 'integer', maximum: 9 } } } },
      { fields: { a: { schema: { type: 'integer', minimum: 1, maximum: 9 } } } },
    ],
    [
      'the whole look, of which it said the options',
      { ...asked('a'), uiSchema: { a: { 'ui:widget': 'select' } } },
      { uiSchema: { a: { 'ui:options': { label: false } } } },
      { fields: { a: { ui: { widget: 'select', label: false } } } },
    ],
    [
      'all checks, of which it adds one',
      {
        ...asked('a'),
        checks: [{ id: 'one', field: 'a', assert: { var: 'x' } }],
        messages: { a: { one: 'One.' } },
      },
      { checks: [{ id: 'two', field: 'a', assert: { var: 'y' } }] },
      {
        fields: {
          a: { checks: { one: { assert: { var: 'x' }, message: 'One.' }, two: { assert: { var: 'y' } } } }, // oxfmt-ignore
        },
      },
    ],
    [
      'the message of a check that is the section’s',
      { ...asked('a'), checks: [{ id: 'one', field: 'a', assert: { var: 'x' } }] },
      { messages: { a: { one: 'Not so.' } } },
      { fields: { a: { messages: { one: 'Not so.' } } } },
    ],
    [
      'another requirement, which needs a reason',
      { ...asked('a'), required: { a: true } },
      { required: { a: false } },
      { fields: { a: { required: false, because: 'Language 1 did not say why.' } } },
    ],
    [
      'another place for the answer',
      asked('a'),
      { bind: { a: 'x.a' } },
      { fields: { a: { answer: 'x.a' } } },
    ],
    [
      'nothing of the answer, where the section says `at` for both',
      { ...asked('a'), bind: { a: 'x.a' } },
      { ...asked('b'), bind: { b: 'x.b' } },
      { fields: { b: { schema: days } } },
    ],
    [
      'what its questions start as, set when it is entered',
      asked('a'),
      { initial: { a: 3 }, reactions: [{ on: { pressed: 'x' }, clear: ['a'] }] },
      {
        reactions: [
          { on: { pressed: 'x' }, clear: ['a'] },
          {
            on: { entered: true },
            when: { '!': { isAnswered: { var: 'a' } } },
            set: { a: 3 },
          },
        ],
      },
    ],
    ['all else as it was', asked('a'), { title: 'T', needs: ['x'] }, { title: 'T', needs: ['x'] }],
  ])('%s', (_, section, river, now) => {
    expect(riverOf(section, river)).toEqual(now);
  });

  it.each<[what: string, section: JsonObject, river: JsonObject, now: JsonObject]>([
    [
      'its own questions as it orders them',
      asked(),
      { ...asked('a', 'b'), order: ['b', 'a'] },
      { b: {}, a: {} },
    ],
    ['the same order said again', asked('a', 'b'), { order: ['a', 'b'] }, {}],
    [
      'another order of the section’s',
      asked('a', 'b', 'c'),
      { order: ['b', 'c', 'a'] },
      { a: { group: 'part2' } },
    ],
    [
      'its own in front of the section’s',
      asked('a', 'b'),
      { ...asked('c'), order: ['c', 'a', 'b'] },
      { a: { group: 'part2' }, b: { group: 'part2' }, c: {} },
    ],
    [
      'its own behind a set of the section',
      { ...asked('a'), uiSchema: { a: { 'ui:options': { set: 's' } } } },
      asked('b'),
      { b: { group: 'rest' } },
    ],
    [
      'its own in a set of the section',
      { ...asked('a'), uiSchema: { a: { 'ui:options': { set: 's' } } } },
      { ...asked('b'), uiSchema: { b: { 'ui:options': { set: 's' } } } },
      { b: { group: 's' } },
    ],
  ])('keeps the order: %s', (_, section, river, groups) => {
    const { fields = {} } = riverOf(section, river) as { fields?: Record<string, JsonObject> };
    const placed = Object.entries(fields).map(([name, { group }]) => [
      name,
      group === undefined ? {} : { group },
    ]);
    expect(placed).toEqual(Object.entries(groups));
  });

  it('what no variant leaves as the section says it was never there', () => {
    const section = { ...asked('a'), initial: { a: 1 } };
    const isThere = (river: JsonObject, standard: JsonObject): unknown => {
      const files = folder(
        { ...section, variants: { by, from: 'zones/directory.json' } },
        {
          'zones/directory.json': directory,
          'zones/standard.json': { id: 'standard', ...standard },
          'zones/river.json': { id: 'river', ...river },
        },
      );
      return fileOf(migrate(files), 'steps/apply/home.json');
    };
    const otherwise = { initial: { a: 2 } };
    expect(isThere(otherwise, {})).toMatchObject({ fields: { a: { initial: 1 } } });
    expect(isThere(otherwise, otherwise)).toMatchObject({ fields: { a: { schema: days } } });
    expect(JSON.stringify(isThere(otherwise, otherwise))).not.toContain('initial');
  });

  it.each<[what: string, section: JsonObject, river: JsonObject, message: string]>([
    [
      'an order that breaks a set',
      { ...asked('a', 'b'), uiSchema: { a: { 'ui:options': { set: 's' } } } },
      { order: ['b', 'a'] },
      'This order of the questions cannot be said',
    ],
    [
      'null for a key of the section',
      { ...asked('a'), unticked: { a: 'no' } },
      { unticked: { a: null } },
      '`unticked` of `a` is null here',
    ],
    ['what nothing asks', asked('a'), { labels: { b: 'B' } }, 'Nothing asks `b`'],
    [
      'a fact that the directory has not',
      asked('a'),
      { facts: { slow: true } },
      'does not say what `slow` is',
    ],
  ])('refuses %s', (_, section, river, message) => {
    const { refused } = migrated(section, river);
    expect(refused).toEqual([
      {
        file: 'zones/river.json',
        line: 1,
        message: expect.stringContaining(message) as string,
        help: expect.any(String) as string,
      },
    ]);
  });

  it('refuses a variant of two sections in which it would say something else', () => {
    const files = folder(
      { ...asked('a'), bind: { a: 'x.a' }, variants: { by, from: 'zones/directory.json' } },
      {
        'steps/apply/away.json': { id: 'away', title: 'Away', ...asked('c'), variants: { by, from: 'zones/directory.json' } }, // oxfmt-ignore
        'zones/directory.json': directory,
        'zones/standard.json': { id: 'standard' },
        'zones/river.json': { id: 'river', ...asked('b'), bind: { b: 'x.b' } },
      },
    );
    expect(migrate(files).refused.map(({ file, message }) => `${file} ${message}`)).toEqual([
      expect.stringContaining('zones/river.json Two sections have this variant'),
    ]);
  });
});

describe('a directory', () => {
  it('says of each id its variant and what is true of it', () => {
    const migration = migrated(asked('a'), { facts: { wait: 3 } }, { facts: { wait: 10, far: false }, source: ['ZON-01'] }); // oxfmt-ignore
    expect(migration.refused).toEqual([]);
    expect(fileOf(migration, 'zones/directory.json')).toEqual({
      entries: { '22': { variant: 'river', wait: 3 } },
      otherwise: { variant: 'standard', wait: 10 },
      source: ['ZON-01'],
    });
    expect(fileOf(migration, 'zones/river.json')).toEqual({ id: 'river' });
    expect(fileOf(migration, 'facts/zones.json')).toEqual({
      facts: {
        wait: { rule: { entry: ['zones', by, 'wait'] } },
        far: { rule: false },
      },
    });
  });

  it('adds its facts to a file of that name', () => {
    const files = new Map([
      ...folder(
        { ...asked('a'), variants: { by, from: 'zones/directory.json' } },
        {
          'zones/directory.json': { $schema: '../s/directory.schema.json', ...directory, facts: { far: false } }, // oxfmt-ignore
          'zones/standard.json': { id: 'standard', facts: { far: true } },
          'zones/river.json': { id: 'river', facts: { far: false } },
          'facts/zones.json': { $schema: '../s/facts.schema.json', facts: { own: { var: 'a' } } },
        },
      ),
    ]);
    const migration = migrate(files);
    expect(fileOf(migration, 'facts/zones.json')).toEqual({
      $schema: '../s/facts.schema.json',
      facts: { own: { var: 'a' }, far: { rule: { entry: ['zones', by, 'far'] } } },
    });
    expect(fileOf(migration, 'zones/directory.json')).toMatchObject({
      otherwise: { variant: 'standard', far: true },
    });
  });

  it('without a section that asks for it has the facts of its default', () => {
    const files = folder(asked('a'), {
      'zones/directory.json': { ...directory, facts: { far: false, near: 1 } },
      'zones/standard.json': { id: 'standard', facts: { near: 2 } },
      'zones/river.json': { id: 'river', ...asked('b'), bind: { b: 'x.b' }, facts: { near: 3 } },
    });
    const migration = migrate(files);
    expect(migration.refused).toEqual([]);
    expect(fileOf(migration, 'facts/zones.json')).toEqual({
      facts: { far: { rule: false }, near: { rule: 2 } },
    });
    expect(fileOf(migration, 'zones/river.json')).toEqual({
      id: 'river',
      fields: { b: { answer: 'x.b', schema: days } },
    });
  });
});
