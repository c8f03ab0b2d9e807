import type { Located, ScenarioProblem } from '../source';
import type { Household } from './household';
import type { Scenario } from './scenario';

/** All scenarios of a configuration, and what is wrong with how they are written. */
export interface Suite {
  readonly scenarios: readonly Scenario[];
  /** By the name under which others start from it. */
  readonly waypoints: ReadonlyMap<string, Scenario>;
  /** Throws a ScenarioProblem for a household that is nowhere. */
  readonly household: (at: Located) => Household;
  readonly settings: SuiteSettings;
  readonly problems: readonly ScenarioProblem[];
}

export interface SuiteSettings {
  /** Path from the configuration's folder to its list of clauses; null for a journey without one. */
  readonly clauses: string | null;
  /** The day of every household that says none. */
  readonly today: string | null;
}
