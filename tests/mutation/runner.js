/**
 * Runs tests for Stryker in one process: a mutant costs what its tests cost, and a tenth of a second
 * for evaluating them and the code anew, so that nothing of one mutant is left to the next.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { cwd, env } from 'node:process';
import { Script } from 'node:vm';
import { bundle } from './bundle.js';
import { collect } from './collect.js';

const passed = 0;
const failed = 1;
/** Milliseconds that a test has beside ten times what it took: the machine may be busy. */
const patience = 3000;
/** Milliseconds after which nothing ends. */
const endless = 60_000;
/** What the first run took, for the other processes. */
const notes = 'mutants-took.json';

const call = new Script('toRun()');

/** What `run` returns. @throws what it throws, and where it has no end. */
function within(milliseconds, run) {
  globalThis.toRun = run;
  return call.runInThisContext({ timeout: milliseconds });
}

/** @typedef {import('./collect.js').Test} Test */

/** @param {Test} test @returns what it throws, or null. */
async function failureOf({ run }, milliseconds) {
  try {
    await within(milliseconds, run);
    return null;
  } catch (thrown) {
    return thrown;
  }
}

/** So many of them at most, from first to last. */
const spread = (all, most) => {
  const every = Math.max(1, all.length / most);
  return all.filter((_, at) => Math.floor(at / every) !== Math.floor((at - 1) / every));
};

class InOneProcess {
  static inject = ['options'];

  #globs;
  #most;
  #require;
  /** One for each glob: most mutants are found before the later ones are read. */
  #scripts = [];
  /** Id of a test → milliseconds that it took in the first run, which one of the processes makes. */
  #took = null;

  /** Ids of those that found changes, the latest first: what stands beside one is mostly found by the same. */
  #latest = [];

  constructor(options) {
    this.#globs = options.tests;
    this.#most = options.most ?? Infinity;
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    const root = cwd();
    // As many runs of random tests as `npm test` makes, also within `npm run test:full`.
    env.TEST_FULL = '';
    this.#require = createRequire(join(root, 'package.json'));
    // The same runs for every mutant, and no looking for the smallest example: one is enough to fail.
    this.#require('fast-check').configureGlobal({ seed: 1, numRuns: 100, endOnFailure: true });
    for (const [i, glob] of this.#globs.entries()) {
      const script = new Script(await bundle(root, glob), { filename: `tests-${String(i)}.cjs` });
      this.#scripts.push({ script, ids: null });
    }
  }

  async dryRun() {
    const told = this.#tell({});
    const tests = [];
    const took = {};
    for (const test of this.#scripts.flatMap((script) => this.#testsOf(script))) {
      const { id, file } = test;
      const begun = performance.now();
      told.currentTestId = id;
      const failure = await failureOf(test, endless);
      told.currentTestId = undefined;
      const timeSpentMs = performance.now() - begun;
      took[id] = timeSpentMs;
      const result = { id, name: id, fileName: join(cwd(), file), timeSpentMs };
      tests.push(
        failure === null
          ? { ...result, status: passed }
          : { ...result, status: failed, failureMessage: String(failure) },
      );
    }
    writeFileSync(notes, JSON.stringify(took));
    return { status: 'complete', tests, mutantCoverage: told.mutantCoverage };
  }

  async mutantRun({ activeMutant, hitLimit, mutantActivation, testFilter }) {
    this.#took ??= JSON.parse(readFileSync(notes, 'utf8'));
    const isStatic = mutantActivation === 'static';
    const told = this.#tell({ hitLimit, hitCount: 0 });
    const judged = (id, thrown) =>
      told.hitCount > hitLimit || thrown?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
        ? { status: 'timeout', reason: String(thrown) }
        : { status: 'killed', killedBy: [id], failureMessage: String(thrown), nrOfTests: ran };
    let ran = 0;
    for (const script of this.#scriptsLikelyFirst()) {
      if (testFilter !== undefined && !testFilter.some((id) => script.ids?.has(id) ?? true))
        continue;
      told.activeMutant = isStatic ? activeMutant.id : '';
      let tests;
      try {
        tests = this.#testsOf(script);
      } catch (thrown) {
        return judged('while the tests are read', thrown);
      }
      told.activeMutant = activeMutant.id;
      const asked = testFilter && new Set(testFilter);
      const chosen = asked === undefined ? tests : tests.filter(({ id }) => asked.has(id));
      for (const test of this.#likelyFirst(chosen, dirname(activeMutant.fileName))) {
        ran += 1;
        const most = Math.ceil(patience + 10 * (this.#took[test.id] ?? 0));
        const failure = await failureOf(test, most);
        if (failure === null) continue;
        this.#latest = [test.id, ...this.#latest.filter((id) => id !== test.id)].slice(0, 20);
        return judged(test.id, failure);
      }
    }
    return { status: 'survived', nrOfTests: ran };
  }

  /** What mutated code and Stryker tell each other. */
  #tell(told) {
    globalThis.__stryker__ = told;
    return told;
  }

  #testsOf(one) {
    const { vitest, began, tests } = collect();
    const load = (name) => (name === 'vitest' ? vitest : this.#require(name));
    within(endless, () => one.script.runInThisContext()(load, began));
    one.ids ??= new Set(tests.map(({ id }) => id));
    return tests;
  }

  #scriptsLikelyFirst() {
    const latest = ({ ids }) => {
      const at = this.#latest.findIndex((id) => ids?.has(id));
      return at === -1 ? this.#latest.length : at;
    };
    return this.#scripts.toSorted((a, b) => latest(a) - latest(b));
  }

  /** All that stand beside the code, and of the others some. */
  #likelyFirst(tests, folder) {
    const took = ({ id }) => this.#took[id] ?? 0;
    const isBeside = ({ file }) => folder.endsWith(dirname(file));
    const likely = this.#latest.flatMap((id) => tests.find((test) => test.id === id) ?? []);
    const rest = tests.filter((test) => !likely.includes(test));
    const others = spread(
      rest.filter((test) => !isBeside(test)),
      this.#most,
    );
    const chosen = [...rest.filter(isBeside), ...others];
    return [...likely, ...chosen.toSorted((a, b) => took(a) - took(b))];
  }
}

/** `tests` of a configuration are globs; of each, beside those in the folder of a change, `most` are run. */
export const strykerValidationSchema = {
  type: 'object',
  properties: {
    tests: { type: 'array', items: { type: 'string' } },
    most: { type: 'integer', minimum: 1 },
  },
};

export const strykerPlugins = [
  { kind: 'TestRunner', name: 'in-one-process', injectableClass: InOneProcess },
];
