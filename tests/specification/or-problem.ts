import { ScenarioProblem } from '../../src/scenarios/source';

/** What a comparison found; where nobody could do what it does, that. */
export function orProblem(compare: () => readonly string[]): readonly string[] {
  try {
    return compare();
  } catch (problem) {
    if (!(problem instanceof ScenarioProblem)) throw problem;
    return [problem.message];
  }
}
