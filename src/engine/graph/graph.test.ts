import { describe, expect, it } from 'vitest';
import { createGraph, type DerivedNode, type SourceNode } from './index';

interface Input {
  readonly a: Readonly<Record<string, unknown>>;
  readonly b: Readonly<Record<string, unknown>>;
}
const source = (slice: keyof Input, key: string): SourceNode<Input> => ({
  id: `${slice}.${key}`,
  slice,
  branch: key,
  get: (input) => input[slice][key],
});

function graphOf(...nodes: readonly DerivedNode[]) {
  return createGraph(
    [source('a', 'x'), source('a', 'y'), source('b', 'x')],
    new Map(nodes.map((node) => [node.id, node])),
  );
}

describe('a graph', () => {
  const runs: string[] = [];
  const counted = (id: string, needs: readonly string[]): DerivedNode => ({
    id,
    needs,
    compute: (read) => {
      runs.push(id);
      return { of: needs.map(read) };
    },
  });
  // `sum` stands before what it needs: the graph finds the order.
  const graph = graphOf(
    counted('sum', ['ax', 'bx']),
    counted('ax', ['a.x']),
    counted('bx', ['b.x']),
  );
  const valueOf = (evaluation: ReturnType<typeof graph.evaluate>, id: string): unknown =>
    evaluation.values[graph.indexOf(id) ?? -1];

  it('works out only what a change can touch, and keeps what stays equal', () => {
    const input: Input = { a: { x: 1, y: 1 }, b: { x: { deep: 1 } } };
    const first = graph.evaluate(input);
    runs.length = 0;
    const second = graph.reevaluate(first, { ...input, a: { x: 2, y: 1 } });
    expect(runs).toEqual(['ax', 'sum']);
    expect(valueOf(second, 'sum')).toEqual({ of: [{ of: [2] }, { of: [{ deep: 1 }] }] });
    expect(valueOf(second, 'bx')).toBe(valueOf(first, 'bx'));
    runs.length = 0;
    const third = graph.reevaluate(second, { a: { x: 2, y: 9 }, b: { x: { deep: 1 } } });
    expect(runs).toEqual([]);
    expect(valueOf(third, 'sum')).toBe(valueOf(second, 'sum'));
  });

  it('knows no node that is nowhere', () => {
    expect(graph.indexOf('constructor')).toBeUndefined();
  });
});

it('names a circle', () => {
  const node = (id: string, need: string): DerivedNode => ({ id, needs: [need], compute: () => 0 });
  expect(() => graphOf(node('p', 'q'), node('q', 'r'), node('r', 'q'))).toThrow(
    'These depend on each other: q → r → q',
  );
});

it('names what is missing, and who needs it', () => {
  expect(() => graphOf({ id: 'p', needs: ['z'], compute: () => 0 })).toThrow(
    'p needs z, which is nowhere',
  );
});
