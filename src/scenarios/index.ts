export {
  failuresOf,
  groupCauses,
  outcomesOf,
  type Cause,
  type Causes,
  type Failure,
} from './causes';
export {
  createCoverage,
  percent,
  type Coverage,
  type CoverageGoal,
  type CoverageReport,
  type Gap,
} from './coverage';
export {
  EndlessProblem,
  parseLocated,
  placeIn,
  readText,
  ScenarioProblem,
  type FilePlace,
  type Located,
} from './source';
export type { Mismatch } from './expectations';
export {
  checkClauses,
  checksOf,
  createRunner,
  deedOf,
  hasPassed,
  householdKeys,
  householdOf,
  inWorlds,
  partnersIn,
  readSuite,
  scenarioOf,
  scenariosOf,
  type Listener,
  type Outcome,
  type Played,
  type Recalled,
  type Runner,
  type Scenario,
  type Suite,
  type SuiteSettings,
} from './suite';
export {
  placeOfFailure,
  renderCause,
  renderOutcome,
  renderProblem,
  tellCause,
  tellStopped,
  type Explain,
} from './report';
export {
  dialogOf,
  happen,
  itemsNow,
  nameOf,
  screenNow,
  sectionView,
  stepOf,
  viewOf,
  type Partner,
  type World,
} from './world';
