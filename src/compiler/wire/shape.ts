import type { Json, JsonObject } from '../../engine';
import { resolve } from '../contract';

/** What a value of the contract can be: its alternatives, without `$ref`. null stands for anything. */
export interface Shape {
  readonly alternatives: readonly JsonObject[];
  readonly contract: JsonObject;
}

/** Alternatives in alternatives in …: no contract means more, and a circle must end. */
const deepest = 12;

const known = new WeakMap<JsonObject, WeakMap<object, Shape | null>>();

/** Of each schema once: many rules read the same part of the contract. */
export function shapeOf(schema: Json | undefined, contract: JsonObject): Shape | null {
  if (typeof schema !== 'object' || schema === null) return read(schema, contract);
  const shapes = known.get(contract) ?? new WeakMap<object, Shape | null>();
  known.set(contract, shapes);
  const earlier = shapes.get(schema);
  if (earlier !== undefined) return earlier;
  const shape = read(schema, contract);
  shapes.set(schema, shape);
  return shape;
}

function read(schema: Json | undefined, contract: JsonObject): Shape | null {
  const alternatives = alternativesOf(schema, contract, 0);
  return alternatives.length === 0 || alternatives.some(saysNothing)
    ? null
    : { alternatives, contract };
}

function alternativesOf(
  schema: Json | undefined,
  contract: JsonObject,
  depth: number,
): readonly JsonObject[] {
  if (depth > deepest) return [];
  const { allOf, oneOf, anyOf, ...own } = resolve(schema, contract);
  const inner = (part: Json): readonly JsonObject[] => alternativesOf(part, contract, depth + 1);
  let found: readonly JsonObject[] = [own];
  for (const part of listOf(allOf)) found = joinEach(found, inner(part));
  for (const choice of [oneOf, anyOf]) {
    if (choice !== undefined) found = joinEach(found, listOf(choice).flatMap(inner));
  }
  return found;
}

const joinEach = (
  left: readonly JsonObject[],
  right: readonly JsonObject[],
): readonly JsonObject[] => left.flatMap((one) => right.map((other) => join(one, other)));

/** Both hold at once. */
function join(one: JsonObject, other: JsonObject): JsonObject {
  const properties = { ...objectOf(one['properties']), ...objectOf(other['properties']) };
  const both = { ...one, ...other };
  return Object.keys(properties).length === 0 ? both : { ...both, properties };
}

const saying = ['type', 'enum', 'const', 'properties', 'items'];
const saysNothing = (schema: JsonObject): boolean =>
  saying.every((keyword) => schema[keyword] === undefined);

export const listOf = (value: Json | undefined): readonly Json[] =>
  Array.isArray(value) ? (value as readonly Json[]) : [];
export const objectOf = (value: Json | undefined): JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};

/** One or the other; null as soon as one of them can be anything. */
export function eitherShape(shapes: readonly (Shape | null)[]): Shape | null {
  const some = shapes.filter((shape) => shape !== null);
  const [first] = some;
  if (first === undefined || some.length < shapes.length) return null;
  if (some.every((shape) => shape === first)) return first;
  return { ...first, alternatives: some.flatMap(({ alternatives }) => alternatives) };
}
