import type { OperationId } from '../contract/types';
import { ENDPOINTS, jsonBody, SCHEMAS } from '../contract/document';

interface Schema {
  readonly $ref?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
}

/** Every field that a body of this operation must have, blank: a test fills in those that it is about. */
export function blank(id: OperationId): Readonly<Record<string, unknown>> {
  const found = ENDPOINTS.find(({ operation }) => operation.operationId === id);
  const schema = found === undefined ? undefined : jsonBody(found.operation)?.schema;
  if (schema === undefined) throw new Error(`${id} takes no body.`);
  return blankOf(schema) ?? {};
}

function blankOf(schema: Schema): Readonly<Record<string, unknown>> | null {
  const { required = [], properties } = resolved(schema);
  if (properties === undefined) return null;
  return Object.fromEntries(required.map((name) => [name, blankOf(properties[name] ?? {})]));
}

const resolved = (schema: Schema): Schema =>
  schema.$ref === undefined ? schema : (SCHEMAS[schema.$ref.split('/').at(-1) ?? ''] ?? {});
