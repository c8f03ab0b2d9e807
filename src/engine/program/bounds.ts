import { own } from '../answers/own';
import { wordsOf } from '../../rules';
import type { CompiledBounds } from '../../journey';
import { evaluate, type Scope } from '../../rules';

/** Bounds of the case in force; null when no case has them. */
export function boundsOf(bounds: CompiledBounds, scope: Scope): readonly [number, number] | null {
  if (bounds.by === null) return Object.values(bounds.cases)[0] ?? null;
  return own(bounds.cases, wordsOf(evaluate(bounds.by, scope))) ?? null;
}
