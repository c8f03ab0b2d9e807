import type { Json, JsonObject } from '../../engine';
import { listOf, type Shape } from './shape';

export interface NumberLimits {
  readonly least: number;
  readonly most: number;
}

export interface TextLimits {
  /** Of characters. */
  readonly least: number;
  readonly most: number;
  readonly pattern: string | null;
}

const typesOf = ({ type }: JsonObject): readonly Json[] =>
  typeof type === 'string' ? [type] : listOf(type);
const isListed = (schema: JsonObject): boolean =>
  schema['enum'] !== undefined || schema['const'] !== undefined;
const numberAt = (schema: JsonObject, key: string, none: number): number => {
  const value = schema[key];
  return typeof value === 'number' ? value : none;
};

/** What the contract takes of numbers here; null where it takes none, or lists them. */
export function numberLimits({ alternatives }: Shape): NumberLimits | null {
  const numbers = alternatives.filter((schema) =>
    typesOf(schema).some((type) => type === 'number' || type === 'integer'),
  );
  if (numbers.length === 0 || numbers.some(isListed)) return null;
  return {
    least: Math.min(
      ...numbers.map((schema) => numberAt(schema, 'minimum', Number.NEGATIVE_INFINITY)),
    ),
    most: Math.max(
      ...numbers.map((schema) => numberAt(schema, 'maximum', Number.POSITIVE_INFINITY)),
    ),
  };
}

/** What the contract takes of texts here; null where it takes none, lists them, or takes several kinds. */
export function textLimits({ alternatives }: Shape): TextLimits | null {
  const [schema, ...others] = alternatives.filter((each) => typesOf(each).includes('string'));
  if (schema === undefined || others.length > 0 || isListed(schema)) return null;
  const { pattern } = schema;
  return {
    least: numberAt(schema, 'minLength', 0),
    most: numberAt(schema, 'maxLength', Number.POSITIVE_INFINITY),
    pattern: typeof pattern === 'string' ? pattern : null,
  };
}
