export { codeOf, mutantCodes, type MutantCode } from './codes';
export type { Mutant } from './make/mutant';
export { mutantsOf } from './make/mutants-of';
export { mutate, type Mutable, type Mutated, type Result, type Tried } from './mutate';
