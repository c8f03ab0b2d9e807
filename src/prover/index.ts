export { proofCodes, type ProofCode } from './detect/codes';
export type { Proof, ProofFinding } from './detect/proof-finding';
export { prove } from './detect/prove';
export type { Beside } from './atoms/atoms';
export { scopeName } from './atoms/scope-name';
export { TooLarge, type Diagrams, type Node, type Variable } from './diagrams/diagrams';
export { leavesUnder, simplestWay, variablesUnder, type Assignment } from './diagrams/ways';
export {
  createProver,
  createProvers,
  Prover,
  type Asked,
  type Decision,
  type ProverOptions,
  type Relation,
} from './prover';
export { classOf, isTrue, type Known, type Open, type Term, type Value } from './values/value';
export { scopeOf, stateOf, type Household } from './witness/household';
