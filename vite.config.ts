import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { runs } from './tests/full';
import { patiently } from './tools/run/patience.js';
import { brandPlugin } from './tools/vite/brand-plugin';
import { contractPlugin } from './tools/vite/contract-plugin';
import { journeyPlugin } from './tools/vite/journey-plugin';
import { sandboxPlugin } from './tools/vite/sandbox-plugin';
import { showcasePlugin } from './tools/vite/showcase-plugin';
import { wordsPlugin } from './tools/vite/words-plugin';

const root = import.meta.dirname;
/** Any journey runs in this page: `JOURNEY=tests/permit/journey-config npm run dev`. */
const configuration = process.env['JOURNEY'] ?? 'journey-config';

export default defineConfig(({ mode, isSsrBuild }) => ({
  publicDir: isSsrBuild === true ? false : 'public',
  plugins: [
    react(),
    journeyPlugin({ root, configuration }),
    contractPlugin({ root, configuration, atStart: ['token', 'trackRecords'] }),
    showcasePlugin({ root, configuration }),
    wordsPlugin(),
    brandPlugin({ root, brand: process.env['BRAND'] ?? 'fernhill' }),
    ...(mode === 'test' ? [] : [sandboxPlugin({ root })]),
  ],
  resolve: {
    // What RJSF brings along and no journey uses: Markdown, URIs, merging of schemas, AJV, and its own look.
    alias: Object.entries({
      'markdown-to-jsx/react': 'no-markdown.tsx',
      'fast-uri': 'no-uri.ts',
      '@x0k/json-schema-merge': 'no-merge.ts',
      '@x0k/json-schema-merge/lib/array': 'no-merge.ts',
      '@rjsf/validator-ajv8': 'no-ajv.ts',
      './components/fields/index.js': 'only-fields.ts',
      './components/templates/index.js': 'no-templates.ts',
      './components/widgets/index.js': 'no-widgets.ts',
    }).map(([name, file]) => ({
      find: new RegExp(`^${name}$`),
      replacement: fileURLToPath(new URL(`src/ui/form/rjsf/${file}`, import.meta.url)),
    })),
  },
  build: { assetsInlineLimit: 0, target: 'es2022', sourcemap: false, emptyOutDir: true },
  server: { port: Number(process.env['PORT'] ?? 4173) },
  test: {
    include: [
      '{src,sandbox,server,tools}/**/*.test.{ts,tsx}',
      'tests/!(browser)/**/*.test.{ts,tsx}',
    ],
    setupFiles: ['tests/unit/setup.ts'],
    testTimeout: patiently(runs(20_000, 200_000)),
    hookTimeout: patiently(20_000),
    restoreMocks: true,
    // Files share their modules, which saves more than half of the time.
    pool: 'threads',
    isolate: false,
  },
}));
