export { homeOf } from './home-of';
export { compileCondition, compileTyped, compileValue } from './compile-rule';
export { factTypes } from './fact-types';

export { checkLookup, resolvePath } from './resolve-path';
export {
  answerOf,
  callScope,
  failureScope,
  itemScope,
  listItemScope,
  plainScope,
  shapeScope,
  type Scope,
} from './scope';
export { show } from './show';
export { typed, typeNames, typeOfLiteral, type Typed } from './typed';
export { operatorTable } from './operator-table';
export { parametersIn } from './parameters-in';
