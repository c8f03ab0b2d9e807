import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { brandPlugin } from './tools/vite/brand-plugin';
import { contractPlugin } from './tools/vite/contract-plugin';
import { journeyPlugin } from './tools/vite/journey-plugin';
import { sandboxPlugin } from './tools/vite/sandbox-plugin';

const root = import.meta.dirname;
const inRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ mode, isSsrBuild }) => ({
  publicDir: isSsrBuild === true ? false : 'public',
  plugins: [
    react(),
    journeyPlugin({ root }),
    contractPlugin({ root, atStart: ['token', 'trackRecords'] }),
    brandPlugin({ root, brand: process.env['BRAND'] ?? 'fernhill' }),
    ...(mode === 'test' ? [] : [sandboxPlugin({ root })]),
  ],
  resolve: {
    alias: {
      // RJSF brings a Markdown renderer, a URI parser and a merger of schemas that no journey uses.
      'markdown-to-jsx/react': inRoot('src/ui/form/rjsf/no-markdown.tsx'),
      '@x0k/json-schema-merge/lib/array': inRoot('src/ui/form/rjsf/no-merge.ts'),
      '@x0k/json-schema-merge': inRoot('src/ui/form/rjsf/no-merge.ts'),
      'fast-uri': inRoot('src/ui/form/rjsf/no-uri.ts'),
    },
  },
  build: { assetsInlineLimit: 0, target: 'es2022', sourcemap: false, emptyOutDir: true },
  server: { port: Number(process.env['PORT'] ?? 4173) },
  test: {
    include: ['{src,sandbox,tools,tests/unit}/**/*.test.{ts,tsx}'],
    testTimeout: 20_000,
  },
}));
