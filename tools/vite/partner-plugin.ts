import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { contractPath, readConfiguration, readContract } from '../project';
import type { ContractDocument } from './contract/contract-operations';
import { createStandIn } from './stand-in/stand-in-partner';

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
      const answer = isOurs ? await sandbox(root, server) : standIn(folder, server);
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

/** Read anew for each call, so that an answer that is changed is the answer from then on. */
function standIn(folder: string, { config }: ViteDevServer): Connect.NextHandleFunction {
  const household = process.env['HOUSEHOLD'] ?? null;
  config.logger.info(
    household === null
      ? 'Calls are answered from scenarios/households and the examples of the contract.'
      : `Calls are answered as the household ${household} has it.`,
  );
  return (request, response) => {
    answerCall(folder, household, request, response);
  };
}

function answerCall(
  folder: string,
  household: string | null,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const [path = ''] = (request.url ?? '').slice('/api'.length).split('?');
  const { status, body, after } = tryAnswer(folder, household, request.method ?? '', path);
  setTimeout(() => {
    response.statusCode = status;
    response.setHeader('content-type', 'application/json');
    response.setHeader('cache-control', 'no-store');
    response.end(JSON.stringify(body));
  }, after * 1000);
}

/** While a file cannot be read as it stands, that is the answer. */
function tryAnswer(
  folder: string,
  household: string | null,
  method: string,
  path: string,
): ReturnType<ReturnType<typeof createStandIn>> {
  try {
    const files = readConfiguration(folder);
    const contract = readContract(folder, files) as ContractDocument;
    return createStandIn(contract, files, household)(method, path);
  } catch (error) {
    return { status: 500, body: { message: String(error) }, after: 0 };
  }
}
