import type { Mismatch } from '../expectations';
import type { ScenarioProblem } from '../source';
import type { World } from '../world';
import type { Scenario } from './scenario';

/** How a scenario went: all that it expects holds, or why not, and where the household was then. */
export interface Outcome {
  readonly scenario: Scenario;
  readonly mismatches: readonly Mismatch[];
  /** Something that cannot be done, or that cannot be read. */
  readonly problem: ScenarioProblem | null;
  /** null where the scenario did not begin. */
  readonly world: World | null;
}

export const hasPassed = ({ mismatches, problem }: Outcome): boolean =>
  problem === null && mismatches.length === 0;
