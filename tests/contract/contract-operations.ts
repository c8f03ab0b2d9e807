import openapi from '../../schemas/api/openapi.json';
import { fieldsOfSchema, type Schema } from './fields-of-schema';

interface Described {
  readonly operationId: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
  }[];
  readonly requestBody?: { readonly content: Partial<Content> };
  readonly responses: { readonly 200: { readonly content: Content } };
  readonly 'x-source': readonly string[];
}

interface Content {
  readonly 'application/json': { readonly schema: Schema };
}

/** One operation of `schemas/api/openapi.json`, its fields by path, true where they are required. */
export interface Contracted {
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly source: readonly string[];
  readonly parameters: ReadonlyMap<string, boolean>;
  readonly query: ReadonlyMap<string, boolean>;
  readonly body: ReadonlyMap<string, boolean>;
  readonly answers: ReadonlyMap<string, boolean>;
}

const paths = openapi.paths as unknown as Readonly<
  Record<string, Readonly<Record<string, Described>>>
>;

export const contractOperations: ReadonlyMap<string, Contracted> = new Map(
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => [
      described.operationId,
      contracted(method, path, described),
    ]),
  ),
);

function contracted(method: string, path: string, described: Described): Contracted {
  const parametersIn = (place: string): ReadonlyMap<string, boolean> =>
    new Map(
      (described.parameters ?? [])
        .filter((parameter) => parameter.in === place)
        .map(({ name, required }) => [name, required === true]),
    );
  const body = described.requestBody?.content['application/json']?.schema;
  return {
    operation: described.operationId,
    method: method.toUpperCase(),
    path,
    source: described['x-source'],
    parameters: parametersIn('path'),
    query: parametersIn('query'),
    body: body === undefined ? new Map() : fieldsOfSchema(body),
    answers: fieldsOfSchema(described.responses[200].content['application/json'].schema),
  };
}
