/**
 * What there is to run. `budget` is how many seconds it may take on two idle cores; what takes
 * longer is told, and fails nothing, as a machine may be busy. `needs` names the stages without
 * which one cannot be run; `report` is the test runner whose report of its tests it writes.
 *
 * @typedef {object} Stage
 * @property {string} name
 * @property {readonly [string, ...string[]]} command
 * @property {number} [budget]
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
const install = { name: 'install', command: ['node', 'tools/run/install.js'], budget: 30 };
/** @type {Stage} */
const chromium = { name: 'chromium', command: ['node', 'tools/run/find-chromium.js'], budget: 40 };

/**
 * Lanes run beside each other, the stages of a lane one after another. Both take about as long: two
 * processors are all that can be counted on.
 */
const checkLanes = [
  [script('test:unit', { report: 'vitest', budget: 240 })],
  [
    ...Object.entries({ types: 20, lint: 30, format: 5, boundaries: 15, unused: 15 }).map(
      ([name, budget]) => script(name, { budget }),
    ),
    script('package', { budget: 40 }),
    script('test:package', { report: 'vitest', budget: 15, needs: ['package'] }),
  ],
];

export const check = [checkLanes];

/** @type {readonly (readonly (readonly Stage[])[])[]} */
export const everything = [
  [[install]],
  [[chromium]],
  checkLanes,
  [[script('test:whole', { report: 'vitest', budget: 180 })]],
  [[script('build', { budget: 15 })]],
  [[script('size', { budget: 5, needs: ['build'] })]],
  [
    [
      script('test:browser', {
        report: 'playwright',
        budget: 390,
        needs: ['build', 'chromium'],
      }),
    ],
  ],
];

/** The sandbox on a PostgreSQL server, and a journey over it. */
const onPostgres = [
  [[script('test:postgres', { report: 'vitest', needs: ['build'] })]],
  [[script('test:browser:postgres', { report: 'playwright', needs: ['build', 'chromium'] })]],
];

/** In full the browser is shown the package as well. */
const withPackage = (stage) =>
  stage.name === 'test:browser' ? { ...stage, needs: [...stage.needs, 'package'] } : stage;

/** What `npm run test:full` runs: mutants take minutes, and need both processors. */
export const full = [
  ...everything.map((lanes) => lanes.map((lane) => lane.map(withPackage))),
  [[script('test:browser:tidewater', { report: 'playwright', needs: ['build', 'chromium'] })]],
  ...onPostgres,
  [
    ['mutate:table', 'mutate:rules', 'mutate:engine', 'mutate:journey', 'faults:blind:held'].map(
      (name) => script(name),
    ),
  ],
];
