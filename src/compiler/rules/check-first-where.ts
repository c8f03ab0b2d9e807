import type { Rule } from '../../engine';
import { keysOfPath } from '../../rules';
import type { Context } from '../context';
import { didYouMean } from '../diagnostic';
import type { Cursor } from '../source';
import { offeredShape, shapeAt, type Shape } from '../wire';
import { pathOfItems } from './each-item';
import { typeNames, unknown, type Typed } from './typed';
import { allowedBy } from './typed-of-shape';

/** A key that no item has, or a value that it never is, would find nothing without a word. */
export function checkFirstWhere(
  parts: readonly Cursor<Rule>[],
  found: readonly Typed[],
  context: Context,
): void {
  const [list, ...pairs] = parts;
  const path = list === undefined ? null : pathOfItems(list.value, context);
  if (path?.startsWith('lookups.') !== true) return;
  const offered = offeredShape(path, context);
  if (!offered.found) return;
  for (let at = 0; at < pairs.length; at += 2)
    checkPair(
      { path, shape: offered.shape },
      pairs.slice(at, at + 2),
      found[at + 2] ?? unknown,
      context,
    );
}

function checkPair(
  { path, shape }: { readonly path: string; readonly shape: Shape | null },
  [key, wanted]: readonly Cursor<Rule>[],
  { type }: Typed,
  context: Context,
): void {
  if (typeof key?.value !== 'string') return;
  const reached = shapeAt(shape, keysOfPath(key.value));
  if (!reached.found) {
    context.report.add('JC312', key, `An item of \`${path}\` has no \`${reached.key}\`.`, {
      help: didYouMean(reached.key, reached.known),
    });
    return;
  }
  if (reached.shape === null || wanted === undefined) return;
  const { types } = allowedBy(reached.shape);
  if (types.has(type) || types.has('unknown') || type === 'unknown' || type === 'nothing') return;
  context.report.add('JC408', wanted, `\`${key.value}\` of an item is never ${typeNames[type]}.`);
}
