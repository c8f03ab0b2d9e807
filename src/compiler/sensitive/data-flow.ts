import type { Json } from '../../engine';
import type { DataFlow, Trail } from '../../journey';
import { isRule, pathOf } from '../../rules';
import type { SaidQuestion } from '../questions';
import { shown } from './explain';
import type { Edge, Node } from './model';
import { collectFlow } from './read/collect';
import { localsOf } from './read/read-calls';
import type { World } from './read/world';
import { Spread, type Told } from './spread';

/**
 * The same ways as {@link findLeaks} follows, by value and of every answer: for whoever asks where
 * something goes. Nothing is read before somebody asks.
 */
export function createDataFlow(
  files: () => ReadonlyMap<string, Json>,
  questions: () => readonly SaidQuestion[],
): DataFlow {
  let world: World | null = null;
  const read = (): World => (world ??= collectFlow(files(), questions()));
  let known: Ways | null = null;
  return {
    kinds: () => read().declared,
    behind: (path, call) => (known ??= waysIn(read()))(path, call),
  };
}

type Ways = (path: string, call: string | null) => readonly Trail[];

function waysIn(world: World): Ways {
  const { names, declared } = world;
  const values = world.edges.filter(({ how }) => how === 'value');
  // What is nobody's secret is followed like what is one; its kind counts for events alone.
  const sources = new Map([...names.answers].map((path) => [path, 'contact'] as const));
  const all = new Map([...sources, ...declared]);
  const any = new Spread({ declared: all, edges: values, gates: [] });
  const whole = new Spread({ declared: all, edges: values.filter(isPlain), gates: [] });
  return (path, call) => {
    const locals = call === null ? {} : localsOf(world, call);
    const read = [{ nodes: names.nodesOf(path, locals), event: false }];
    const wholly = new Map(whole.told(read, 'value').map((told) => [told.mark.source, told]));
    return any.told(read, 'value').map((told) => {
      const { source } = told.mark;
      const same = wholly.get(source);
      const via = same === undefined ? passed(told, any) : passed(same, whole);
      return { source, via, isWhole: same !== undefined };
    });
  };
}

/** Whether it hands on what it reads, and works nothing out. */
const isPlain = ({ from }: Edge): boolean =>
  from.every(({ at: { value } }) => !isRule(value) || pathOf(value) !== null);

/** The nodes between an answer and what is read, that included. */
function passed({ mark, node }: Told, spread: Spread): readonly string[] {
  const found = new Set<Node>();
  let at = node;
  while (at !== mark.source && !found.has(at)) {
    found.add(at);
    at = spread.marks.get(at)?.get(mark.source)?.by?.from ?? mark.source;
  }
  return [...found].reverse().map(shown);
}
