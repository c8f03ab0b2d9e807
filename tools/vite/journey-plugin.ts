import { join, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import {
  buildJourney,
  configurationFolder,
  contractFile,
  type BuiltJourney,
} from './journey/build-journey';
import { journeyError } from './journey/journey-error';

const journeyId = '\0virtual:journey';
const validatorsId = '\0virtual:shape-validators';

/**
 * `virtual:journey` and `virtual:shape-validators`: the compiled configuration of a project.
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
      if (id === 'virtual:journey') return journeyId;
      if (id === 'virtual:shape-validators') return validatorsId;
      return null;
    },

    load(id) {
      if (id !== journeyId && id !== validatorsId) return null;
      const now = current();
      if (now.modules === null) {
        const error = journeyError(now, root);
        return this.error(error ?? 'The journey was not compiled.');
      }
      return id === journeyId ? now.modules.journey : now.modules.validators;
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
  for (const id of [journeyId, validatorsId]) {
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
