export { homeOf } from './home-of';
export { compileCondition, compileTyped, compileValue } from './compile-rule';
export { factTypes } from './fact-types';
export { keptTypes } from './kept-types';

export { checkLookup, resolvePath } from './resolve-path';
export { typedOfAnswer } from './resolve-answer';
export { resolveShape } from './resolve-shape';
export { shapeOfFact } from './shape-of-fact';
export { checkCommit } from './resolve-commit';
export { commitsOfCall } from './commits-of-call';
export {
  answerOf,
  attemptScope,
  callScope,
  earlierScope,
  recordScope,
  entryScope,
  failureScope,
  itemScope,
  listItemScope,
  plainScope,
  runScope,
  shapeScope,
  trackScope,
  type Scope,
} from './scope';
export { show } from './show';
export { typed, typeNames, typeOfLiteral, type Typed } from './typed';
export { allowedBy, typedOfShape, type Allowed } from './typed-of-shape';
export { parametersIn } from './parameters-in';
export { vocabularyOf } from './vocabulary';
