import { timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { buildJourney } from '../../tools/vite/build-journey';
import { isWork, laneOf, limitOf, type Lane } from '../model/lanes';
import { createDesk, ThreadLost, type Desk } from './call-worker';
import { stampOf } from './watch-folder';

export interface StudioPluginOptions {
  readonly root: string;
  /** Folder of the built pages. */
  readonly pages: string;
  /** Folder of the journey, in full. */
  readonly folder: string;
  readonly brand: string;
  /** What whoever asks must know. */
  readonly key: string;
  /** From where the folder is named to people. */
  readonly cwd: string;
}

const inFrame = 'virtual:journey/start';
const later = 'virtual:journey/later';
const own = 'virtual:journey/own';
const shape = 'virtual:studio-shape/';

/**
 * The studio's page at `/studio/`, its questions at `/studio-api/<method>`, and at all other addresses the
 * household's page, which takes the journey from the window around it and not from files.
 */
export function studioPlugin(options: StudioPluginOptions): Plugin {
  const { root, folder } = options;
  const modules = new Map<string, string>();
  return {
    name: 'changeover:studio',
    resolveId: (id) =>
      [inFrame, later, own].includes(id) || id.startsWith(shape) ? `\0${id}` : null,
    async load(id) {
      if (id === `\0${inFrame}`)
        return readFileSync(join(root, 'studio/preview/journey.js'), 'utf8');
      if (id === `\0${later}`) return readFileSync(join(root, 'studio/preview/later.js'), 'utf8');
      if (id === `\0${own}`) return (await buildJourney(folder)).modules?.own ?? 'export {};';
      return id.startsWith(`\0${shape}`) ? (modules.get(id.slice(shape.length + 1)) ?? null) : null;
    },
    configureServer(server) {
      const file = join(root, 'dist/cli/studio-worker.js');
      const place = { folder, cwd: options.cwd, brand: options.brand };
      const onModule = (name: string, code: string) => void modules.set(name, code);
      const deskOf = (lane: Lane, isCalledOff = false): Desk =>
        createDesk({ file, place, onModule, limitMs: limitOf[lane], isCalledOff });
      const desks: Desks = {
        quick: deskOf('quick'),
        patient: deskOf('patient'),
        playing: deskOf('playing'),
        trying: deskOf('trying', true),
      };
      // Whoever opens the page finds the journey compiled.
      desks.quick.ask('open', { edits: [], traced: true, since: null }).catch((error: unknown) => {
        server.config.logger.error(`The journey could not be opened: ${String(error)}`);
      });
      server.httpServer?.once('close', () => {
        for (const desk of Object.values(desks)) desk.end();
      });
      server.middlewares.use('/studio-api', (request, response) => {
        answer(request, response, options, desks).catch((error: unknown) => {
          const said = { error: error instanceof Error ? error.message : String(error) };
          send(response, error instanceof ThreadLost ? 503 : 500, said);
        });
      });
      // After what Vite itself answers: modules and files.
      return () => {
        server.middlewares.use((request, response, next) => {
          page(resolve(root, options.pages), request, response).catch(next);
        });
      };
    },
  };
}

/** The threads that answer. */
type Desks = Readonly<Record<Lane, Desk>>;

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { key, folder }: StudioPluginOptions,
  desks: Desks,
): Promise<void> {
  if (!isKey(request.headers['x-studio-key'], key)) {
    send(response, 403, { error: 'Open the studio by the address that it printed.' });
    return;
  }
  const method = (request.url ?? '').slice(1);
  if (request.method !== 'POST' || (method !== 'outside' && !isWork(method))) {
    send(response, 404, { error: 'There is no such question.' });
    return;
  }
  let text = '';
  request.setEncoding('utf8');
  for await (const part of request) text += String(part);
  const given: unknown = JSON.parse(text);
  if (!isWork(method)) {
    send(response, 200, stampOf(folder));
    return;
  }
  const gone = new AbortController();
  response.on('close', () => {
    // What was to be written is written, whoever goes.
    if (!response.writableFinished && method !== 'save') gone.abort();
  });
  sendText(response, 200, await desks[laneOf(method)].ask(method, given, gone.signal));
}

function isKey(given: string | readonly string[] | undefined, key: string): boolean {
  const [one, other] = [Buffer.from(typeof given === 'string' ? given : ''), Buffer.from(key)];
  return one.length === other.length && timingSafeEqual(one, other);
}

const send = (response: ServerResponse, status: number, body: unknown): void =>
  sendText(response, status, JSON.stringify(body));

function sendText(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status;
  response.setHeader('content-type', 'application/json');
  response.setHeader('cache-control', 'no-store');
  response.end(text);
}

async function page(
  pages: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = request.url ?? '/';
  const file = url.startsWith('/studio/') ? 'studio/page/index.html' : 'studio/preview/index.html';
  response.setHeader('content-type', 'text/html');
  response.setHeader('cache-control', 'no-store');
  response.end(await readFile(join(pages, file)));
}
