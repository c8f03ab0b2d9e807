import type { Place, Way } from '../../journey';
import type { Household } from '../witness/household';
import type { ProofCode } from './codes';

/** Something that is so for every household, or for those like the witness. */
export interface ProofFinding {
  readonly code: ProofCode;
  /** The part that it is said of, and the way into its rule. */
  readonly place: Place;
  readonly part: Way;
  readonly message: string;
  /** What to do about it. */
  readonly help: string;
  /** A household that shows it, as the engine agrees; null where it is so for all. */
  readonly witness: Household | null;
}

/** What was looked at. */
export interface Looked {
  readonly rules: number;
  /** Rules that were too much to work out, by place. */
  readonly incomplete: readonly Place[];
  /** Witnesses that the engine did not bear out: what they were to show is not said. */
  readonly notReplayed: number;
}

export interface Proof {
  readonly findings: readonly ProofFinding[];
  readonly looked: Looked;
}
