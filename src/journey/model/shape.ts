import type { Json } from '../../rules';

/** One way in which a value breaks its schema. */
export interface ShapeViolation {
  /** JSON Schema keyword, e.g. `pattern`. */
  readonly keyword: string;
  readonly params: Readonly<Record<string, Json>>;
  /** Key of an answer that is an object, or index of a list's item. */
  readonly part?: string | undefined;
}

/**
 * Generated at build time from the schema of one question, and shared by all of the same shape. It
 * takes an answer that is not empty, without its empty parts.
 */
export type ShapeValidator = (value: Json) => readonly ShapeViolation[];

/** By the `$id` of the section's schema, and in it by the name of the question. */
export type ShapeValidators = Readonly<Record<string, Readonly<Record<string, ShapeValidator>>>>;
