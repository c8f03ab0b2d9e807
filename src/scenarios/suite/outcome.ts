import type { Mismatch } from '../expectations';
import { ScenarioProblem, type Located } from '../source';
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

/** The waypoint that a scenario starts from has failed, or the first one before it that did. */
export class WaypointProblem extends ScenarioProblem {
  readonly root: Outcome;

  constructor(at: Located, end: Outcome) {
    const root = end.problem instanceof WaypointProblem ? end.problem.root : end;
    super(
      at,
      `It starts from the waypoint \`${root.scenario.waypoint ?? ''}\`, which fails: ${reasonOf(root)}`,
      'mend the waypoint first',
    );
    this.root = root;
  }
}

function reasonOf({ problem, mismatches }: Outcome): string {
  if (problem !== null) return problem.message;
  const [first] = mismatches;
  return first === undefined
    ? ''
    : `${first.what} is ${first.actual}, and ${first.expected} is expected.`;
}
