/** Mutants of what evaluates rules, played against the tests that stand beside it. */
import whole from './engine.config.js';

export default {
  ...whole,
  most: undefined,
  tests: ['src/rules/**/*.test.ts'],
  mutate: ['src/rules/**/*.ts', '!**/*.test.ts'],
  jsonReporter: { fileName: 'node_modules/.cache/mutants-rules.json' },
};
