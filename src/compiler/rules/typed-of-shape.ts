import type { Json, JsonObject } from '../../engine';
import type { ValueType } from '../../journey';
import { typeOfLiteral, unknown, type Typed } from './typed';
import { listOf, type Shape } from '../wire/shape';

const names: Readonly<Record<string, ValueType>> = {
  string: 'text',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  object: 'object',
  array: 'list',
  null: 'nothing',
};

/** Kinds of value that an alternative allows. */
function typesOf(schema: JsonObject): readonly ValueType[] {
  const { type } = schema;
  const written = typeof type === 'string' ? [type] : listOf(type);
  if (written.length > 0)
    return written.flatMap((name) => (typeof name === 'string' ? [names[name] ?? 'unknown'] : []));
  const values = valuesOf(schema);
  if (values !== null) return values.map((value) => typeOfLiteral(value).type);
  return [schema['properties'] === undefined ? 'list' : 'object'];
}

const valuesOf = (schema: JsonObject): readonly Json[] | null =>
  schema['const'] !== undefined
    ? [schema['const']]
    : schema['enum'] !== undefined
      ? listOf(schema['enum'])
      : null;

/** What the contract allows at a place. */
export interface Allowed {
  readonly types: ReadonlySet<ValueType>;
  /** Values other than null, where the contract lists them. */
  readonly values: readonly Json[] | null;
  /** Numbers must be whole. */
  readonly whole: boolean;
}

const known = new WeakMap<Shape, Allowed>();

export function allowedBy(shape: Shape): Allowed {
  const allowed = known.get(shape) ?? read(shape);
  known.set(shape, allowed);
  return allowed;
}

function read({ alternatives }: Shape): Allowed {
  const types = new Set(alternatives.flatMap(typesOf));
  const present = alternatives.filter((schema) =>
    typesOf(schema).some((type) => type !== 'nothing'),
  );
  const lists = present.map(valuesOf);
  return {
    types,
    values: lists.some((list) => list === null)
      ? null
      : lists.flatMap((list) => list ?? []).filter((value) => value !== null),
    whole: present.every(
      (schema) => ![schema['type'], ...listOf(schema['type'])].includes('number'),
    ),
  };
}

/** What is known of a value of this shape. */
export function typedOfShape(shape: Shape | null): Typed {
  if (shape === null) return unknown;
  const { types, values } = allowedBy(shape);
  const [type, ...others] = [...types].filter((each) => each !== 'nothing');
  return type === undefined || others.length > 0
    ? unknown
    : { type, values, optional: true, promised: true };
}
