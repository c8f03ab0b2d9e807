import type { Json, JsonObject } from '../../engine';
import { eitherShape, listOf, objectOf, shapeOf, type Shape } from './shape';

/** Where a path ends: in a shape, in anything (null), or at a key that the contract has not. */
export type Reached =
  | { readonly found: true; readonly shape: Shape | null }
  | { readonly found: false; readonly key: string; readonly known: readonly string[] };

/** Follows keys, and indexes of lists. */
export function shapeAt(start: Shape | null, keys: readonly string[]): Reached {
  let shape = start;
  for (const key of keys) {
    if (shape === null) break;
    const inner = under(shape, key);
    if (inner.length === 0) return { found: false, key, known: keysOfShape(shape) };
    shape = eitherShape(inner);
  }
  return { found: true, shape };
}

/** What stands under a key in each alternative that has it. */
function under(shape: Shape, key: string): readonly (Shape | null)[] {
  return shape.alternatives.flatMap((schema): readonly (Shape | null)[] => {
    if (/^\d+$/.test(key) && mayBe(schema, 'array')) return [itemsOf(schema, shape)];
    if (!mayBe(schema, 'object')) return [];
    const properties = objectOf(schema['properties']);
    if (Object.hasOwn(properties, key)) return [shapeOf(properties[key], shape.contract)];
    const others = schema['additionalProperties'];
    if (others === undefined) return schema['properties'] === undefined ? [null] : [];
    return others === false ? [] : [shapeOf(others, shape.contract)];
  });
}

export const itemsOf = (schema: JsonObject, { contract }: Shape): Shape | null =>
  shapeOf(schema['items'], contract);

/** An item of a list; not found where the contract has no list. */
export function itemShape(shape: Shape | null): Reached {
  if (shape === null) return { found: true, shape };
  const lists = shape.alternatives.filter((schema) => mayBe(schema, 'array'));
  return lists.length === 0
    ? { found: false, key: '0', known: [] }
    : { found: true, shape: eitherShape(lists.map((schema) => itemsOf(schema, shape))) };
}

const mayBe = (schema: JsonObject, type: string): boolean => {
  const types: readonly Json[] =
    typeof schema['type'] === 'string' ? [schema['type']] : listOf(schema['type']);
  if (types.length > 0) return types.includes(type);
  return type === 'object' ? schema['properties'] !== undefined : schema['items'] !== undefined;
};

/** Keys that any of the alternatives has. */
export const keysOfShape = ({ alternatives }: Shape): readonly string[] => [
  ...new Set(alternatives.flatMap((schema) => Object.keys(objectOf(schema['properties'])))),
];
