export {
  cutDownEntry,
  entryKey,
  greaterEntry,
  readEntry,
  secondsForAside,
  unsettledTies,
} from './commits';
export { createEngine, engineMaker } from './create-engine';
export {
  createInspector,
  type FieldInspection,
  type Inspector,
  type SectionInspection,
} from './inspect';
export { usesFiles, usesInnerLists } from './seldom';
export * from './model';
export { halfWidth, normaliserNames, tidied, type NormaliserName } from './normalise';
export { joinJourney, splitJourney, type JourneyParts, type JourneyRest } from './parts';
export { targetOf } from './program';
export { isAddressOf, routeParameters } from './route';
export { plain } from './text';
export { equal, getPath, type RuleObserver } from '../rules';
