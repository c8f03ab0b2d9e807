import { describe, expect, it } from 'vitest';
import { createGraph, type DerivedNode, type SourceNode } from './index';

interface Input {
  readonly a: Readonly<Record<string, unknown>>;
  readonly b: Readonly<Record<string, unknown>>;
}
const source = (slice: keyof Input, key: string): SourceNode<Input> => ({
  id: `${slice}.${key}`,
  slice,
  at: [key],
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
  const at = graph.follow();

  it('works out only what is read and what a change can touch, and keeps what stays equal', () => {
    const input: Input = { a: { x: 1, y: 1 }, b: { x: { deep: 1 } } };
    const first = at(input)('sum');
    const same = at(input)('bx');
    runs.length = 0;
    const changed = at({ ...input, a: { x: 2, y: 1 } });
    expect(changed('bx')).toBe(same);
    expect(runs).toEqual([]);
    expect(changed('sum')).toEqual({ of: [{ of: [2] }, { of: [{ deep: 1 }] }] });
    expect(changed('sum')).not.toBe(first);
    expect(runs).toEqual(['ax', 'sum']);
    runs.length = 0;
    const equalAgain = at({ a: { x: 2, y: 9 }, b: { x: { deep: 1 } } });
    expect(equalAgain('sum')).toBe(changed('sum'));
    expect(runs).toEqual([]);
  });

  it('reads the input that it was given, whatever was followed since', () => {
    const one = at({ a: { x: 1 }, b: { x: 0 } });
    const two = at({ a: { x: 2 }, b: { x: 0 } });
    expect([two('ax'), one('ax'), two('ax')]).toEqual([{ of: [2] }, { of: [1] }, { of: [2] }]);
  });

  it('works out anew what was touched twice before it was read', () => {
    const start = at({ a: { x: 1 }, b: { x: 0 } });
    expect(start('sum')).toEqual({ of: [{ of: [1] }, { of: [0] }] });
    at({ a: { x: 2 }, b: { x: 0 } })('bx');
    expect(at({ a: { x: 3 }, b: { x: 0 } })('sum')).toEqual({ of: [{ of: [3] }, { of: [0] }] });
  });

  it('looks at no need that was not read, until it is', () => {
    const lazy = createGraph(
      [source('a', 'x'), source('a', 'y')],
      new Map(
        [
          counted('detail', ['a.x']),
          {
            id: 'drawn',
            needs: ['a.y', 'detail'],
            compute: (read: (id: string) => unknown) =>
              read('a.y') === true ? read('detail') : null,
          },
        ].map((node) => [node.id, node]),
      ),
    ).follow();
    runs.length = 0;
    const hidden: Input = { a: { x: 1, y: false }, b: {} };
    expect(lazy(hidden)('drawn')).toBeNull();
    expect(lazy({ ...hidden, a: { x: 2, y: false } })('drawn')).toBeNull();
    expect(runs).toEqual([]);
    expect(lazy({ ...hidden, a: { x: 2, y: true } })('drawn')).toEqual({ of: [2] });
    expect(lazy({ ...hidden, a: { x: 3, y: true } })('drawn')).toEqual({ of: [3] });
    expect(lazy({ ...hidden, a: { x: 4, y: false } })('drawn')).toBeNull();
    expect(runs).toEqual(['detail', 'detail']);
  });

  it('sees what is gone as well as what is new', () => {
    expect(at({ a: { x: 1 }, b: { x: 0 } })('ax')).toEqual({ of: [1] });
    expect(at({ a: {}, b: { x: 0 } })('ax')).toEqual({ of: [undefined] });
    expect(at({ a: { x: 1 }, b: { x: 0 } })('ax')).toEqual({ of: [1] });
  });

  it('knows no node that is nowhere', () => {
    expect(at({ a: {}, b: {} })('constructor')).toBeUndefined();
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
