import type { Json, JsonObject } from '../../../src/engine';

/** One call of a contract with what it gives as an example. */
export interface Operation {
  readonly id: string;
  /** In capitals. */
  readonly method: string;
  /** With the examples of its parameters; from the base of the API. */
  readonly path: string;
  readonly needsToken: boolean;
  /** undefined where nothing is sent. */
  readonly body: Json | undefined;
  /** JSON Schema of what it answers when all went well; may refer into the contract. */
  readonly answer: JsonObject;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** The calls of an OpenAPI document, in its order; one without an answer as JSON is left out. */
export function readOperations(contract: JsonObject): readonly Operation[] {
  return Object.entries(objectAt(contract, 'paths')).flatMap(([path, all]) =>
    methods.flatMap((method) => {
      const operation = objectAt(all, method);
      const answer = objectAt(
        operation,
        'responses',
        '200',
        'content',
        'application/json',
        'schema',
      );
      if (Object.keys(answer).length === 0) return [];
      const content = objectAt(operation, 'requestBody', 'content', 'application/json');
      const security = operation['security'];
      return {
        id: textOf(operation['operationId'], `${method} ${path}`),
        method: method.toUpperCase(),
        path: withExamples(path, operation['parameters']),
        needsToken: !(Array.isArray(security) && security.length === 0),
        body: content['example'],
        answer,
      };
    }),
  );
}

function withExamples(path: string, parameters: Json | undefined): string {
  let filled = path;
  const query = new URLSearchParams();
  const list: readonly Json[] = isList(parameters) ? parameters : [];
  for (const parameter of list) {
    const { name, in: place, example } = asObject(parameter);
    if (example === undefined || example === null) continue;
    const [key, text] = [textOf(name, ''), textOf(example, JSON.stringify(example))];
    if (place === 'path') filled = filled.replace(`{${key}}`, encodeURIComponent(text));
    else if (place === 'query') query.set(key, text);
  }
  return query.size === 0 ? filled : `${filled}?${query.toString()}`;
}

const textOf = (value: Json | undefined, otherwise: string): string =>
  typeof value === 'string' ? value : otherwise;

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

const asObject = (value: Json | undefined): JsonObject =>
  typeof value === 'object' && value !== null && !isList(value) ? value : {};

/** What lies at a way of keys; empty where there is nothing. */
const objectAt = (value: Json | undefined, ...way: readonly string[]): JsonObject =>
  way.reduce<JsonObject>((at, key) => asObject(at[key]), asObject(value));
