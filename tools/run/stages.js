/**
 * What there is to run. `needs` names the stages without which one cannot be run; `report` is the
 * test runner whose report of its tests it writes.
 *
 * @typedef {object} Stage
 * @property {string} name
 * @property {readonly [string, ...string[]]} command
 * @property {readonly string[]} [needs]
 * @property {'vitest' | 'playwright'} [report]
 */

/** @returns {Stage} a script of package.json */
const script = (name, more = {}) => ({
  name,
  command: ['npm', 'run', '--silent', name],
  needs: ['install'],
  ...more,
});

/** @type {Stage} */
const install = { name: 'install', command: ['node', 'tools/run/install.js'] };
/** @type {Stage} */
const chromium = { name: 'chromium', command: ['node', 'tools/run/find-chromium.js'] };

/**
 * Lanes run beside each other, the stages of a lane one after another. Both take about as long: two
 * processors are all that can be counted on.
 */
const checkLanes = [
  [script('test:unit', { report: 'vitest' })],
  ['types', 'lint', 'format', 'boundaries', 'unused'].map((name) => script(name)),
];

export const check = [checkLanes];

/** @type {readonly (readonly (readonly Stage[])[])[]} */
export const everything = [
  [[install]],
  [[chromium]],
  checkLanes,
  [[script('test:whole', { report: 'vitest' })]],
  [[script('build')]],
  [[script('size', { needs: ['build'] })]],
  [[script('test:browser', { report: 'playwright', needs: ['build', 'chromium'] })]],
];

/** The sandbox on a PostgreSQL server, and a journey over it. */
const onPostgres = [
  [[script('test:postgres', { report: 'vitest', needs: ['build'] })]],
  [[script('test:browser:postgres', { report: 'playwright', needs: ['build', 'chromium'] })]],
];

/** What `npm run test:full` runs: mutants take minutes, and need both processors. */
export const full = [
  ...everything,
  [[script('test:browser:tidewater', { report: 'playwright', needs: ['build', 'chromium'] })]],
  ...onPostgres,
  [
    ['mutate:table', 'mutate:rules', 'mutate:engine', 'mutate:journey', 'faults:blind:held'].map(
      (name) => script(name),
    ),
  ],
];
