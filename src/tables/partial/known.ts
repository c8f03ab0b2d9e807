import type { Json, Rule } from '../../engine';
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
  for (let end = path.length; end > 0; end = path.lastIndexOf('.', end - 1)) {
    const value = values.get(path.slice(0, end));
    if (value === undefined) continue;
    if (typeof value === 'object' && value !== null) return undefined;
    // Inside of nothing, or of a plain value, there is nothing.
    return end === path.length ? value : null;
  }
  return undefined;
}
