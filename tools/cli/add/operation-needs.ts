import type { Json, JsonObject } from '../../../src/engine';

/** What the contract says of what is sent with one operation. */
export interface OperationNeeds {
  /** Keys without which it is refused. */
  readonly path: readonly string[];
  readonly query: readonly string[];
  readonly body: readonly string[];
  /** Keys that the body may have; null where it may have any. */
  readonly mayHave: readonly string[] | null;
}

/** null for an operation that the contract does not have. */
export function operationNeeds(contract: JsonObject, operation: string): OperationNeeds | null {
  const found = operationsOf(contract).find(({ operationId }) => operationId === operation);
  if (found === undefined) return null;
  const follow = (value: Json | undefined): JsonObject => followed(contract, value);
  const parameters = listOf(found['parameters']).map(follow);
  const named = (place: string): readonly string[] =>
    parameters
      .filter((each) => each['in'] === place && (place === 'path' || each['required'] === true))
      .map(({ name }) => name)
      .filter((name) => typeof name === 'string');
  const content = follow(follow(found['requestBody'])['content']);
  const schema = follow(follow(content['application/json'])['schema']);
  const isOpen = Object.keys(schema).length > 0 && schema['additionalProperties'] !== false;
  return {
    path: named('path'),
    query: named('query'),
    body: listOf(schema['required']).filter((key) => typeof key === 'string'),
    mayHave: isOpen ? null : Object.keys(follow(schema['properties'])),
  };
}

/** The operations of a contract, by `operationId`. */
export const operationIds = (contract: JsonObject): readonly string[] =>
  operationsOf(contract)
    .map(({ operationId }) => operationId)
    .filter((id) => typeof id === 'string');

const operationsOf = (contract: JsonObject): readonly JsonObject[] =>
  Object.values(followed(contract, contract['paths'])).flatMap((path) =>
    Object.values(followed(contract, path)).filter(isObject),
  );

/** The object itself, or that within the contract which a `$ref` names; empty for anything else. */
function followed(contract: JsonObject, value: Json | undefined): JsonObject {
  if (!isObject(value)) return {};
  const { $ref: target } = value;
  if (typeof target !== 'string') return value;
  const keys = target.replace(/^#\//, '').split('/');
  return followed(
    contract,
    keys.reduce<Json | undefined>((at, key) => (isObject(at) ? at[key] : undefined), contract),
  );
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf = (value: Json | undefined): readonly Json[] =>
  Array.isArray(value) ? (value as readonly Json[]) : [];
