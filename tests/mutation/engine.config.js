/** Mutants of those parts of the engine of which its own tests find nine in ten, each part by itself. */
import whole from './stryker.config.js';

const files = ['create-engine', 'normalise', 'route', 'start'];
const folders = ['answers', 'graph', 'parts', 'persist'];

export default {
  ...whole,
  tests: ['src/engine/**/*.test.ts'],
  mutate: [
    ...files.map((file) => `src/engine/${file}.ts`),
    ...folders.map((folder) => `src/engine/${folder}/**/*.ts`),
    '!src/engine/**/*.test.ts',
    '!src/engine/graph/testing/**',
  ],
  jsonReporter: { fileName: 'node_modules/.cache/mutants-engine.json' },
};
