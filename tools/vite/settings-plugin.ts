import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The settings of the installation inside the dev server, read anew by each page. */
export function settingsPlugin({ root }: { readonly root: string }): Plugin {
  return {
    name: 'changeover:settings',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/settings.json', (_, response) => {
        response.setHeader('content-type', 'application/json');
        response.setHeader('cache-control', 'no-store');
        response.end(readFileSync(join(root, 'server', 'settings.json')));
      });
    },
  };
}
