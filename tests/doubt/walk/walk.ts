import { createEngine } from '../../../src/engine';
import type { CompiledJourney } from '../../../src/journey';
import { Graph, type Triple } from './graph';
import { form } from './journey';
import type { Pair, Quote } from './names';
import { Space } from './space';
import { firstStuck } from './stuck';
import type { Bounds } from './surroundings';

export interface Walk {
  readonly states: number;
  /** Ways from one to another, those of both tabs. */
  readonly edges: number;
  /** Different pages of the engine. */
  readonly pages: number;
  /** Every state that can be reached was walked. */
  readonly isWhole: boolean;
  /** The shortest way to the first thing that is false; null when there is none. */
  readonly found: { readonly failures: readonly string[]; readonly way: readonly string[] } | null;
}

interface Options extends Bounds {
  /** What each tab is about at first. */
  readonly quotes: Pair<Quote>;
  readonly about?: CompiledJourney;
  /** Gives up after so many states. */
  readonly most?: number;
}

/** Every state that can be reached, nearest first, until something is false; then, where an end is out of reach. */
export function walk({ quotes, about = form, most = Infinity, ...bounds }: Options): Walk {
  const graph = new Graph(createEngine(about, {}), bounds);
  const space = new Space();
  let id = 0;
  let edges = 0;
  const add = (first: number, second: number, around: number): void => {
    edges += 1;
    graph.reduce(first, second, around);
    space.add(graph.least.first, graph.least.second, graph.least.around, id);
  };
  const ended = (found: Walk['found']): Walk => ({
    states: space.size,
    edges,
    pages: graph.pages,
    isWhole: id === space.size,
    found,
  });
  const beginning = graph.beginning(quotes);
  graph.reduce(...beginning);
  space.add(graph.least.first, graph.least.second, graph.least.around, -1);
  for (; id < space.size && id < most; id += 1) {
    const [first, second, around] = space.at(id);
    graph.next(first, second, around, add);
    for (const side of [0, 1] as const) {
      const { failures, by } = graph.of(first, second, around, side);
      if (failures.length === 0) continue;
      const way = wayTo(graph, space, beginning, id);
      return ended({ failures, way: by === null ? way : [...way, `then: ${by}`] });
    }
  }
  if (id < space.size) return ended(null);
  const stuck = firstStuck(graph, space);
  if (stuck === null) return ended(null);
  return ended({
    failures: ['O12 it is never settled, whatever time passes'],
    way: wayTo(graph, space, beginning, stuck),
  });
}

/** How it came to be: the tabs keep their places here, whatever is the least. */
function wayTo(graph: Graph, space: Space, beginning: Triple, last: number): readonly string[] {
  const ids: number[] = [];
  for (let one = last; one > 0; one = space.from.at(one)) ids.unshift(one);
  let now = beginning;
  return ids.map((id) => {
    let found: { readonly name: string; readonly state: Triple } | null = null;
    graph.next(...now, (first, second, around, name, by) => {
      graph.reduce(first, second, around);
      const { least } = graph;
      const [a, b, e] = space.at(id);
      if (found !== null || least.first !== a || least.second !== b || least.around !== e) return;
      found = { name: by === null ? name : `${by}: ${name}`, state: [first, second, around] };
    });
    const step = found as { readonly name: string; readonly state: Triple } | null;
    if (step === null) throw new Error('the way is lost');
    now = step.state;
    return step.name;
  });
}
