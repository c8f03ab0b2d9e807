import type { Context } from '../context';
import { joinPath } from '../../rules';
import { didYouMean } from '../diagnostic';
import type { Cursor } from '../source';
import { shapeAt, type Shape } from '../wire';
import { typedOfShape } from './typed-of-shape';
import type { Typed } from './typed';
import { unknown } from './typed';

/** What is known of a value inside an answer of the contract; a key that it has not is reported. */
export function resolveShape(
  shape: Shape | null,
  keys: readonly string[],
  where: string,
  at: Cursor<unknown>,
  { report }: Context,
): Typed {
  const reached = shapeAt(shape, keys);
  if (reached.found) return typedOfShape(reached.shape);
  const before = keys.slice(0, keys.indexOf(reached.key));
  const outer = joinPath(where, ...before);
  report.add('JC312', at, `\`${outer}\` keeps no \`${reached.key}\`.`, {
    help:
      didYouMean(reached.key, reached.known) ??
      'the contract says what is in the answer of a call, and `into` or `keep` what is kept of it',
  });
  return unknown;
}
