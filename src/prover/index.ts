export { proofCodes, type ProofCode } from './detect/codes';
export type { Proof, ProofFinding } from './detect/proof-finding';
export { prove } from './detect/prove';
export type { Diagrams, Node, Variable } from './diagrams/diagrams';
export { createProver, type Asked, type Decision, type Prover, type ProverOptions } from './prover';
export { classOf, type Known, type Open, type Term, type Value } from './values/value';
export { scopeName } from './atoms/scope-name';
export { scopeOf, type Household } from './witness/household';
