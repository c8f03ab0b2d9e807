import react from '@vitejs/plugin-react';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { ByEnvironment } from './tests/by-environment';
import { runs } from './tests/full';
import { patiently } from './tools/run/patience.js';
import { brandPlugin } from './tools/vite/brand-plugin';
import { compiledEarlyPlugin } from './tools/vite/compiled-early-plugin';
import { contractPlugin } from './tools/vite/contract-plugin';
import { firstScreenPlugin } from './tools/vite/first-screen-plugin';
import { journeyPlugin, localesOf } from './tools/vite/journey-plugin';
import { packedPlugin } from './tools/vite/packed-plugin';
import { partnerPlugin } from './tools/vite/partner-plugin';
import { usualBrand } from './tools/vite/read-brand';
import { rjsfStandIns } from './tools/vite/rjsf-stand-ins';
import { settingsPlugin } from './tools/vite/settings-plugin';
import { showcasePlugin } from './tools/vite/showcase-plugin';
import { tenantsPlugin } from './tools/vite/tenants-plugin';
import { unusedPartsPlugin } from './tools/vite/unused-parts-plugin';
import { wordsPlugin } from './tools/vite/words-plugin';

const root = import.meta.dirname;
/** Any journey runs in this page: `npm start -- tests/permit/journey-config`. */
const configuration = process.env['JOURNEY'] ?? 'journey-config';
const home = resolve(root, configuration);
/** What a page is built with; the first is that of a host whose brand nobody has said, and while developing. */
const brands = (process.env['BRAND'] ?? usualBrand(home)).split(',');
const [brand = ''] = brands;
const isChosen = brands.length > 1;

export default defineConfig(({ mode, isSsrBuild }) => ({
  publicDir: isSsrBuild === true ? false : 'public',
  plugins: [
    react(),
    journeyPlugin({ root, configuration, brand, brands }),
    contractPlugin({ root, configuration }),
    showcasePlugin({ root, configuration }),
    wordsPlugin(),
    unusedPartsPlugin(),
    compiledEarlyPlugin(),
    brandPlugin({ root, brand, configuration, isChosen }),
    ...(isChosen && isSsrBuild !== true
      ? [tenantsPlugin({ brands, locales: localesOf(home) })]
      : []),
    ...(isSsrBuild === true
      ? []
      : [firstScreenPlugin({ root, configuration: home, brands }), packedPlugin()]),
    ...(mode === 'test' ? [] : [settingsPlugin({ root }), partnerPlugin({ root, configuration })]),
  ],
  resolve: {
    alias: rjsfStandIns,
  },
  // Benchmarks have pages of their own, which the dev server does not show.
  optimizeDeps: { entries: ['index.html'] },
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    sourcemap: false,
    emptyOutDir: true,
    // Whoever cannot fetch code ahead fetches it a little later: no script stands in for that.
    modulePreload: { polyfill: false },
    // A page that runs a journey walks none: what the parts of one hold stays out of it.
    rolldownOptions: {
      treeshake: {
        moduleSideEffects: (id) => !id.includes('/src/journey/'),
        propertyReadSideEffects: false,
      },
    },
  },
  server: {
    port: Number(process.env['PORT'] ?? 4173),
    // The drawings of a journey that lies outside the project.
    fs: { allow: [root, home] },
  },
  test: {
    include: [
      '{src,sandbox,server,tools,studio,package}/**/*.test.{ts,tsx}',
      'tests/!(browser)/**/*.test.{ts,tsx}',
    ],
    setupFiles: ['tests/unit/setup.ts'],
    testTimeout: patiently(runs(20_000, 900_000)),
    hookTimeout: patiently(20_000),
    restoreMocks: true,
    // Files share their modules, which saves more than half of the time.
    pool: 'threads',
    isolate: false,
    sequence: { sequencer: ByEnvironment },
    // Vitest keeps one processor free, which of two is half of them.
    maxWorkers: availableParallelism(),
  },
}));
