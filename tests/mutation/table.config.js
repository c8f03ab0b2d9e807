/** Mutants of the commit table and of what is believed: all of them are to be found. */
import whole from './engine.config.js';

export default {
  ...whole,
  most: undefined,
  tests: ['src/engine/commits/*.test.ts', 'src/engine/reduce/commits/*.test.ts'],
  mutate: [
    'src/engine/reduce/commits/{table,decide,belief,hear}.ts',
    'src/engine/commits/*.ts',
    '!**/*.test.ts',
  ],
  // What is worked out when a module is loaded, as the table's rows, counts here.
  ignoreStatic: false,
  jsonReporter: { fileName: 'node_modules/.cache/mutants-table.json' },
  thresholds: { high: 100, low: 100, break: 100 },
};
