import type { Rule } from '../../engine';
import type { Typed } from './typed';

/** A rule as the engine takes it, with what is known of its value. */
export interface TypedRule {
  readonly rule: Rule;
  readonly typed: Typed;
}
