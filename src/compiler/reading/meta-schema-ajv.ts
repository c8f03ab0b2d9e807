import { Ajv, type CodeOptions } from 'ajv';
import { metaSchemas, referredSchemas } from './meta-schemas';

/** What is said for people; no validator reads it. */
const annotations: ReadonlySet<string> = new Set(['description', 'examples', '$comment']);
/** Keywords whose keys are names that somebody chose. */
const named: ReadonlySet<string> = new Set([
  'properties',
  'patternProperties',
  'definitions',
  '$defs',
]);

/**
 * Checks files against the config language's own schemas. The same whether the validators are made
 * in this process or generated when the command line is built, so that both say the same.
 */
export function createMetaSchemaAjv(code: CodeOptions): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    messages: false,
    strict: false,
    // The schemas themselves are checked by a test.
    meta: false,
    validateSchema: false,
    code,
  });
  for (const [id, schema] of Object.entries({ ...metaSchemas, ...referredSchemas })) {
    ajv.addSchema(bare(schema), id);
  }
  return ajv;
}

function bare(schema: object): object {
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => !annotations.has(key))
      .map(([key, value]: [string, unknown]) => [
        key,
        named.has(key) ? inEach(value) : part(value),
      ]),
  );
}

const inEach = (map: unknown): unknown =>
  isObject(map)
    ? Object.fromEntries(Object.entries(map).map(([name, value]) => [name, part(value)]))
    : map;

function part(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(part);
  return isObject(value) ? bare(value) : value;
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
