import { join, resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { contractPath, readConfiguration } from '../project';
import { standIn } from './stand-in/serve-stand-in';

export interface PartnerPluginOptions {
  readonly root: string;
  /** Folder of the configuration, from the root: it names its contract. */
  readonly configuration: string;
}

/**
 * The partner API inside the dev server, at the same origin: the sandbox for the journey whose contract
 * it keeps; for any other one what its own scenarios and contract say (`HOUSEHOLD` names one).
 */
export function partnerPlugin({ root, configuration }: PartnerPluginOptions): Plugin {
  const folder = resolve(root, configuration);
  return {
    name: 'changeover:partner',
    apply: 'serve',
    async configureServer(server) {
      const isOurs =
        contractPath(folder, readConfiguration(folder)) === join(root, 'schemas/api/openapi.json');
      const answer = isOurs ? await sandbox(root, server) : standIn(folder, server.config.logger);
      server.middlewares.use((request, response, next) => {
        if (request.url?.startsWith('/api/') === true) answer(request, response, next);
        else next();
      });
    },
  };
}

/** Its data is kept in `.data/`. */
async function sandbox(root: string, server: ViteDevServer): Promise<Connect.NextHandleFunction> {
  const { openLocalSandbox } = (await server.ssrLoadModule(
    '/sandbox/local-sandbox.ts',
  )) as typeof import('../../sandbox/local-sandbox');
  const key = process.env['SANDBOX_KEY'];
  const database = process.env['DATABASE_URL'];
  const opened = openLocalSandbox({ folder: join(root, '.data'), key, database });
  server.config.logger.info(opened.aboutKey);
  const listener = getRequestListener((request, { incoming }) =>
    opened.fetch(request, incoming.socket.remoteAddress),
  );
  return (request, response, next) => {
    listener(request, response).catch(next);
  };
}
