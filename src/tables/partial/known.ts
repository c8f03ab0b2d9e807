import type { Json, Rule } from '../../engine';
import { pathsAround } from '../../rules';
import type { CompiledJourney } from '../../journey';

/** What is taken for known while a rule is simplified. */
export interface Known {
  /** Values by path. */
  readonly values: ReadonlyMap<string, Json>;
  readonly facts: Readonly<Record<string, Rule>>;
  /** Facts that are simplified already. */
  readonly simplified: Map<string, Rule>;
}

export const knownOf = (
  { facts }: Pick<CompiledJourney, 'facts'>,
  values: ReadonlyMap<string, Json> = new Map(),
): Known => ({ values, facts, simplified: new Map() });

export const withValue = (known: Known, path: string, value: Json): Known => ({
  ...known,
  values: new Map([...known.values, [path, value]]),
  simplified: new Map(),
});

/**
 * The value at a path, where it is known and can stand in a rule: an object with one key
 * would be taken for an operator. undefined for what is not known.
 */
export function valueAt({ values }: Known, path: string): Json | undefined {
  for (const outer of [path, ...pathsAround(path)]) {
    const value = values.get(outer);
    if (value === undefined) continue;
    if (typeof value === 'object' && value !== null) return undefined;
    // Inside of nothing, or of a plain value, there is nothing.
    return outer === path ? value : null;
  }
  return undefined;
}
