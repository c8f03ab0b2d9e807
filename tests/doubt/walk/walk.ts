import { createEngine, type CompiledJourney } from '../../../src/engine';
import { form } from './journey';
import { Graph } from './graph';
import type { Pair, Quote } from './names';
import { Space } from './space';
import type { Bounds } from './surroundings';

export interface Walk {
  readonly states: number;
  readonly edges: number;
  /** Every state was walked that can be reached. */
  readonly isWhole: boolean;
  readonly found: { readonly failures: readonly string[]; readonly way: readonly string[] } | null;
  readonly sizes: Readonly<Record<string, number>>;
}

interface Options {
  readonly bounds?: Partial<Bounds>;
  readonly about?: CompiledJourney;
  readonly quotes?: Pair<Quote>;
  readonly most?: number;
}

const whole: Bounds = { sends: 4, takesQuotes: true, aDay: true, mayBeLate: false };

export function walk({ about = form, bounds = {}, quotes = [0, 0], most = Infinity }: Options = {}): Walk {
  const graph = new Graph(createEngine(about, {}), { ...whole, ...bounds });
  const space = new Space();
  const [first, second, around] = graph.beginning(quotes);
  space.add(first, second, around, -1);
  let edges = 0;
  let id = 0;
  const add = (a: number, b: number, e: number): void => {
    edges += 1;
    graph.canonical(a, b, e);
    space.add(graph.least[0] ?? 0, graph.least[1] ?? 0, graph.least[2] ?? 0, id);
  };
  for (; id < space.size && id < most; id += 1) {
    graph.next(space.first.at(id), space.second.at(id), space.around.at(id), add);
    if (graph.failures.length > 0) break;
    if (id % 500000 === 0) console.log(id, space.size, edges, JSON.stringify(graph.sizes), process.memoryUsage().rss / 1e6);
  }
  if (process.env['STATS'] === '1') graph.stats();
  const wayTo = (last: number): readonly string[] => {
    const ids: number[] = [];
    for (let one = last; one > 0; one = space.from.at(one)) ids.unshift(one);
    let now = graph.beginning(quotes);
    return ids.map((target) => {
      const goal = [space.first.at(target), space.second.at(target), space.around.at(target)];
      let by = '?';
      let next = now;
      graph.next(...now, (a, b, e, name) => {
        graph.canonical(a, b, e);
        if (by === '?' && graph.least.every((one, index) => one === goal[index])) {
          by = name;
          next = [a, b, e];
        }
      });
      now = next;
      return by;
    });
  };
  if (graph.failures.length > 0) console.log(graph.describe(space.first.at(id), space.second.at(id), space.around.at(id)));
  return {
    states: space.size,
    edges,
    isWhole: id === space.size,
    found: graph.failures.length > 0 ? { failures: graph.failures, way: wayTo(id) } : null,
    sizes: graph.sizes,
  };
}
