export { createRunner, type Runner, type RunnerOptions } from './create-runner';
export type { Listener, Listening, Recalled } from './listener';
export { inWorlds, type Played } from './play-moves';
export { hasPassed, WaypointProblem, type Outcome } from './outcome';
export { householdKeys } from './household';
export { checksOf, deedOf, scenarioOf } from './read-scenario';
export { checkClauses } from './check-clauses';
export { partnersIn, readSuite, scenariosOf } from './read-suite';
export type { Scenario, Suite, SuiteSettings } from './scenario';
