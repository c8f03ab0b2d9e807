import { describe, expect, it } from 'vitest';
import { isGreen, sumText } from './sum-text.js';

const unit = {
  name: 'test:unit',
  outcome: 'ok' as const,
  seconds: 41.26,
  budget: 50,
  tests: { passed: 1623, failed: 0, skipped: 0, failures: [], times: [] },
};
const lint = { name: 'lint', outcome: 'ok' as const, seconds: 12 };
const browser = {
  name: 'test:browser',
  outcome: 'FAIL' as const,
  seconds: 300.04,
  tests: {
    passed: 120,
    failed: 2,
    skipped: 3,
    failures: ['thread.spec.ts › switches', 'axe.spec.ts › is accessible'],
    times: [],
  },
};
const size = { name: 'size', outcome: 'not run' as const, seconds: 0, because: 'build failed' };

describe('the sum of a run', () => {
  it('says of each stage how it ended and counts tests, not checks', () => {
    expect(sumText([unit, lint], 41.3)).toBe(
      [
        '',
        'Sum after 41.3 s',
        'ok       test:unit       41.3 s  1623 passed, 0 failed',
        'ok       lint            12.0 s',
        '',
        '1623 passed, 0 failed',
      ].join('\n'),
    );
  });

  it('names what failed and what was not run, and ends with the counts of all stages', () => {
    expect(sumText([unit, browser, size], 342)).toBe(
      [
        '',
        'Sum after 342.0 s',
        'ok       test:unit       41.3 s  1623 passed, 0 failed',
        'FAIL     test:browser   300.0 s  120 passed, 2 failed, 3 skipped',
        'not run  size                    because build failed',
        '',
        'Failed tests',
        '  test:browser: thread.spec.ts › switches',
        '  test:browser: axe.spec.ts › is accessible',
        '',
        '1743 passed, 2 failed, 3 skipped',
      ].join('\n'),
    );
  });

  it('says what took longer than it may on an idle machine', () => {
    const [, , over, bare] = sumText(
      [
        { ...unit, budget: 41 },
        { ...lint, budget: 11.5 },
      ],
      1,
    ).split('\n');
    expect(over).toBe(
      'ok       test:unit       41.3 s  1623 passed, 0 failed, over its budget of 41 s',
    );
    expect(bare).toBe('ok       lint            12.0 s  over its budget of 11.5 s');
  });

  it('names the ten slowest tests of all stages, the slowest first', () => {
    const timed = (...seconds: readonly number[]) => ({
      ...unit,
      tests: {
        ...unit.tests,
        times: seconds.map((one) => ({ name: `t${String(one)}`, seconds: one })),
      },
    });
    const lines = sumText([timed(1, 12, 3, 4, 5, 6), timed(11, 2, 7, 8, 9, 10)], 1).split('\n');
    const begins = lines.indexOf('Slowest tests');
    expect(lines.slice(begins + 1, begins + 3)).toEqual(['    12.0 s  t12', '    11.0 s  t11']);
    expect(lines.slice(begins + 10)).toEqual(['     3.0 s  t3', '', '3246 passed, 0 failed']);
  });

  it('ends with the counts alone on their line, also where nothing was counted', () => {
    const last = (...results: Parameters<typeof sumText>[0]) =>
      sumText(results, 1).split('\n').at(-1);
    expect(last(lint)).toBe('0 passed, 0 failed');
    expect(last(size)).toBe('0 passed, 0 failed');
    expect(last(unit, unit)).toBe('3246 passed, 0 failed');
  });

  it('is green only where every stage was run and passed', () => {
    expect(isGreen([unit, lint])).toBe(true);
    expect(isGreen([unit, size])).toBe(false);
    expect(isGreen([unit, { ...lint, outcome: 'FAIL' }])).toBe(false);
  });
});
