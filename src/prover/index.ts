export { proofCodes, type ProofCode } from './detect/codes';
export type { Proof, ProofFinding } from './detect/proof-finding';
export { prove, proving, type Proving } from './detect/prove';
export { differenceKinds, isDifferenceKind, type DifferenceKind } from './diff/codes';
export { diffJourneys, type DiffOptions } from './diff/diff-journeys';
export type { ChangedFact, Difference, Example, JourneyDiff, Shown } from './diff/difference';
export type { Formula } from './diff/formula';
export { sorted } from './diff/plains';
export { textWords } from './diff/text-words';
export type { Diagrams, Node, Variable } from './diagrams/diagrams';
export {
  createProver,
  createProvers,
  type Asked,
  type Decision,
  type Prover,
  type ProverOptions,
} from './prover';
export { classOf, type Known, type Open, type Term, type Value } from './values/value';
export { isLocal, scopeName } from './atoms/scope-name';
export type { Assignment, CostOf } from './diagrams/ways';
export { contextOf } from './reach/context-of';
export { samplesOf } from './witness/samples';
export { scopeOf, stateOf, stateOver, type Household } from './witness/household';
export { fromAddress, toAddress } from './witness/in-address';
