/**
 * The tests that must notice a change for the worse of the engine: its own, and the cases of what
 * the language means. MUTATION_TESTS narrows them, as a comma-separated list of globs.
 */
import { defineConfig } from 'vitest/config';

const { MUTATION_TESTS: narrowed } = process.env;

export default defineConfig({
  test: {
    include: narrowed?.split(',') ?? ['src/engine/**/*.test.ts', 'tests/semantics/engine.test.ts'],
    setupFiles: ['tests/mutation/setup.ts'],
    isolate: false,
    // A busy machine is no mutant that was found: endless ones are Stryker's to end.
    testTimeout: 60_000,
    // As many runs of random tests as `npm test` makes, also within `npm run test:full`.
    env: { TEST_FULL: '' },
  },
});
