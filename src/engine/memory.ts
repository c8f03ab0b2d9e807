import type { Evaluation, Graph } from './graph';
import type { JourneyState } from './model';

/** Values of the graph for a state. Remembers the last one, so that only what changed is worked out anew. */
export type Memory = (state: JourneyState) => Evaluation<JourneyState>;

export function createMemory(graph: Graph<JourneyState>): Memory {
  let last: Evaluation<JourneyState> | null = null;
  return (state) => {
    last = last === null ? graph.evaluate(state) : graph.reevaluate(last, state);
    return last;
  };
}
