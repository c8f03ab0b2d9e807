import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview, type InlineConfig } from 'vite';
import { compiledEarlyPlugin } from '../../tools/vite/compiled-early-plugin';

export interface ServedPage {
  readonly address: string;
  close(): Promise<void>;
}

/** Builds a page as for production into a folder that `close` removes, and serves it. */
export async function serveBuilt(page: InlineConfig): Promise<ServedPage> {
  // Vite builds React for development when a tool that runs it has said so.
  process.env.NODE_ENV = 'production';
  const outDir = await mkdtemp(join(tmpdir(), 'bench-'));
  const config: InlineConfig = {
    ...page,
    plugins: [page.plugins, compiledEarlyPlugin()],
    configFile: false,
    logLevel: 'warn',
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
