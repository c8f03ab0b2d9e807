import { describe, expect, it } from 'vitest';
import { readReport } from './read-report.js';

const root = '/project';
const test = (title: string, status = 'passed') => ({
  ancestorTitles: ['a', 'b'],
  title,
  status,
  duration: 1500,
});
const ran = (...durations: readonly number[]) => [
  { results: durations.map((duration) => ({ duration })) },
];
const vitest = {
  numPassedTests: 5,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [
    { name: '/project/src/good.test.ts', status: 'passed', assertionResults: [test('holds')] },
    {
      name: '/project/src/bad.test.ts',
      status: 'failed',
      assertionResults: [test('holds'), test('breaks', 'failed')],
    },
    { name: '/project/src/unread.test.ts', status: 'failed', assertionResults: [] },
  ],
};
const stats = { expected: 3, flaky: 1, skipped: 2, unexpected: 1 };
const playwright = {
  stats,
  errors: [],
  suites: [
    {
      title: 'thread.spec.ts',
      specs: [
        { title: 'switches', ok: true, tests: ran(2000) },
        { title: 'saves', ok: false, tests: ran(500, 700) },
      ],
      suites: [{ title: 'at 390', specs: [{ title: 'is one column', ok: false, tests: ran() }] }],
    },
  ],
};

describe('the report of a test runner', () => {
  it('of Vitest counts a file that cannot be run as one failure', () => {
    expect(readReport({ kind: 'vitest', report: vitest, passed: false, root })).toEqual({
      passed: 5,
      failed: 2,
      skipped: 2,
      failures: ['src/bad.test.ts › a › b › breaks', 'src/unread.test.ts could not be run'],
      times: [
        { name: 'src/good.test.ts › a › b › holds', seconds: 1.5 },
        { name: 'src/bad.test.ts › a › b › holds', seconds: 1.5 },
        { name: 'src/bad.test.ts › a › b › breaks', seconds: 1.5 },
      ],
    });
  });

  it('of Playwright names what failed with its file and groups', () => {
    expect(readReport({ kind: 'playwright', report: playwright, passed: false, root })).toEqual({
      passed: 4,
      failed: 2,
      skipped: 2,
      failures: ['thread.spec.ts › saves', 'thread.spec.ts › at 390 › is one column'],
      times: [
        { name: 'thread.spec.ts › switches', seconds: 2 },
        { name: 'thread.spec.ts › saves', seconds: 1.2 },
        { name: 'thread.spec.ts › at 390 › is one column', seconds: 0 },
      ],
    });
  });

  it('of Playwright counts what went wrong outside of tests', () => {
    const report = {
      stats: { expected: 0, flaky: 0, skipped: 0, unexpected: 0 },
      suites: [],
      errors: [{ message: 'The server did not start.\nat line 1' }],
    };
    expect(readReport({ kind: 'playwright', report, passed: false, root })).toEqual({
      passed: 0,
      failed: 1,
      skipped: 0,
      failures: ['The server did not start.'],
      times: [],
    });
  });

  it.each([
    ['wrote none', null, 0],
    ['says that all passed', { ...vitest, testResults: [] }, 5],
  ])('of a run that failed and %s counts the run itself', (_how, report, passed) => {
    const { failures, ...counts } = readReport({ kind: 'vitest', report, passed: false, root });
    expect(counts).toMatchObject({ passed, failed: 1 });
    expect(failures).toEqual(['the run itself, outside of its tests']);
  });
});
