/** @typedef {import('./run-stages.js').Result} Result */

const secondsText = (seconds) => `${seconds.toFixed(1)} s`;

/** How many of the tests that took longest are named. */
const slowest = 10;

/** @param {Result} result */
function detailOf({ because, tests, seconds, budget = Infinity }) {
  if (because !== undefined) return `because ${because}`;
  const over = seconds > budget ? [`over its budget of ${budget} s`] : [];
  if (tests === undefined) return over.join();
  const { passed, failed, skipped } = tests;
  const parts = [`${passed} passed`, `${failed} failed`];
  return [...parts, ...(skipped > 0 ? [`${skipped} skipped`] : []), ...over].join(', ');
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
 * The sum of a run: how each stage ended, what took longest, what failed, and at last how many
 * tests.
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
  const slow = tests
    .flatMap(({ times }) => times)
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, slowest)
    .map(({ name, seconds: took }) => `  ${secondsText(took).padStart(8)}  ${name}`);
  const skipped = count('skipped');
  return [
    '',
    `Sum after ${secondsText(seconds)}`,
    ...results.map(lineOf),
    ...(slow.length === 0 ? [] : ['', 'Slowest tests', ...slow]),
    ...(failures.length === 0 ? [] : ['', 'Failed tests', ...failures]),
    '',
    `${count('passed')} passed, ${count('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  ].join('\n');
}
