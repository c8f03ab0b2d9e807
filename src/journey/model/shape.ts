import type { Json } from '../../rules';

/** One way in which a value breaks its schema. */
export interface ShapeViolation {
  /** Field name. */
  readonly field: string;
  /** JSON Schema keyword, e.g. `pattern`. */
  readonly keyword: string;
  readonly params: Readonly<Record<string, Json>>;
  /** Key of an answer that is an object, or index of a list's item. */
  readonly part?: string | undefined;
}

/**
 * Generated at build time from a section's schema and handed to the engine.
 * Takes the section's flat values without the empty ones.
 */
export type ShapeValidator = (values: Readonly<Record<string, Json>>) => readonly ShapeViolation[];

/** By the `$id` of the section's schema. */
export type ShapeValidators = Readonly<Record<string, ShapeValidator>>;
