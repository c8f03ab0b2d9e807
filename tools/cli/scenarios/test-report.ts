import type { CoverageReport, Outcome, ScenarioProblem } from '../../../src/scenarios';

/** What a run of `journey test` has to say. */
export interface TestReport {
  readonly outcomes: readonly Outcome[];
  /** What could not be read, and so was not played. */
  readonly problems: readonly ScenarioProblem[];
  /** null where it was not asked for. */
  readonly coverage: CoverageReport | null;
}
