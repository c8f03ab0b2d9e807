import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';

const latencyMs = 150;

/** The partner API inside the dev server: same origin, its data kept in `.data/`. */
export function sandboxPlugin({ root }: { readonly root: string }): Plugin {
  return {
    name: 'changeover:sandbox',
    apply: 'serve',
    async configureServer(server) {
      const { createSandbox } = (await server.ssrLoadModule(
        '/sandbox/index.ts',
      )) as typeof import('../../sandbox');
      const folder = join(root, '.data');
      mkdirSync(folder, { recursive: true });
      const sandbox = createSandbox({
        database: join(folder, 'sandbox.db'),
        clock: () => new Date(),
        randomId: randomUUID,
        latency: latencyMs,
      });
      const listener = getRequestListener((request) => sandbox.fetch(request));
      server.middlewares.use((request, response, next) => {
        if (request.url?.startsWith('/api/') === true) listener(request, response).catch(next);
        else next();
      });
    },
  };
}
