/** Mutants of the engine's code against the engine's own tests: nine in ten are found of each part. */
import whole from './stryker.config.js';

export default {
  ...whole,
  tests: ['src/engine/**/*.test.ts'],
  reporters: ['parts', 'json', 'progress-append-only'],
  jsonReporter: { fileName: 'node_modules/.cache/mutants-engine.json' },
};
