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
      const key = process.env['SANDBOX_KEY'];
      const database = process.env['DATABASE_URL'];
      const sandbox = openLocalSandbox({ folder: join(root, '.data'), key, database });
      server.config.logger.info(sandbox.aboutKey);
      const listener = getRequestListener((request, { incoming }) =>
        sandbox.fetch(request, incoming.socket.remoteAddress),
      );
      server.middlewares.use((request, response, next) => {
        if (request.url?.startsWith('/api/') === true) listener(request, response).catch(next);
        else next();
      });
    },
  };
}
