import openapi from '../../schemas/api/openapi.json';

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly additionalProperties?: Schema | boolean;
}

const schemas = openapi.components.schemas as unknown as Readonly<Record<string, Schema>>;

/**
 * Every field under a schema by its path (`list[].name`, `map{}`), and whether it must be there
 * wherever that which holds it is.
 */
export function fieldsOfSchema(schema: Schema, at = ''): ReadonlyMap<string, boolean> {
  const { required = [], properties = {}, items, additionalProperties } = resolved(schema);
  const fields = new Map<string, boolean>();
  const add = (path: string, must: boolean, inner: Schema): void => {
    fields.set(path, must);
    for (const [deeper, holds] of fieldsOfSchema(inner, path)) fields.set(deeper, holds);
  };
  for (const [name, inner] of Object.entries(properties)) {
    add(at === '' ? name : `${at}.${name}`, required.includes(name), inner);
  }
  if (items !== undefined) add(`${at}[]`, true, items);
  if (typeof additionalProperties === 'object') add(`${at}{}`, true, additionalProperties);
  return fields;
}

/** What a schema says of values that are there: references followed, null left out. */
function resolved(schema: Schema): Schema {
  if (schema.$ref !== undefined)
    return resolved(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  const real = schema.anyOf?.find(({ type }) => type !== 'null');
  return real === undefined ? schema : resolved(real);
}
