/** A JSON Schema, as far as the reference reads it. */
export interface SchemaNode {
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly additionalProperties?: boolean | SchemaNode;
  readonly items?: SchemaNode;
  readonly required?: readonly string[];
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly SchemaNode[];
  readonly oneOf?: readonly SchemaNode[];
  readonly examples?: readonly unknown[];
  readonly $ref?: string;
  readonly definitions?: Readonly<Record<string, SchemaNode>>;
}

/** Schemas by the name of their file, as other schemas refer to them. */
export type Schemas = ReadonlyMap<string, SchemaNode>;

/** What a `$ref` leads to, with the file that it stands in. */
export interface Found {
  readonly node: SchemaNode;
  readonly file: string;
}

/** @throws {Error} for a reference that leads nowhere. */
export function resolve(reference: string, file: string, schemas: Schemas): Found {
  const [path = '', pointer = ''] = reference.split('#');
  const name = path === '' ? file : path.replace(/^\.\//, '');
  let node: unknown = schemas.get(name);
  for (const key of pointer.split('/').filter((part) => part !== '')) {
    node = typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined;
  }
  if (typeof node !== 'object' || node === null) {
    throw new Error(`${file} refers to ${reference}, which is not there.`);
  }
  return { node, file: name };
}
