import { defineConfig } from 'vite';
import { sourceValidatorsPlugin } from '../vite/source-validators-plugin';

/** The `journey` command as plain JavaScript that needs nothing but Node. */
export default defineConfig({
  publicDir: false,
  plugins: [sourceValidatorsPlugin()],
  ssr: { noExternal: true },
  build: {
    ssr: 'tools/cli/main.ts',
    outDir: 'dist/cli',
    emptyOutDir: true,
    target: 'node20',
    // Readable: what fails is to be found by its stack.
    minify: false,
    rolldownOptions: {
      // Packages mark modules for React servers, which says nothing here.
      onLog: (level, log, pass) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') pass(level, log);
      },
      output: { entryFileNames: 'journey.js', chunkFileNames: '[name].js' },
      // A command loads only what it calls; no module here works by being loaded.
      treeshake: { moduleSideEffects: false },
    },
  },
});
