import { describe, expect, it } from 'vitest';
import { boundsInStep } from './bounds-in-step';
import { filesWith, type Edit } from './edits';

const file = 'usage.json';
const cases = { 1: [240, 200_000], 2: [20, 16_600], 3: [60, 50_000] };
const saved = { [file]: { bounds: { cases } } };
const labels = ['a year', 'a month', 'a quarter'];
const bounds = labels.map((label, index) => ({
  ...{ label, file, pointer: `/bounds/cases/${String(index + 1)}`, isInForce: false },
  ...{ least: 0, most: 0 },
}));

const put = (place: string, value: number): Edit => ({
  ...{ file, pointer: `/bounds/cases/${place}`, was: 0, value },
});
const offered = (...edits: readonly Edit[]) =>
  boundsInStep(saved, filesWith(saved, edits), bounds).map(({ label, value }) => [label, value]);

describe('bounds of the other cases', () => {
  it('are offered in the proportion that they had to the one that was changed', () => {
    expect(offered(put('1/1', 100_000))).toEqual([
      ['a month', 8300],
      ['a quarter', 25_000],
    ]);
  });

  it('are as fine as they were written, and no wider', () => {
    expect(offered(put('1/1', 100_001))).toEqual([
      ['a month', 8300],
      ['a quarter', 25_000],
    ]);
    expect(offered(put('1/0', 250))).toEqual([
      ['a month', 21],
      ['a quarter', 63],
    ]);
  });

  it('are not offered where several were changed, or none', () => {
    expect(offered()).toEqual([]);
    expect(offered(put('1/1', 100_000), put('2/1', 9000))).toEqual([]);
    expect(offered(put('1/1', 0))).toEqual([]);
  });
});
