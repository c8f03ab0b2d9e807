import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { rjsfStandInsPlugin } from '../tools/vite/rjsf-stand-ins';
import { sourceValidatorsPlugin } from '../tools/vite/source-validators-plugin';
import { noticesPlugin } from './build/notices-plugin';
import contents from './contents.json' with { type: 'json' };

const root = join(import.meta.dirname, '..');
const installed = [...contents.dependencies, ...Object.keys(contents.peers)];
/** What whoever installs the package gets beside it, and Node's own. */
const isBeside = (id: string): boolean =>
  id.startsWith('node:') || installed.some((name) => id === name || id.startsWith(`${name}/`));

/** The code of the package and its style sheet; `tools/run/package.js` puts the rest beside them. */
export default defineConfig({
  root,
  publicDir: false,
  plugins: [react(), rjsfStandInsPlugin(), sourceValidatorsPlugin(), noticesPlugin(root)],
  build: {
    outDir: 'dist/package',
    emptyOutDir: true,
    target: 'es2022',
    // Readable: what fails is to be found by its stack, and whoever builds a page makes it small.
    minify: false,
    cssCodeSplit: false,
    lib: {
      entry: { ...contents.entries, ...contents.unnamed },
      formats: ['es'],
      cssFileName: 'styles',
    },
    rolldownOptions: {
      external: isBeside,
      checks: { bundlerTimings: false },
      // All in one folder: what lies beside the code is found from any of its files.
      output: { entryFileNames: 'lib/[name].js', chunkFileNames: 'lib/[name]-[hash].js' },
    },
  },
});
