import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { factorOf, readPatience, patiently } from './patience.js';

const idle = { cpuMs: 6, waits: 1, crowd: 0 };

describe('patience', () => {
  it.each([
    ['an idle machine', idle, 1],
    ['a faster one has no less', { ...idle, cpuMs: 2 }, 1],
    ['a little noise counts for nothing', { cpuMs: 6.4, waits: 1.1, crowd: 0.1 }, 1],
    ['a core of half the speed', { ...idle, cpuMs: 12 }, 2],
    ['one that wants each core already', { ...idle, crowd: 1 }, 2],
    ['six on two cores', { ...idle, crowd: 3 }, 4],
    ['waiting that the load of the last minute does not show yet', { ...idle, waits: 3 }, 3],
    ['load and waiting, which are the same, count once', { ...idle, waits: 3, crowd: 1 }, 3],
    ['a fast one that is crowded is no less so', { cpuMs: 2, waits: 1, crowd: 1 }, 2],
    ['slow and crowded', { cpuMs: 9, waits: 1, crowd: 1 }, 3],
    ['hopeless', { cpuMs: 60, waits: 20, crowd: 20 }, 10],
  ])('%s', (_name, measured, factor) => {
    expect(factorOf(measured)).toBe(factor);
  });

  it('is never less than on an idle machine, nor without end', () => {
    const measured = fc.record({
      cpuMs: fc.double({ min: 0, max: 1e6, noNaN: true }),
      waits: fc.double({ min: 0, max: 1e6, noNaN: true }),
      crowd: fc.double({ min: 0, max: 1e6, noNaN: true }),
    });
    fc.assert(
      fc.property(measured, (one) => {
        expect(factorOf(one)).toBeGreaterThanOrEqual(1);
        expect(factorOf(one)).toBeLessThanOrEqual(10);
      }),
    );
  });

  it('can be set, to 1 or more', () => {
    expect(readPatience('2.5')).toBe(2.5);
    for (const wrong of ['0.5', '-1', 'much', '', 'Infinity'])
      expect(() => readPatience(wrong), wrong).toThrow('TEST_PATIENCE');
  });

  it('is the same for everything in one run', () => {
    expect(patiently(1000)).toBe(1000 * Number(process.env['TEST_PATIENCE']));
  });
});
