import type { Mismatch } from '../expectations';
import type { Located } from '../source';
import type { Outcome } from '../suite';
import type { ChangedWords } from './changed-words';
import type { Change } from './changes';

/** An expectation, or a part of one, that does not hold; or a scenario that cannot be played. */
export interface Failure {
  readonly outcome: Outcome;
  readonly at: Located;
  /** null where the scenario cannot be played. */
  readonly mismatch: Mismatch | null;
  /** null where nothing else can be written for it. */
  readonly change: Change | null;
  /** In words: what it is about, what is expected of it, and what is found. */
  readonly what: string;
  readonly expected: string;
  readonly actual: string;
}

/** What fails for one reason: of the same thing the same is expected, and the same is found. */
export interface Cause {
  /** The same for the same cause in another run. */
  readonly key: string;
  /** In the order of the scenarios; the first stands for all. */
  readonly failures: readonly [Failure, ...Failure[]];
  /** The words that have changed, where that is what all have in common. */
  readonly words: ChangedWords | null;
}

/** Scenarios that could not begin, since the waypoint before them fails. */
export interface Stopped {
  readonly root: Outcome;
  readonly outcomes: readonly Outcome[];
}

export interface Causes {
  /** Those with the most failures first. */
  readonly causes: readonly Cause[];
  readonly stopped: readonly Stopped[];
}

/** Outcomes of the scenarios that fail for a cause, each once. */
export const outcomesOf = ({ failures }: Cause): readonly Outcome[] => [
  ...new Set(failures.map(({ outcome }) => outcome)),
];
