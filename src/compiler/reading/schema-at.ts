import type { FileKind } from '../source/file-kind';
import { metaSchemas, referredSchemas } from './meta-schemas';
import type { Pointer } from '../source/source-file';

type Schema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The schema of the value that a pointer leads to; null where it is free. Looked up when something is
 * wrong, because to hand it out with every error makes the validators a third longer, and they are
 * loaded for each check.
 */
export function schemaAt(kind: FileKind, pointer: Pointer): Schema | null {
  let place: Placed | null = resolved({ root: metaSchemas[kind], schema: metaSchemas[kind] });
  for (const key of pointer) {
    if (place === null) return null;
    place = resolved({ root: place.root, schema: below(place.schema, key) });
  }
  return place?.schema ?? null;
}

/** A schema, and the file that its references are within. */
interface Placed {
  readonly root: object;
  readonly schema: Schema;
}

function below(schema: Schema, key: string | number): unknown {
  if (typeof key === 'number') return schema['items'];
  const { properties, patternProperties, additionalProperties } = schema;
  if (isSchema(properties) && Object.hasOwn(properties, key)) return properties[key];
  const pattern = Object.entries(isSchema(patternProperties) ? patternProperties : {}).find(
    ([written]) => new RegExp(written).test(key),
  );
  return pattern?.[1] ?? additionalProperties;
}

function resolved({
  root,
  schema,
}: {
  readonly root: object;
  readonly schema: unknown;
}): Placed | null {
  if (!isSchema(schema)) return null;
  const { $ref } = schema;
  if (typeof $ref !== 'string') return { root, schema };
  const [file = '', path = ''] = $ref.split('#');
  const within = file === '' ? root : referredSchemas[file];
  let found: unknown = within;
  for (const key of path.split('/').slice(1)) found = isSchema(found) ? found[key] : null;
  return within === undefined ? null : resolved({ root: within, schema: found });
}
