export { addOperators, evaluate, evaluateAll, evaluateTemplate, holds } from './evaluate';
export type { Json, JsonObject, Rule, Template } from './json';
export { operationOf, pathOf, type Operation } from './operation';
export {
  kindAt,
  lookupStatuses,
  type ArgumentKind,
  type Flow,
  type LocalRoots,
  type LookupStatus,
  type Operator,
  type RuleObserver,
  type Scope,
  type Speech,
} from './operator';
export { dayOf, isRule, operatorOf, operators, patternOf } from './operators';
export {
  areRelated,
  isInside,
  isWithin,
  joinPath,
  keysOfPath,
  lastKeyOf,
  nameUnder,
  outerOf,
  pathsAround,
  restOf,
  rootOf,
} from './paths';
export { readsOf, readsThrough, type Reads } from './reads';
export { equal, getPath, isEmpty, isObject, wordsOf } from './values';
