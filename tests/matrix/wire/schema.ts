import openapi from '../../../schemas/api/openapi.json';
import type { Json, JsonObject } from '../../../src/api';

/** As much of JSON Schema as the contract uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly Json[];
  readonly const?: Json;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly required?: readonly string[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly examples?: readonly Json[];
}

interface Described {
  readonly operationId: string;
  readonly responses: {
    readonly 200: {
      readonly content: { readonly 'application/json': { readonly schema: Schema } };
    };
  };
}

const components = openapi.components.schemas as unknown as Readonly<Record<string, Schema>>;
const described = Object.values(
  openapi.paths as unknown as Readonly<Record<string, Readonly<Record<string, Described>>>>,
).flatMap((methods) => Object.values(methods));

/** What the contract says of the good answer of an operation. */
export function answerSchema(operation: string): Schema {
  const found = described.find(({ operationId }) => operationId === operation);
  if (found === undefined) throw new Error(`The contract has no ${operation}.`);
  return found.responses[200].content['application/json'].schema;
}

export const resolved = (schema: Schema): Schema =>
  schema.$ref === undefined ? schema : (components[schema.$ref.split('/').at(-1) ?? ''] ?? {});

/** Every schema that a value at this place may keep. */
export function choices(schema: Schema): readonly Schema[] {
  const whole = resolved(schema);
  return whole.anyOf?.flatMap(choices) ?? [whole];
}

/** The names of JSON Schema's types that are allowed here. */
export const typesOf = (schema: Schema): readonly string[] =>
  choices(schema).flatMap(({ type, enum: values, const: only }) => {
    if (type !== undefined) return type;
    if (only !== undefined) return [typeOf(only)];
    return values?.map(typeOf) ?? [];
  });

export const isNullable = (schema: Schema): boolean => typesOf(schema).includes('null');

export function typeOf(value: Json): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value;
}

export const isObject = (value: Json): value is JsonObject => typeOf(value) === 'object';
export const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** The schema of a property; the one of all labels where the object is a map. */
export function propertySchema(schema: Schema, name: string): Schema {
  for (const { properties, additionalProperties } of choices(schema)) {
    const own = properties?.[name];
    if (own !== undefined) return own;
    if (typeof additionalProperties === 'object') return additionalProperties;
  }
  return {};
}

export const itemSchema = (schema: Schema): Schema =>
  choices(schema).find(({ items }) => items !== undefined)?.items ?? {};
