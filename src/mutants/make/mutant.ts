import type { Origin, PlacedRule } from '../../journey';
import type { Rule } from '../../rules';

/** A rule of the compiled journey in which a change comes to stand. */
export interface Site {
  readonly placed: PlacedRule;
  /** All of the rule, changed. */
  readonly became: Rule;
}

/** One small change of what is written once, wherever in the compiled journey it stands. */
export interface Mutant {
  /** Name in the table of mutators. */
  readonly mutator: string;
  /** What was done, in words. */
  readonly words: string;
  /** Where the changed part is written. */
  readonly origin: Origin;
  /** The part as it is written. */
  readonly was: Rule;
  readonly became: Rule;
  readonly sites: readonly Site[];
}
