import { walk, type CompiledJourney } from '../../journey';
import { operationOf, operatorOf, readsOf, type Json } from '../../rules';
import { isLocal } from './scope-name';

/**
 * Paths that are reckoned with beside others, in sums and differences, those that most often are first;
 * none that exist in some places only.
 *
 * What two values come to together has as many ways as both have, multiplied, unless all that the one
 * hangs on is asked before what the other does. So whoever works out these first, one after the other,
 * has each one's terms side by side: a quarter of the nodes for the shipped journey.
 */
export function reckonedWith(journey: CompiledJourney): readonly string[] {
  const uses = new Map<string, number>();
  const visit = (rule: Json): void => {
    if (typeof rule !== 'object' || rule === null) return;
    const operation = operationOf(rule);
    if (operation !== null && operatorOf(operation.operator)?.gives === 'number') {
      const parts = operation.given.map((each) => [...readsOf(each).paths]);
      if (parts.filter((paths) => paths.length > 0).length > 1)
        for (const path of parts.flat()) uses.set(path, (uses.get(path) ?? 0) + 1);
    }
    Object.values(rule).forEach(visit);
  };
  for (const { rules } of walk(journey)) for (const { rule } of rules) visit(rule);
  return [...uses]
    .filter(([path]) => !isLocal(path))
    .toSorted(([, one], [, other]) => other - one)
    .map(([path]) => path);
}
