export { createGraph, type Evaluation, type Graph } from './graph';
export type { DerivedNode, ReadNode, SourceNode } from './node';
