export {
  addOperators,
  evaluate,
  evaluateAll,
  evaluateTemplate,
  holds,
  readsOf,
  readsThrough,
  type Reads,
} from './rule';
export { readsAround } from './reads-around';
export {
  aWord,
  countWords,
  equal,
  getPath,
  isEmpty,
  isObject,
  wordsOf,
  type Json,
  type JsonObject,
  type Rule,
  type Template,
} from './values';
export {
  kindAt,
  lookupStatuses,
  operationOf,
  pathOf,
  type ArgumentKind,
  type Flow,
  type LocalRoots,
  type LookupStatus,
  type Operation,
  type Operator,
  type RuleObserver,
  type Scope,
  type Speech,
} from './operator';
export { dayOf, isRule, operatorNames, operatorOf, operators, patternOf } from './operators';
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
