import type { Graph } from './graph';
import { Numbers, type Space } from './space';

const sides = [0, 1] as const;

/**
 * The first state from which nothing is ever settled by one of its tabs, though nothing goes wrong
 * any more and the other tab does nothing; null when there is none. A state counts once for each
 * tab. What is on its way never arrives: that it does leads to another state.
 */
export function firstStuck(graph: Graph, space: Space): number | null {
  const ends = new Uint8Array(space.size * 2);
  const starts = new Numbers();
  const targets = new Numbers();
  let side: 0 | 1 = 0;
  const add = (first: number, second: number, around: number): void => {
    graph.reduce(first, second, around);
    const { least } = graph;
    const id = space.find(least.first, least.second, least.around);
    targets.push(id * 2 + (least.isTurned ? 1 - side : side));
  };
  for (let id = 0; id < space.size; id += 1) {
    const state = space.at(id);
    for (side of sides) {
      starts.push(targets.length);
      const { isSettled, isHeldUp } = graph.of(...state, side);
      if (isSettled || isHeldUp) ends[id * 2 + side] = 1;
      else graph.nextCalmly(state, side, add);
    }
  }
  starts.push(targets.length);
  const leadsToEnd = (node: number): boolean => {
    for (let at = starts.at(node); at < starts.at(node + 1); at += 1) {
      if (ends[targets.at(at)] === 1) return true;
    }
    return false;
  };
  for (let isChanged = true; isChanged;) {
    isChanged = false;
    for (let node = ends.length - 1; node >= 0; node -= 1) {
      if (ends[node] === 1 || !leadsToEnd(node)) continue;
      ends[node] = 1;
      isChanged = true;
    }
  }
  const stuck = ends.indexOf(0);
  return stuck < 0 ? null : stuck >> 1;
}
