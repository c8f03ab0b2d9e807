/**
 * How a stage ended. `tests` is there for a stage that counts its tests.
 *
 * @typedef {{ name: string, seconds: number }} Timed
 * @typedef {object} Tests
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {readonly string[]} failures
 * @property {readonly Timed[]} times of each test that was run
 * @typedef {object} Result
 * @property {string} name
 * @property {'ok' | 'FAIL' | 'not run'} outcome
 * @property {number} seconds
 * @property {number} [budget] seconds that it may take on two idle cores
 * @property {string} [because]
 * @property {Tests} [tests]
 */

/**
 * Runs phase after phase, in each all lanes beside each other, and goes on after a failure with
 * everything that can be run without what failed.
 *
 * @template {{ name: string, needs?: readonly string[] }} S
 * @param {readonly (readonly (readonly S[])[])[]} phases
 * @param {(stage: S) => Promise<Result>} run
 * @param {(result: Result) => void} skipped hears of each stage that cannot be run
 * @returns {Promise<readonly Result[]>} one for each stage, in the order of the phases
 */
export async function runStages(phases, run, skipped) {
  /** @type {Map<string, Result>} */
  const results = new Map();
  const runOne = (stage) => {
    const lacking = (stage.needs ?? [])
      .map((need) => results.get(need))
      .find((need) => need !== undefined && need.outcome !== 'ok');
    if (lacking === undefined) return run(stage);
    // What was not run for a reason of its own passes that reason on.
    const because = lacking.because ?? `${lacking.name} failed`;
    const result = { name: stage.name, outcome: 'not run', seconds: 0, because };
    skipped(result);
    return result;
  };
  for (const lanes of phases) {
    await Promise.all(
      lanes.map(async (lane) => {
        for (const stage of lane) results.set(stage.name, await runOne(stage));
      }),
    );
  }
  return phases.flat(2).flatMap(({ name }) => results.get(name) ?? []);
}
