import { describe, expect, it } from 'vitest';
import { isGreen, sumText } from './sum-text.js';

const unit = {
  name: 'test:unit',
  outcome: 'ok' as const,
  seconds: 41.26,
  tests: { passed: 1623, failed: 0, skipped: 0, failures: [] },
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
