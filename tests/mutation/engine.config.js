/**
 * Mutants of the engine's code: `npm run mutate:engine`, or a part of it with `-- --mutate <glob>`.
 * What must notice nine in ten of each part are the engine's own tests, and the cases of what the
 * language means; MUTATION_TESTS narrows them, as a comma-separated list of globs.
 */
import { env } from 'node:process';

export default {
  mutate: [
    'src/engine/**/*.ts',
    '!src/engine/**/*.test.ts',
    '!src/engine/**/testing/**',
    // Types, and the lists that the types are made of.
    '!src/engine/model/**',
    // All of these are found: `table.config.js`.
    '!src/engine/commits/**',
    '!src/engine/reduce/commits/{table,decide,belief,hear}.ts',
  ],
  testRunner: 'in-one-process',
  plugins: ['./tests/mutation/runner.js', './tests/mutation/parts.js'],
  tests: env.MUTATION_TESTS?.split(',') ?? [
    'src/engine/**/*.test.ts',
    'tests/semantics/engine.test.ts',
  ],
  // Of thousands that stand elsewhere and reach a change: what those miss, others may find.
  most: 150,
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  incremental: false,
  concurrency: 2,
  // Tests without an end are ended one by one; a busy machine is no mutant that was found.
  timeoutMS: 300_000,
  ignorePatterns: ['/bench', '/dist', '/docs', '/public', '/test-results', '/playwright-report'],
  tempDirName: '.stryker-tmp',
  reporters: ['clear-text', 'parts', 'json', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: 'node_modules/.cache/mutants-engine.json' },
  allowConsoleColors: false,
  // `low` holds each part by itself (`parts.js`), so nothing has to hold the sum of them.
  thresholds: { high: 95, low: 90, break: null },
};
