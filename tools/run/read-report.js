import { relative } from 'node:path';

/** @typedef {import('./run-stages.js').Tests} Tests */

/**
 * What Vitest's JSON report says.
 *
 * @param {any} report
 * @param {string} root
 * @returns {Tests}
 */
function readVitest(report, root) {
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status, duration = 0 }) => ({
      file: name,
      name: [relative(root, name), ...ancestorTitles, title].join(' › '),
      status,
      seconds: duration / 1000,
    })),
  );
  const failures = report.testResults.flatMap(({ name, status }) => {
    const failed = tests.filter((test) => test.file === name && test.status === 'failed');
    // A file that cannot be loaded, or whose set-up fails, has no test that failed.
    if (failed.length === 0 && status === 'failed')
      return [`${relative(root, name)} could not be run`];
    return failed.map((test) => test.name);
  });
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
    times: tests.map(({ name, seconds }) => ({ name, seconds })),
  };
}

/** Specs of a suite of Playwright's, with the titles that lead to them. */
function specsOf(suite, above) {
  const specs = (suite.specs ?? []).map((spec) => ({ spec, path: [...above, spec.title] }));
  const deeper = (suite.suites ?? []).flatMap((one) => specsOf(one, [...above, one.title]));
  return [...specs, ...deeper];
}

const secondsOf = ({ tests }) =>
  tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration / 1000, 0);

/** @returns {Tests} */
function readPlaywright({ suites, stats, errors }) {
  const specs = suites.flatMap((suite) => specsOf(suite, [suite.title]));
  const failed = specs.filter(({ spec }) => !spec.ok).map(({ path }) => path.join(' › '));
  // Errors outside of tests: the server did not start, a file cannot be loaded.
  const beside = errors.map(({ message = '' }) => message.split('\n')[0]);
  return {
    passed: stats.expected + stats.flaky,
    failed: failed.length + beside.length,
    skipped: stats.skipped,
    failures: [...failed, ...beside],
    times: specs.map(({ spec, path }) => ({ name: path.join(' › '), seconds: secondsOf(spec) })),
  };
}

/**
 * The tests of a stage by its report, which is null where none was written. A stage that failed has
 * something that failed, even if its report names nothing.
 *
 * @param {{ kind: 'vitest' | 'playwright', report: any, passed: boolean, root: string }} given
 * @returns {Tests}
 */
export function readReport({ kind, report, passed, root }) {
  const none = { passed: 0, failed: 0, skipped: 0, failures: [], times: [] };
  const read = () => (kind === 'vitest' ? readVitest(report, root) : readPlaywright(report));
  const tests = report === null ? none : read();
  if (passed || tests.failed > 0) return tests;
  return { ...tests, failed: 1, failures: ['the run itself, outside of its tests'] };
}
