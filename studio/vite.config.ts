import react from '@vitejs/plugin-react';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import standIns from '../src/ui/form/rjsf/stand-ins/stand-ins.json' with { type: 'json' };
import { brandPlugin } from '../tools/vite/brand-plugin';
import { contractPlugin } from '../tools/vite/contract-plugin';
import { partnerPlugin } from '../tools/vite/partner-plugin';
import { usualBrand } from '../tools/vite/read-brand';
import { settingsPlugin } from '../tools/vite/settings-plugin';
import { studioPlugin } from './server/studio-plugin';

const root = resolve(import.meta.dirname, '..');
const configuration = process.env['JOURNEY'] ?? 'journey-config';
const folder = resolve(root, configuration);
const brand = process.env['BRAND'] ?? usualBrand(folder);
const port = process.env['PORT'] ?? '4180';
const key = process.env['STUDIO_KEY'] ?? '';
if (key === '') throw new Error('Start the studio by `npm run studio`, which makes its key.');

/** The studio, for this machine alone. */
export default defineConfig({
  root,
  appType: 'custom',
  // Two beside each other would write over each other's.
  cacheDir: `node_modules/.cache/studio-${port}`,
  plugins: [
    react(),
    studioPlugin({ root, folder, brand, key, cwd: process.env['INIT_CWD'] ?? root }),
    contractPlugin({ root, configuration }),
    brandPlugin({ root, brand, configuration }),
    settingsPlugin({ root }),
    partnerPlugin({ root, configuration }),
  ],
  resolve: {
    alias: Object.entries(standIns.files).map(([name, file]) => ({
      find: new RegExp(`^${name}$`),
      replacement: fileURLToPath(new URL(`../src/ui/form/rjsf/stand-ins/${file}`, import.meta.url)),
    })),
  },
  optimizeDeps: {
    entries: ['studio/page/main.tsx', 'studio/preview/main.tsx'],
    // What judges shapes is made of the journey, and takes it.
    include: ['ajv-formats/dist/formats.js'],
  },
  server: {
    host: '127.0.0.1',
    port: Number(port),
    strictPort: true,
    // What both pages need is ready before somebody opens them.
    warmup: { clientFiles: ['studio/page/main.tsx', 'studio/preview/main.tsx'] },
    // Nobody edits the studio while somebody works in it, and a reload would lose the household.
    hmr: false,
    watch: null,
    fs: { allow: [root, folder] },
  },
});
