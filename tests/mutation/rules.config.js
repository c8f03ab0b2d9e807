/** Mutants of what evaluates rules, played against the tests that stand beside it. */
import { env } from 'node:process';
import whole from './stryker.config.js';

env.MUTATION_TESTS = 'src/rules/**/*.test.ts';

export default {
  ...whole,
  mutate: ['src/rules/**/*.ts', '!**/*.test.ts'],
  jsonReporter: { fileName: 'node_modules/.cache/mutants-rules.json' },
};
