import { ScenarioProblem, type Located } from '../source';
import type { Outcome } from './outcome';

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
