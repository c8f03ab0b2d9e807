/** What is read of an OpenAPI 3.1 document; the rest is for people. */
export interface ContractDocument {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, unknown>> };
}

export interface ContractOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** JSON Schema of what a success answers; null when it answers nothing. */
  readonly answer: unknown;
  /** Of what a success answers; undefined where the contract gives none. */
  readonly example: unknown;
}

export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Every operation of the document. Throws when one has no id, or two have the same. */
export function contractOperations(document: ContractDocument): readonly ContractOperation[] {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return isRecord(operation) ? [read(document, path, method, operation)] : [];
    }),
  );
  const ids = operations.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new Error(`The contract has two operations named ${twice}`);
  return operations;
}

/** The document with these of its operations alone. */
export function withOperations(
  document: ContractDocument,
  ids: ReadonlySet<string>,
): ContractDocument {
  const isNamed = (operation: unknown): boolean =>
    isRecord(operation) &&
    typeof operation.operationId === 'string' &&
    ids.has(operation.operationId);
  const paths = Object.entries(document.paths ?? {}).map(([path, item]) => {
    const named = methods.filter((method) => isNamed(item[method]));
    return [path, Object.fromEntries(named.map((method) => [method, item[method]]))] as const;
  });
  return { ...document, paths: Object.fromEntries(paths) };
}

function read(
  document: ContractDocument,
  path: string,
  method: string,
  operation: Readonly<Record<string, unknown>>,
): ContractOperation {
  const id = operation.operationId;
  if (typeof id !== 'string')
    throw new Error(`The contract gives ${method} ${path} no operationId`);
  const json = successOf(document, id, operation);
  const answer = json === null ? null : (json.schema ?? true);
  return { id, method: method.toUpperCase(), path, answer, example: exampleOf(document, json) };
}

function exampleOf(document: ContractDocument, json: ReturnType<typeof successOf>): unknown {
  if (json === null || json.example !== undefined) return json?.example;
  const [first] = Object.values(isRecord(json.examples) ? json.examples : {});
  const named = follow(document, first);
  return isRecord(named) ? named.value : undefined;
}

/** What is said of the JSON of a success; null when it answers nothing. */
function successOf(
  document: ContractDocument,
  id: string,
  operation: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> | null {
  const responses = isRecord(operation.responses) ? operation.responses : {};
  const status = Object.keys(responses).find((key) => /^2(\d\d|XX)$/.test(key));
  if (status === undefined) throw new Error(`The contract says of ${id} no success`);
  const response = follow(document, responses[status]);
  const content = isRecord(response) ? response.content : undefined;
  const json = isRecord(content) ? content['application/json'] : undefined;
  return isRecord(json) ? json : null;
}

/** The target of a `$ref` inside the document, or the value itself. */
function follow(document: ContractDocument, value: unknown): unknown {
  if (!isRecord(value) || typeof value.$ref !== 'string') return value;
  const target = value.$ref
    .replace(/^#\//, '')
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((at, key) => (isRecord(at) ? at[key] : undefined), document);
  if (target === undefined) throw new Error(`The contract has nothing at ${value.$ref}`);
  return follow(document, target);
}
