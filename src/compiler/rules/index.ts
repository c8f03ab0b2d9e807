export { compileCondition, compileTyped, compileValue, type TypedRule } from './compile-rule';
export { factTypes } from './fact-types';

export { checkLookup, resolvePath } from './resolve-path';
export { answerScope, callScope, failureScope, itemScope, plainScope, type Scope } from './scope';
export { show } from './show';
export { typeNames, typeOfLiteral, type Typed } from './typed';
export { operatorTable } from './operator-table';
