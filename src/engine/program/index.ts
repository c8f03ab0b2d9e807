export { callUsesOf } from './changes-of';
export { fieldKey, fieldNode, node, sectionKey } from './names';
export { itemsOf } from './option-nodes';
export { createProgram, type Program } from './program';
export { readsThroughFacts } from './reads-through-facts';
export type { PlacedField } from './resolver';
export type { Layout } from './layout';
export type { OnPage } from './page-nodes';
export type { Violation } from './violation';
