import openapi from '../../schemas/api/openapi.json' with { type: 'json' };
import type { OperationId } from './types';

/** The parts of an OpenAPI document that the sandbox reads. */
export interface ContractOperation {
  readonly operationId: OperationId;
  /** Empty: needs no token. */
  readonly security?: readonly unknown[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Content | FormContent };
  readonly responses: { readonly 200: { readonly content: Content } };
}

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: object;
}

interface Content {
  readonly 'application/json': { readonly schema: object; readonly example?: unknown };
}

/** One file, as a browser sends a form. */
interface FormContent {
  readonly 'multipart/form-data': { readonly schema: object };
}

/** The body as JSON; null of an operation that takes none. */
export const jsonBody = ({ requestBody }: ContractOperation): Content['application/json'] | null =>
  requestBody !== undefined && 'application/json' in requestBody.content
    ? requestBody.content['application/json']
    : null;

export const takesFile = ({ requestBody }: ContractOperation): boolean =>
  requestBody !== undefined && 'multipart/form-data' in requestBody.content;

type Methods = Readonly<Record<string, ContractOperation>>;

export interface Endpoint {
  readonly method: string;
  /** With its placeholders, e.g. `/request/ev/make/{id}/model`. */
  readonly path: string;
  readonly operation: ContractOperation;
}

// The imported type is one literal per path; seen as records, every operation reads the same.
const paths = openapi.paths as unknown as Readonly<Record<string, Methods>>;

/** Every operation of the contract. */
export const ENDPOINTS: readonly Endpoint[] = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
);

export const SCHEMAS: Readonly<Record<string, object>> = openapi.components.schemas;
