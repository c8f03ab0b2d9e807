import type { CompiledField } from '../../journey';
import type { Rule } from '../../rules';

/**
 * Where a list must have more items than it may; null for a question that is no list, and for limits
 * that are numbers, of which the compiler says so. Z40
 */
export function limitsCross({ list }: CompiledField): Rule | null {
  if (list?.least === undefined) return null;
  const { least, max, most } = list;
  const isAbove = (limit: Rule): Rule => ({ '>': [least, limit] });
  return most === undefined ? isAbove(max) : { or: [isAbove(most), isAbove(max)] };
}
