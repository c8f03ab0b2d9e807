import { readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { compile, generateShapeValidators, renderDiagnostic } from '../../src/compiler';
import { readConfiguration, readContract } from '../project';

const id = 'virtual:showcase';
const resolved = `\0${id}`;
const address = '/showcase.html';

export interface ShowcasePluginOptions {
  readonly root: string;
  /** Folder of the configuration, from the root: the showcase speaks in the words of its page. */
  readonly configuration: string;
}

/**
 * The page of all components, at `/showcase.html` of the dev server alone: no build knows it.
 * `virtual:showcase` is its small journey, compiled.
 */
export function showcasePlugin({ root, configuration }: ShowcasePluginOptions): Plugin {
  const folder = join(root, 'src/app/showcase');
  return {
    name: 'changeover:showcase',
    apply: 'serve',
    resolveId: (name) => (name === id ? resolved : null),
    load: (name) =>
      name === resolved ? showcaseModule(folder, resolve(root, configuration)) : null,
    configureServer(server) {
      server.watcher.on('all', (_event, path) => {
        if (!path.startsWith(join(folder, 'journey-config') + sep)) return;
        const module = server.moduleGraph.getModuleById(resolved);
        if (module !== undefined) server.moduleGraph.invalidateModule(module);
        server.ws.send({ type: 'full-reload' });
      });
      server.middlewares.use((request, response, next) => {
        if (request.url?.split('?')[0] !== address) {
          next();
          return;
        }
        const page = readFileSync(join(folder, 'showcase.html'), 'utf8');
        server.transformIndexHtml(address, page).then((html) => {
          response.setHeader('Content-Type', 'text/html');
          response.end(html);
        }, next);
      });
    },
  };
}

function showcaseModule(folder: string, words: string): string {
  const own = readConfiguration(join(folder, 'journey-config'));
  const shared = [...readConfiguration(words)].filter(([path]) =>
    /^(messages\/|formats\.json$)/.test(path),
  );
  const files = new Map([...shared, ...own]);
  const { journey, diagnostics } = compile(
    files,
    readContract(join(folder, 'journey-config'), own),
  );
  if (journey === null) {
    const texts = diagnostics.map((one) => renderDiagnostic(one, files.get(one.file) ?? null));
    throw new Error(`The showcase was not compiled.\n${texts.join('\n')}`);
  }
  return [
    generateShapeValidators(journey).code,
    `export const journey = JSON.parse(${JSON.stringify(JSON.stringify(journey))});`,
  ].join('\n');
}
