export { fieldKey, fieldNode, node, sectionKey } from './names';
export { itemsOf } from './option-nodes';
export { createProgram, type Program } from './program';
export type { PlacedField } from './resolver';
export type { Layout } from './section-nodes';
export type { OnPage } from './step-nodes';
export type { Violation } from './violation';
