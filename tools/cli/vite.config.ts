import { defineConfig } from 'vite';
import { sourceValidatorsPlugin } from '../vite/source-validators-plugin';

/** The `journey` command, and the thread that works for the studio, as plain JavaScript that needs nothing but Node. */
export default defineConfig({
  publicDir: false,
  plugins: [sourceValidatorsPlugin()],
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: 'dist/cli',
    emptyOutDir: true,
    target: 'node20',
    // Readable: what fails is to be found by its stack.
    minify: false,
    rolldownOptions: {
      input: { journey: 'tools/cli/main.ts', 'studio-worker': 'studio/server/worker.ts' },
      // Packages mark modules for React servers, which says nothing here.
      onLog: (level, log, pass) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') pass(level, log);
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      // A command loads only what it calls; no module here works by being loaded.
      treeshake: { moduleSideEffects: false },
    },
  },
});
