import type { Template } from '../../engine';
import { isRule } from '../../rules';
import type { Cursor } from '../source';
import type { Shape } from './shape';
import { itemShape, shapeAt } from './shape-at';

/** A rule or a literal in a body. */
export interface BodyPlace {
  /** Its key in the body. */
  readonly key: string;
  readonly at: Cursor<Template>;
  /** What the contract takes there; null for anything. */
  readonly shape: Shape | null;
}

/** All that a body sends. */
export function* placesIn(
  at: Cursor<Template>,
  shape: Shape | null,
  key = 'the body',
): Generator<BodyPlace> {
  const { value } = at;
  if (typeof value !== 'object' || value === null || (!Array.isArray(value) && isRule(value))) {
    yield { key, at, shape };
    return;
  }
  if (Array.isArray(value)) {
    const item = itemShape(shape);
    for (const [index, each] of (value as readonly Template[]).entries())
      yield* placesIn(at.part(index, each), item.found ? item.shape : null, key);
    return;
  }
  for (const [name, each] of Object.entries(value as Readonly<Record<string, Template>>)) {
    const inner = shapeAt(shape, [name]);
    yield* placesIn(at.part(name, each), inner.found ? inner.shape : null, name);
  }
}
