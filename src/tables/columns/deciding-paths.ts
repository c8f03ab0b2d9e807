import {
  operatorNames,
  type CompiledField,
  type CompiledJourney,
  type Json,
  type Rule,
} from '../../engine';

/** An answer with few values. */
export interface Deciding {
  readonly path: string;
  /** All that it can be, nothing included. */
  readonly values: readonly Json[];
}

/** Answers with few values that a path follows from, itself or through facts. */
export function decidingPaths(journey: CompiledJourney, path: string): readonly Deciding[] {
  return [...readsOf(journey, { var: path })].flatMap((read) => {
    const values = valuesOf(journey, read);
    return values === null ? [] : [{ path: read, values: [...values, null] }];
  });
}

function readsOf(journey: CompiledJourney, rule: Rule): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (node: Json): void => {
    if (typeof node !== 'object' || node === null) return;
    if (!Array.isArray(node)) {
      const path = 'var' in node ? (node as { readonly var: Json }).var : null;
      const read = Array.isArray(path) ? (path as readonly Json[])[0] : path;
      if (typeof read === 'string' && !found.has(read)) {
        found.add(read);
        const [root, name = ''] = read.split('.');
        if (root === 'facts') visit(journey.facts[name] ?? null);
      }
    }
    for (const [key, inner] of Object.entries(node)) {
      if (Array.isArray(node) || operatorNames.has(key)) visit(inner as Json);
    }
  };
  visit(rule);
  return found;
}

/** What fields offer; null where somebody may type, or nobody is asked. */
function valuesOf(journey: CompiledJourney, path: string): readonly Json[] | null {
  const sections = journey.steps.flatMap((step) => step.sections);
  const bound = sections.flatMap((section) =>
    section.fields
      .filter((field) => field.path === path)
      .map((field) => offered(field, section.schema['properties'])),
  );
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
