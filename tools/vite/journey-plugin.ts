import { resolve, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { contractPath, InputError, readConfiguration } from '../project';
import { buildJourney, journeyError, type BuiltJourney, type JourneyError } from './build-journey';

const startId = '\0virtual:journey/start';
const restId = '\0virtual:journey/rest';
/** Makes the operators of the journey's own known to its page. */
const ownId = '\0virtual:journey/own';
/** The whole journey, and where each part is written: for the page under development alone. */
const explainedId = '\0virtual:journey/explained';
const ids = [startId, restId, ownId, explainedId];

export interface JourneyPluginOptions {
  readonly root: string;
  /** Folder of the configuration, from the root. */
  readonly configuration: string;
  /** What its folder under `brands` says is laid over the journey; a journey need not have it. */
  readonly brand?: string;
}

const contractOf = (folder: string): string => contractPath(folder, readConfiguration(folder));

/**
 * `virtual:journey/start` and `virtual:journey/rest`: the compiled configuration of a project, with
 * the validators of its sections; first what a visit needs at once, then what later steps need.
 * `virtual:journey/own`: the operators that the configuration itself defines.
 * An error in it stops a build; while developing it stands over the page until it is mended.
 */
export function journeyPlugin({ root, configuration, brand }: JourneyPluginOptions): Plugin {
  const folder = resolve(root, configuration);
  let built: Promise<BuiltJourney> | null = null;
  let serving = false;
  const current = (): Promise<BuiltJourney> =>
    (built ??= buildJourney(folder, { traced: serving, brand: brand ?? null }));
  const isOurs = (path: string): boolean =>
    path.startsWith(folder + sep) || path === contractOf(folder);

  return {
    name: 'journey',

    configResolved(config) {
      serving = config.command === 'serve';
    },

    async buildStart() {
      built = null;
      const now = await current();
      for (const warning of now.warnings) this.warn(now.render(warning));
      const error = journeyError(now, folder);
      // A dev server must start, so that it can show the error and see it mended.
      if (error !== null && serving) this.warn(error.message);
      else if (error !== null) this.error(error);
    },

    resolveId(id) {
      return ids.find((ours) => ours === `\0${id}`) ?? null;
    },

    async load(id) {
      if (!ids.includes(id)) return null;
      // A build drops what would import it; were it kept, nothing of the configuration's files comes along.
      if (id === explainedId && !serving) return 'export {};';
      const now = await current();
      if (now.modules === null) {
        const error = journeyError(now, folder);
        return this.error(error ?? 'The journey was not compiled.');
      }
      if (id === explainedId) return now.explained();
      if (id === ownId) return now.modules.own;
      return id === startId ? now.modules.start : now.modules.rest;
    },

    configureServer(server) {
      server.watcher.add([folder, contractOf(folder)]);
      server.watcher.on('all', (_event, path) => {
        if (!isOurs(path)) return;
        built = null;
        const mine = current();
        mine.then(
          (now) => {
            // What was saved since then is shown with its own.
            if (built === mine) refresh(server, now, folder);
          },
          (error: unknown) => {
            if (built === mine) built = null;
            // A file that is saved halfway must not end the server.
            if (!(error instanceof InputError)) throw error;
            show(server, `${error.message}\n${error.help}`);
          },
        );
      });
    },
  };
}

/** Shows what is wrong, or loads the page anew with the mended journey. */
function refresh(server: ViteDevServer, built: BuiltJourney, folder: string): void {
  for (const id of ids) {
    const module = server.moduleGraph.getModuleById(id);
    if (module !== undefined) server.moduleGraph.invalidateModule(module);
  }
  const error = journeyError(built, folder);
  if (error === null) {
    server.ws.send({ type: 'full-reload' });
    return;
  }
  show(server, error.message, error);
}

/** In the terminal, and over the page. */
function show(server: ViteDevServer, message: string, place: Partial<JourneyError> = {}): void {
  server.config.logger.error(message, { timestamp: true });
  server.ws.send({ type: 'error', err: { ...place, message, stack: '' } });
}
