import { expect, it } from 'vitest';
import type { JsonObject } from '../../engine';
import { migrate } from './migrate';
import { formerFormats } from './migrate-formats';
import { fileOf, folder } from './testing';

const home = (title: string, format?: string): JsonObject => ({
  schema: {
    type: 'object',
    properties: { a: { type: 'string', title, ...(format !== undefined && { format }) } },
  },
});

it.each<[what: string, home: JsonObject, names: readonly string[]]>([
  ['none that language 2 knows by itself', home('{a|number}', 'email'), []],
  ['of a text', home('{a | pounds} and {a|lastFour}'), ['pounds', 'lastFour']],
  ['of a shape', home('{a}', 'letters'), ['letters']],
])('a journey says the formats that it uses: %s', (_, section, names) => {
  const migration = migrate(folder(section));
  expect(fileOf(migration, 'formats.json')).toEqual(
    names.length === 0
      ? null
      : { formats: Object.fromEntries(names.map((name) => [name, formerFormats[name]])) },
  );
});

it('keeps those that it says already', () => {
  const own = { $schema: '../s/formats.schema.json', formats: { pounds: { pattern: '^£' } } };
  const migration = migrate(folder(home('{a|pounds} {a|pence}'), { 'formats.json': own }));
  expect(fileOf(migration, 'formats.json')).toEqual({
    ...own,
    formats: { ...own.formats, pence: formerFormats['pence'] },
  });
});

it('a new file names its schema, as the journey does', () => {
  const migration = migrate(
    folder(home('{a|pence}'), { 'journey.json': { $schema: '../schemas/journey.schema.json' } }),
  );
  expect(fileOf(migration, 'formats.json')).toMatchObject({
    $schema: '../schemas/formats.schema.json',
  });
});
