import { own } from '../answers/own';
import type { CompiledJourney, Json } from '../model';
import { readsOf } from '../rules';

const pathsOf = (...rules: readonly Json[]): readonly string[] => {
  const { paths, statuses } = readsOf(...rules);
  return [...paths, ...[...statuses].map((name) => `lookups.${name}`)];
};

/** Paths that rules and templates read, and those that the facts among them read in turn; a status is read at its lookup. */
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
      if (root === 'facts') visit(pathsOf(own(facts, name) ?? null));
    }
  };
  visit(pathsOf(...rules));
  return found;
}
