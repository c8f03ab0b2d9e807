import Ajv2020 from 'ajv/dist/2020';
import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020';
import { type ContractOperation, type Endpoint, ENDPOINTS, jsonBody, SCHEMAS } from './document';

/** A request's parts as they came in, or an answer: null when it keeps the contract, else what breaks it. */
type Check<Value> = (value: Value) => string | null;

export interface CheckedEndpoint {
  readonly endpoint: Endpoint;
  readonly checkParameters: Check<Readonly<Record<string, string>>>;
  readonly checkBody: Check<unknown>;
  readonly checkAnswer: Check<unknown>;
}

const CONTRACT = 'contract';

let compiled: readonly CheckedEndpoint[] | null = null;

/** Every endpoint with its validators: made once a process, each compiled when it is first asked. */
export function checkedEndpoints(): readonly CheckedEndpoint[] {
  compiled ??= compileEndpoints();
  return compiled;
}

function compileEndpoints(): readonly CheckedEndpoint[] {
  const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true });
  ajv.addKeyword('components');
  ajv.addSchema({ $id: CONTRACT, components: { schemas: SCHEMAS } });
  // A schema that stands in a path refers to the document's root, which is not its own.
  const compile = (schema: object) =>
    ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', `"${CONTRACT}#/`)) as object);
  return ENDPOINTS.map((endpoint) => checkedEndpoint(endpoint, compile));
}

function checkedEndpoint(
  endpoint: Endpoint,
  compile: (schema: object) => ValidateFunction,
): CheckedEndpoint {
  const { operation } = endpoint;
  const body = jsonBody(operation)?.schema;
  const answer = operation.responses[200].content['application/json'].schema;
  return {
    endpoint,
    checkParameters: check('The address', () => compile(parameterSchema(operation))),
    checkBody: body === undefined ? () => null : check('The body', () => compile(body)),
    checkAnswer: check('The answer', () => compile(answer)),
  };
}

function parameterSchema({ parameters = [] }: ContractOperation): object {
  return {
    type: 'object',
    required: parameters.filter(({ required }) => required === true).map(({ name }) => name),
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
  };
}

function check(root: string, compile: () => ValidateFunction): Check<unknown> {
  // A test that makes three calls should not pay for the validators of forty.
  let validate: ValidateFunction | null = null;
  return (value) => {
    validate ??= compile();
    return validate(value) ? null : describeBreach(root, validate.errors ?? []);
  };
}

/** One sentence that names the field, from what a validator found. */
function describeBreach(root: string, errors: readonly ErrorObject[]): string {
  // An `anyOf` with null reports each of its sides; the deepest says what is really wrong.
  const error = errors
    .filter(({ keyword }) => keyword !== 'anyOf')
    .toSorted((one, other) => depth(other) - depth(one))[0];
  if (error === undefined) return `${root} breaks the contract.`;
  const field = fieldName(root, error.instancePath);
  switch (error.keyword) {
    case 'required':
      return `${inside(field, root, String(error.params['missingProperty']))} is missing.`;
    case 'additionalProperties':
      return `${inside(field, root, String(error.params['additionalProperty']))} is not a field of this call.`;
    case 'enum':
      return `${field} must be one of ${JSON.stringify(error.params['allowedValues'])}.`;
    case 'const':
      return `${field} must be ${JSON.stringify(error.params['allowedValue'])}.`;
    default:
      return `${field} ${error.message ?? 'breaks the contract'}.`;
  }
}

function depth({ instancePath }: ErrorObject): number {
  return instancePath.split('/').length;
}

function fieldName(root: string, pointer: string): string {
  const path = pointer.split('/').slice(1).join('.');
  return path === '' ? root : path;
}

function inside(field: string, root: string, name: string): string {
  return field === root ? name : `${field}.${name}`;
}
