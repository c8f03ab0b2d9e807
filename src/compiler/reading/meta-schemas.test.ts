import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { metaSchemas, referredSchemas } from './meta-schemas';

type Schema = Readonly<Record<string, unknown>>;
const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const schemas: Readonly<Record<string, object>> = {
  ...Object.fromEntries(
    Object.entries(metaSchemas).map(([kind, schema]) => [`${kind}.schema.json`, schema]),
  ),
  ...referredSchemas,
};

interface Key {
  readonly path: string;
  readonly schema: Schema;
  readonly file: string;
}

const mapsOfKeys = ['properties', 'patternProperties'];
const mapsOfSchemas = ['definitions', '$defs'];
const single = ['items', 'additionalProperties', 'not'];
const several = ['anyOf', 'oneOf', 'allOf'];

/** Every key of every object, wherever it is nested; what a schema refers to is walked in its own file. */
function keysIn(schema: unknown, path: string, file: string): readonly Key[] {
  if (!isSchema(schema)) return [];
  const inMap = (map: string): readonly Key[] =>
    Object.entries(isSchema(schema[map]) ? schema[map] : {}).flatMap(([key, inner]) =>
      isSchema(inner) ? [{ path: `${path}.${key}`, schema: inner, file }] : [],
    );
  const own = mapsOfKeys.flatMap(inMap);
  const below = [...own, ...mapsOfSchemas.flatMap(inMap)].flatMap((key) =>
    keysIn(key.schema, key.path, file),
  );
  const inner = [
    ...single.map((name) => schema[name]),
    ...several.flatMap((name) => (Array.isArray(schema[name]) ? (schema[name] as unknown[]) : [])),
  ].flatMap((each) => keysIn(each, path, file));
  return [...own, ...below, ...inner];
}

/** What a key says itself, or what it refers to says. */
function said(key: Schema, word: 'description' | 'examples', file: string): unknown {
  if (word in key) return key[word];
  const reference = key['$ref'];
  if (typeof reference !== 'string') return undefined;
  const [name = '', pointer = ''] = reference.split('#');
  const target = name === '' ? file : name;
  let found: unknown = schemas[target];
  for (const part of pointer.split('/').slice(1)) found = isSchema(found) ? found[part] : undefined;
  return isSchema(found) ? said(found, word, target) : undefined;
}

const isSentence = (text: unknown): boolean =>
  typeof text === 'string' && text.endsWith('.') && text.split(' ').length >= 3;

describe.each(Object.entries(schemas))('%s', (file, schema) => {
  const keys = keysIn(schema, '', file);

  it('says of every key what it is, in one sentence', () => {
    const silent = keys.filter((key) => !isSentence(said(key.schema, 'description', file)));
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  it('has an example at every key', () => {
    const bare = keys.filter((key) => {
      const examples = said(key.schema, 'examples', file);
      return !Array.isArray(examples) || examples.length === 0;
    });
    expect(bare.map(({ path }) => path)).toEqual([]);
  });

  it('has examples that fit', () => {
    const ajv = new Ajv({ strict: false, formats: { date: true, email: true, uri: true } });
    for (const [name, each] of Object.entries(schemas)) ajv.addSchema(each, name);
    const wrong = keys.flatMap((key) => {
      const { examples = [], ...shape } = key.schema;

      const validate = ajv.compile(inFile(shape, file));
      return (examples as unknown[]).some((example) => !validate(example)) ? [key.path] : [];
    });
    expect(wrong).toEqual([]);
  });
});

/** The same with references that lead out of it. */
function inFile(value: unknown, file: string): object {
  const moved = JSON.stringify(value).replaceAll('"$ref":"#', `"$ref":"${file}#`);
  return JSON.parse(moved) as object;
}

describe.each(Object.entries(metaSchemas))('schema of %s', (_, schema) => {
  it('takes no key that it does not know', () => {
    expect(schema).toMatchObject({ additionalProperties: false });
  });
});
