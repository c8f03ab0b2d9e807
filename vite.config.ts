import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { brandPlugin } from './tools/vite/brand-plugin';
import { contractPlugin } from './tools/vite/contract-plugin';
import { journeyPlugin } from './tools/vite/journey-plugin';
import { sandboxPlugin } from './tools/vite/sandbox-plugin';

const root = import.meta.dirname;
const inRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    journeyPlugin({ root }),
    contractPlugin({ root }),
    brandPlugin({ root, brand: process.env['BRAND'] ?? 'fernhill' }),
    ...(mode === 'test' ? [] : [sandboxPlugin({ root })]),
  ],
  resolve: {
    alias: {
      // RJSF brings a Markdown renderer and a URI parser that no journey uses.
      'markdown-to-jsx/react': inRoot('src/ui/form/rjsf/no-markdown.tsx'),
      'fast-uri': inRoot('src/ui/form/rjsf/no-uri.ts'),
    },
  },
  build: { target: 'es2022', sourcemap: false, emptyOutDir: true },
  server: { port: Number(process.env['PORT'] ?? 4173) },
  test: {
    include: ['{src,sandbox,tools,tests/unit}/**/*.test.{ts,tsx}'],
    testTimeout: 20_000,
  },
}));
