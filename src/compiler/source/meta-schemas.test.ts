import { describe, expect, it } from 'vitest';
import { metaSchemas } from './meta-schemas';

type Schema = Readonly<Record<string, unknown>>;
const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

const schemasIn = (map: unknown): readonly (readonly [string, Schema])[] =>
  isSchema(map)
    ? Object.entries(map).flatMap(([key, value]) =>
        isSchema(value) ? [[key, value] as const] : [],
      )
    : [];

/** Every property of every object, wherever it is nested. */
function keysOf(schema: unknown, path: string): readonly (readonly [string, Schema])[] {
  if (!isSchema(schema)) return [];
  const named = (map: string) =>
    schemasIn(schema[map]).map(([key, value]) => [`${path}.${key}`, value] as const);
  const own = [...named('properties'), ...named('patternProperties')];
  const below = [...own, ...named('definitions')].flatMap(([at, value]) => keysOf(value, at));
  const anonymous = ['items', 'additionalProperties'].flatMap((key) => keysOf(schema[key], path));
  return [...own, ...below, ...anonymous];
}

describe.each(Object.entries(metaSchemas))('schema of %s', (kind, schema) => {
  it('says of every key what it is, in one sentence, with an example', () => {
    const bare = keysOf(schema, kind).filter(
      ([, key]) =>
        typeof key['description'] !== 'string' ||
        !key['description'].endsWith('.') ||
        !Array.isArray(key['examples']) ||
        key['examples'].length === 0,
    );
    expect(bare.map(([path]) => path)).toEqual([]);
  });

  it('takes no key that it does not know', () => {
    expect(schema).toMatchObject({ additionalProperties: false });
  });
});
