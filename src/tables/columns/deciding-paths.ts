import type { Json } from '../../engine';
import { allOf, type CompiledField, type CompiledJourney } from '../../journey';
import { readsThrough } from '../../rules';

/** An answer with few values. */
export interface Deciding {
  readonly path: string;
  /** All that it can be, nothing included. */
  readonly values: readonly Json[];
}

/** Answers with few values that a path follows from, itself or through facts. */
export function decidingPaths(journey: CompiledJourney, path: string): readonly Deciding[] {
  return [...readsThrough(journey.facts, { var: path })].flatMap((read) => {
    const values = valuesOf(journey, read);
    return values === null ? [] : [{ path: read, values: [...values, null] }];
  });
}

/** What fields offer; null where somebody may type, or nobody is asked. */
function valuesOf(journey: CompiledJourney, path: string): readonly Json[] | null {
  const bound = allOf(journey, 'field')
    .filter(({ is }) => is.path === path)
    .map(({ is, owner }) => offered(is, owner.is.schema['properties']));
  if (bound.length === 0) return null;
  const values = new Set<Json>();
  for (const each of bound) {
    if (each === null) return null;
    for (const value of each) values.add(value);
  }
  return [...values];
}

function offered(
  { type, name, options }: CompiledField,
  properties: Json | undefined,
): readonly Json[] | null {
  if (type === 'boolean') return [true, false];
  const schema = member(properties, name);
  const listed = member(schema, 'enum');
  if (Array.isArray(listed)) return listed as readonly Json[];
  return options?.kind === 'list' ? options.items.map(({ value }) => value) : null;
}

const member = (value: Json | undefined, key: string): Json | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.hasOwn(value, key)
    ? (value as Readonly<Record<string, Json>>)[key]
    : undefined;
