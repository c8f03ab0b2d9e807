import { describe, expect, it } from 'vitest';
import { follow, inputOf, part, under, type Cell, type Source } from './index';
import { ax, notedCells, type Input } from './testing/noted-cells';

const { cell } = notedCells();

describe('what of an input is looked at', () => {
  const taken: string[] = [];
  const noted = (slice: keyof Input, key: string) =>
    under(part(inputOf<Input>(), slice), key, (whole) => {
      taken.push(`${slice}.${key}`);
      return whole[key];
    });
  const both = cell('both', (read) => [read(sources.ax), read(sources.ay), read(sources.bx)]);
  const sources = { ax: noted('a', 'x'), ay: noted('a', 'y'), bx: noted('b', 'x') };
  const takenBy = (act: () => unknown): readonly string[] => {
    taken.length = 0;
    act();
    return [...taken].toSorted();
  };

  it('is nothing for the same input, even of the whole', () => {
    let looked = 0;
    const whole: Source<Input, Input> = {
      within: null,
      from: (input) => {
        looked += 1;
        return input;
      },
    };
    const size = cell('size', (read) => Object.keys(read(whole).a).length);
    const reader = follow<Input>();
    const one: Input = { a: {}, b: {} };
    const two: Input = { a: { x: 1 }, b: {} };
    expect([one, one, two, two].map((input) => reader(input)(size))).toEqual([0, 0, 1, 1]);
    expect(looked).toBe(2);
  });

  it('is each part once, at first', () => {
    const input: Input = { a: { x: 1, y: 1 }, b: { x: 1 } };
    expect(takenBy(() => follow<Input>()(input)(both))).toEqual(['a.x', 'a.y', 'b.x']);
  });

  it('is nothing for the same input, and what lies under another object for the next', () => {
    const reader = follow<Input>();
    const input: Input = { a: { x: 1, y: 1 }, b: { x: 1 } };
    reader(input)(both);
    expect(takenBy(() => reader(input)(both))).toEqual([]);
    expect(takenBy(() => reader({ ...input, a: { x: 2, y: 1 } })(both))).toEqual(['a.x']);
    expect(takenBy(() => reader({ ...input, b: { x: 1 } })(both))).toEqual(['a.x']);
  });
});

describe('cells that many ways lead to', () => {
  /** Every layer reads both cells of the one below, twice as many ways each time. */
  const layers = 60;
  let below: readonly Cell<Input, number>[] = ['left', 'right'].map((name) =>
    cell(name, (read) => Number(read(ax))),
  );
  for (let layer = 0; layer < layers; layer += 1) {
    const [left, right] = below;
    below = ['left', 'right'].map((name) =>
      cell(`${name} ${layer}`, (read) =>
        left === undefined || right === undefined ? 0 : Math.min(read(left), read(right)),
      ),
    );
  }
  const [top] = below;

  it('are looked at once for each change, not once for each way', () => {
    const reader = follow<Input>();
    const values = [1, 2, 2.5].map((x) => top && reader({ a: { x }, b: {} })(top));
    expect(values).toEqual([1, 2, 2.5]);
  });
});
