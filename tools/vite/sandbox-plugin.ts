import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';

/** The partner API inside the dev server: same origin, its data kept in `.data/`. */
export function sandboxPlugin({ root }: { readonly root: string }): Plugin {
  return {
    name: 'changeover:sandbox',
    apply: 'serve',
    async configureServer(server) {
      const { openLocalSandbox } = (await server.ssrLoadModule(
        '/sandbox/local-sandbox.ts',
      )) as typeof import('../../sandbox/local-sandbox');
      const sandbox = openLocalSandbox(join(root, '.data'));
      const listener = getRequestListener((request) => sandbox.fetch(request));
      server.middlewares.use((request, response, next) => {
        if (request.url?.startsWith('/api/') === true) listener(request, response).catch(next);
        else next();
      });
    },
  };
}
