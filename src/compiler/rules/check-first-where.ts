import type { Rule } from '../../engine';
import type { Context } from '../context';
import { didYouMean } from '../diagnostic';
import type { Cursor } from '../source';
import { allowedBy, keysOfPath, offeredShape, shapeAt } from '../wire';
import { pathOf } from './path-of';
import { typeNames, typeOfLiteral } from './typed';

/** A key that no item has, or a value that it never is, would find nothing without a word. */
export function checkFirstWhere(parts: readonly Cursor<Rule>[], context: Context): void {
  const [list, key, wanted] = parts;
  const path = list === undefined ? null : pathOf(list.value);
  if (path?.startsWith('lookups.') !== true || typeof key?.value !== 'string') return;
  const offered = offeredShape(path, context);
  if (!offered.found) return;
  const reached = shapeAt(offered.shape, keysOfPath(key.value));
  if (!reached.found) {
    context.report.add('JC312', key, `An item of \`${path}\` has no \`${reached.key}\`.`, {
      help: didYouMean(reached.key, reached.known),
    });
    return;
  }
  if (reached.shape === null || wanted === undefined || typeof wanted.value === 'object') return;
  const { types } = allowedBy(reached.shape);
  const { type } = typeOfLiteral(wanted.value);
  if (types.has(type) || types.has('unknown')) return;
  context.report.add('JC408', wanted, `\`${key.value}\` of an item is never ${typeNames[type]}.`);
}
