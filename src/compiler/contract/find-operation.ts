import type { Json, JsonObject } from '../../engine';

export interface Operation {
  /** Parameter → whether it is required. */
  readonly path: ReadonlyMap<string, boolean>;
  readonly query: ReadonlyMap<string, boolean>;
  /** Schema of the body; null for an operation without one. */
  readonly body: JsonObject | null;
  /** It takes one file, in multipart/form-data under this name; null for any other. */
  readonly file: string | null;
  /** Schema of what it answers when all went well; null where the contract says nothing. */
  readonly answer: JsonObject | null;
}

const methods = new Set(['get', 'put', 'post', 'delete', 'patch', 'head', 'options']);

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const objectAt = (from: JsonObject, key: string): JsonObject => {
  const value = from[key];
  return isObject(value) ? value : {};
};

/** Follows `$ref` inside the document. */
export function resolve(value: Json | undefined, contract: JsonObject): JsonObject {
  let found: Json | undefined = value;
  for (let hops = 0; hops < 20 && isObject(found); hops += 1) {
    const reference = found['$ref'];
    if (typeof reference !== 'string') return found;
    found = reference
      .split('/')
      .slice(1)
      .reduce<Json | undefined>((at, key) => (isObject(at) ? at[key] : undefined), contract);
  }
  return {};
}

/** Every operation of the contract by its operationId. */
export function operationsOf(contract: JsonObject): ReadonlyMap<string, Operation> {
  const operations = new Map<string, Operation>();
  for (const item of Object.values(objectAt(contract, 'paths'))) {
    if (!isObject(item)) continue;
    for (const [method, operation] of Object.entries(item)) {
      if (!methods.has(method) || !isObject(operation)) continue;
      const id = operation['operationId'];
      if (typeof id === 'string') operations.set(id, read(operation, item, contract));
    }
  }
  return operations;
}

function read(operation: JsonObject, item: JsonObject, contract: JsonObject): Operation {
  const path = new Map<string, boolean>();
  const query = new Map<string, boolean>();
  for (const list of [item['parameters'], operation['parameters']]) {
    for (const each of Array.isArray(list) ? (list as readonly Json[]) : []) {
      const parameter = resolve(each, contract);
      const { name } = parameter;
      if (typeof name !== 'string') continue;
      if (parameter['in'] === 'path') path.set(name, true);
      if (parameter['in'] === 'query') query.set(name, parameter['required'] === true);
    }
  }
  const content = objectAt(resolve(operation['requestBody'], contract), 'content');
  const schema = objectAt(content, 'application/json')['schema'];
  return {
    path,
    query,
    body: isObject(schema) ? schema : null,
    file: filePart(objectAt(objectAt(content, 'multipart/form-data'), 'schema')),
    answer: answerOf(operation, contract),
  };
}

/** The one part that is a file, of a form without any other. */
function filePart(schema: JsonObject): string | null {
  const [part, ...others] = Object.entries(objectAt(schema, 'properties'));
  if (part === undefined || others.length > 0) return null;
  const [name, says] = part;
  return isObject(says) && says['format'] === 'binary' ? name : null;
}

function answerOf(operation: JsonObject, contract: JsonObject): JsonObject | null {
  const responses = objectAt(operation, 'responses');
  const status = Object.keys(responses).find((name) => /^2/.test(name));
  const response = resolve(status === undefined ? undefined : responses[status], contract);
  const schema = objectAt(objectAt(response, 'content'), 'application/json')['schema'];
  return isObject(schema) ? schema : null;
}
