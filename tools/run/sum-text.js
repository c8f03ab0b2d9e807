/** @typedef {import('./run-stages.js').Result} Result */

const secondsText = (seconds) => `${seconds.toFixed(1)} s`;

/** @param {Result} result */
function detailOf({ because, tests }) {
  if (because !== undefined) return `because ${because}`;
  if (tests === undefined) return '';
  const { passed, failed, skipped } = tests;
  const parts = [`${passed} passed`, `${failed} failed`];
  return [...parts, ...(skipped > 0 ? [`${skipped} skipped`] : [])].join(', ');
}

/** @param {Result} result how a stage ended, in a line */
export function lineOf(result) {
  const { name, outcome, seconds } = result;
  const time = outcome === 'not run' ? '' : secondsText(seconds);
  return `${outcome.padEnd(7)}  ${name.padEnd(12)}  ${time.padStart(8)}  ${detailOf(result)}`.trimEnd();
}

/** @param {readonly Result[]} results */
export const isGreen = (results) => results.every(({ outcome }) => outcome === 'ok');

/**
 * The sum of a run: how each stage ended, what failed, and at last how many tests.
 *
 * @param {readonly Result[]} results
 * @param {number} seconds of the whole run; lanes run beside each other
 */
export function sumText(results, seconds) {
  const tests = results.flatMap((result) => result.tests ?? []);
  const count = (of) => tests.reduce((sum, one) => sum + one[of], 0);
  const failures = results.flatMap(({ name, tests: ran }) =>
    (ran?.failures ?? []).map((failure) => `  ${name}: ${failure}`),
  );
  const skipped = count('skipped');
  return [
    '',
    `Sum after ${secondsText(seconds)}`,
    ...results.map(lineOf),
    ...(failures.length === 0 ? [] : ['', 'Failed tests', ...failures]),
    '',
    `${count('passed')} passed, ${count('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  ].join('\n');
}
