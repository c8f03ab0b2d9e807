import { join, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import {
  buildJourney,
  configurationFolder,
  contractFile,
  type BuiltJourney,
} from './journey/build-journey';
import { journeyError } from './journey/journey-error';

const startId = '\0virtual:journey/start';
const restId = '\0virtual:journey/rest';

/**
 * `virtual:journey/start` and `virtual:journey/rest`: the compiled configuration of a project, with
 * the validators of its sections; first what a visit needs at once, then what later steps need.
 * An error in it stops a build; while developing it stands over the page until it is mended.
 */
export function journeyPlugin({ root }: { readonly root: string }): Plugin {
  let built: BuiltJourney | null = null;
  let serving = false;
  const current = (): BuiltJourney => (built ??= buildJourney(root));
  const isOurs = (path: string): boolean =>
    path.startsWith(join(root, configurationFolder) + sep) || path === join(root, contractFile);

  return {
    name: 'journey',

    configResolved(config) {
      serving = config.command === 'serve';
    },

    buildStart() {
      built = null;
      const now = current();
      for (const warning of now.warnings) this.warn(now.render(warning));
      const error = journeyError(now, root);
      // A dev server must start, so that it can show the error and see it mended.
      if (error !== null && serving) this.warn(error.message);
      else if (error !== null) this.error(error);
    },

    resolveId(id) {
      return [startId, restId].find((ours) => ours === `\0${id}`) ?? null;
    },

    load(id) {
      if (id !== startId && id !== restId) return null;
      const now = current();
      if (now.modules === null) {
        const error = journeyError(now, root);
        return this.error(error ?? 'The journey was not compiled.');
      }
      return id === startId ? now.modules.start : now.modules.rest;
    },

    configureServer(server) {
      server.watcher.add([join(root, configurationFolder), join(root, contractFile)]);
      server.watcher.on('all', (_event, path) => {
        if (!isOurs(path)) return;
        built = null;
        refresh(server, current(), root);
      });
    },
  };
}

/** Shows what is wrong, or loads the page anew with the mended journey. */
function refresh(server: ViteDevServer, built: BuiltJourney, root: string): void {
  for (const id of [startId, restId]) {
    const module = server.moduleGraph.getModuleById(id);
    if (module !== undefined) server.moduleGraph.invalidateModule(module);
  }
  const error = journeyError(built, root);
  if (error === null) {
    server.ws.send({ type: 'full-reload' });
    return;
  }
  server.config.logger.error(error.message, { timestamp: true });
  server.ws.send({ type: 'error', err: { ...error, stack: '' } });
}
