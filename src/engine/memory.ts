import type { Follower, Graph } from './graph';
import type { JourneyState } from './model';

/** Reads the graph's nodes for a state. Remembers the last one, so that only what changed is worked out anew. */
export type Memory = Follower<JourneyState>;

export const createMemory = (graph: Graph<JourneyState>): Memory => graph.follow();
