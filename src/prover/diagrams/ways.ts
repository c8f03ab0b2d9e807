import { isTrue, type Value } from '../values/value';
import type { Diagrams, Node, Variable } from './diagrams';

/** One way in which terms can stand: which of its classes each is in. */
export type Assignment = ReadonlyMap<Variable, number>;

/** Every leaf that a node can come to. */
export function leavesUnder(diagrams: Diagrams, node: Node): readonly Value[] {
  const found: Value[] = [];
  for (const each of under(diagrams, node)) {
    const value = diagrams.at(each);
    if (value !== null) found.push(value);
  }
  return found;
}

/** Every variable that a node asks, in order. */
export function variablesUnder(diagrams: Diagrams, node: Node): readonly Variable[] {
  const found = new Set<Variable>();
  for (const each of under(diagrams, node)) {
    const variable = diagrams.asks(each);
    if (variable !== null) found.add(variable);
  }
  return [...found].sort((a, b) => a.index - b.index);
}

function under(diagrams: Diagrams, node: Node): ReadonlySet<Node> {
  const seen = new Set<Node>([node]);
  for (const each of seen) for (const kid of diagrams.kids(each)) seen.add(kid);
  return seen;
}

export interface Tally {
  readonly combinations: number;
  readonly holding: number;
}

/** In how many of all combinations of what a condition asks, or of what these ask together, it is true. */
export function tally(diagrams: Diagrams, node: Node, ...others: readonly Node[]): Tally {
  const variables = [node, ...others].flatMap((each) => variablesUnder(diagrams, each));
  const combinations = [...new Set(variables)].reduce(
    (product, { classes }) => product * classes.length,
    1,
  );
  return { combinations, holding: Math.round(share(diagrams, node, new Map()) * combinations) };
}

function share(diagrams: Diagrams, node: Node, known: Map<Node, number>): number {
  const value = diagrams.at(node);
  if (value !== null) return isTrue(value) ? 1 : 0;
  const found = known.get(node);
  if (found !== undefined) return found;
  const kids = diagrams.kids(node);
  const made = kids.reduce((sum, kid) => sum + share(diagrams, kid, known), 0) / kids.length;
  known.set(node, made);
  return made;
}

/** What it takes that a term is in this class. */
export type CostOf = (variable: Variable, index: number) => number;

/** The way to a leaf on which the fewest terms are anything but their first class; null where none leads there. */
export const simplestWay = (
  diagrams: Diagrams,
  node: Node,
  fits: (leaf: Value) => boolean,
): Assignment | null => cheapestWay(diagrams, node, fits, (_, index) => (index === 0 ? 0 : 1));

/** The way to a leaf that takes least; null where none leads there. */
export function cheapestWay(
  diagrams: Diagrams,
  node: Node,
  fits: (leaf: Value) => boolean,
  costOf: CostOf,
): Assignment | null {
  interface Way {
    readonly cost: number;
    readonly step: {
      readonly variable: Variable;
      readonly index: number;
      readonly to: Node;
    } | null;
  }
  const ways = new Map<Node, Way>();
  const find = (at: Node): Way => {
    const known = ways.get(at);
    if (known !== undefined) return known;
    const value = diagrams.at(at);
    const variable = diagrams.asks(at);
    let best: Way = { cost: value !== null && fits(value) ? 0 : Infinity, step: null };
    for (const [index, to] of diagrams.kids(at).entries()) {
      if (variable === null) continue;
      const cost = find(to).cost + costOf(variable, index);
      if (cost < best.cost) best = { cost, step: { variable, index, to } };
    }
    ways.set(at, best);
    return best;
  };
  if (find(node).cost === Infinity) return null;
  const found = new Map<Variable, number>();
  for (let way = find(node); way.step !== null; way = find(way.step.to))
    found.set(way.step.variable, way.step.index);
  return found;
}
