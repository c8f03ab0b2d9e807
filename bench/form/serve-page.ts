import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, preview, type InlineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export interface ServedPage {
  readonly address: string;
  close(): Promise<void>;
}

/** Builds the page as for production into a folder that `close` removes, and serves it. */
export async function servePage(): Promise<ServedPage> {
  // Vite builds React for development when a tool that runs it has said so.
  process.env.NODE_ENV = 'production';
  const outDir = await mkdtemp(join(tmpdir(), 'bench-form-'));
  const config: InlineConfig = {
    root: here('./page'),
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    resolve: {
      alias: {
        'markdown-to-jsx/react': here('../../src/ui/form/rjsf/no-markdown.tsx'),
        'fast-uri': here('../../src/ui/form/rjsf/no-uri.ts'),
      },
    },
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
