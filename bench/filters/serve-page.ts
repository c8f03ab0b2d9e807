import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, preview, type InlineConfig } from 'vite';
import { brandPlugin } from '../../tools/vite/brand-plugin';
import { journeyPlugin } from '../../tools/vite/journey-plugin';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface ServedPage {
  readonly address: string;
  close(): Promise<void>;
}

/** Builds the page with the shipped journey as for production, and serves it. */
export async function servePage(): Promise<ServedPage> {
  // Vite builds React for development when a tool that runs it has said so.
  process.env.NODE_ENV = 'production';
  const outDir = await mkdtemp(join(tmpdir(), 'bench-filters-'));
  const config: InlineConfig = {
    root: join(root, 'bench/filters/page'),
    configFile: false,
    logLevel: 'warn',
    plugins: [
      react(),
      journeyPlugin({ root, configuration: 'journey-config' }),
      brandPlugin({ root, brand: 'fernhill' }),
    ],
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 1000 },
  };
  await build(config);
  const server = await preview({ ...config, preview: { port: 0, host: '127.0.0.1' } });
  const address = server.resolvedUrls?.local[0];
  if (address === undefined) throw new Error('The preview server has no address');
  return {
    address,
    close: async () => {
      await server.close();
      await rm(outDir, { recursive: true });
    },
  };
}
