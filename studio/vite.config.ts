import react from '@vitejs/plugin-react';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { brandPlugin } from '../tools/vite/brand-plugin';
import { contractPlugin } from '../tools/vite/contract-plugin';
import { partnerPlugin } from '../tools/vite/partner-plugin';
import { usualBrand } from '../tools/vite/read-brand';
import { rjsfStandIns } from '../tools/vite/rjsf-stand-ins';
import { settingsPlugin } from '../tools/vite/settings-plugin';
import { studioPlugin } from './server/studio-plugin';

const root = resolve(import.meta.dirname, '..');
const configuration = process.env['JOURNEY'] ?? 'journey-config';
const folder = resolve(root, configuration);
const brand = process.env['BRAND'] ?? usualBrand(folder);
const port = process.env['PORT'] ?? '4180';
const pages = process.env['STUDIO_PAGES'] ?? '';
const key = process.env['STUDIO_KEY'] ?? '';
if (key === '') throw new Error('Start the studio by `npm run studio`, which makes its key.');

/**
 * The studio, for this machine alone: its pages are built (`tools/run/build-studio.js`), and served with
 * what they ask.
 */
export default defineConfig(({ command }) => ({
  root,
  appType: 'custom',
  publicDir: command === 'serve' ? pages : 'public',
  // What no household sees is shown here.
  define: { 'import.meta.env.DEV': 'true' },
  build: {
    emptyOutDir: true,
    minify: false,
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
    rolldownOptions: { input: ['studio/page/index.html', 'studio/preview/index.html'] },
  },
  // Two beside each other would write over each other's.
  cacheDir: `node_modules/.cache/studio-${port}`,
  plugins: [
    react(),
    studioPlugin({ root, pages, folder, brand, key, cwd: process.env['INIT_CWD'] ?? root }),
    contractPlugin({ root, configuration }),
    brandPlugin({ root, brand, configuration }),
    settingsPlugin({ root }),
    partnerPlugin({ root, configuration }),
  ],
  resolve: {
    alias: rjsfStandIns,
  },
  optimizeDeps: {
    noDiscovery: true,
    // What judges shapes is made of the journey, and takes these.
    include: ['ajv-formats/dist/formats.js', 'ajv/dist/runtime/equal.js'],
  },
  server: {
    host: '127.0.0.1',
    port: Number(port),
    strictPort: true,
    // Nobody edits the studio while somebody works in it, and a reload would lose the household.
    hmr: false,
    watch: null,
    fs: { allow: [root, folder] },
  },
}));
