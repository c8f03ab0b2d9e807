export { createGraph, type Follower, type Graph } from './graph';
export type { DerivedNode, ReadNode, SourceNode } from './node';
