import type { ArgumentKind, Flow, Json, Rule } from '../../rules';

/** A part of a rule that something small may be changed in. */
export interface Spot {
  readonly rule: Rule;
  /** What stands there; of a whole rule, whether it is a condition or a value. */
  readonly kind: ArgumentKind;
  /** It is all of the rule. */
  readonly isWhole: boolean;
  /** The operator around it comes to a condition. */
  readonly isInCondition: boolean;
  /** How the operator around it goes through its arguments; null for none, or one that takes all. */
  readonly around: Flow | null;
  /** What else a value that stands there could be: other options, or what others compare the same with. */
  readonly others: readonly Json[];
}

/** What a part of a rule became, and how a person would say it. */
export interface Change {
  readonly became: Rule;
  /** As in “the condition was always true”: what was done. */
  readonly words: string;
}

/** One way to be wrong in a small thing. */
export interface Mutator {
  /** All that it makes of a part; none where it does not apply. */
  readonly changes: (spot: Spot) => readonly Change[];
}
