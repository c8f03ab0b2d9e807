import { own } from '../answers/own';
import type { CompiledJourney, Json } from '../model';
import { readsOf } from '../rules';

/** Paths that rules and templates read, and those that the facts among them read in turn. */
export function readsThroughFacts(
  { facts }: CompiledJourney,
  ...rules: readonly Json[]
): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (paths: Iterable<string>): void => {
    for (const path of paths) {
      if (found.has(path)) continue;
      found.add(path);
      const [root, name = ''] = path.split('.');
      if (root === 'facts') visit(readsOf(own(facts, name) ?? null).paths);
    }
  };
  visit(readsOf(...rules).paths);
  return found;
}
