import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { ContractDocument } from './contract/contract-document';
import { contractModule } from './contract/contract-module';

const virtualId = 'virtual:api-contract';
// The NUL byte keeps other plugins from looking for a file of this name.
const resolvedId = `\0${virtualId}`;

/** Makes `virtual:api-contract` from `schemas/api/openapi.json` under `root`. */
export function contractPlugin({ root }: { readonly root: string }): Plugin {
  const file = join(root, 'schemas/api/openapi.json');
  return {
    name: 'api-contract',
    resolveId: (id) => (id === virtualId ? resolvedId : null),
    async load(id) {
      if (id !== resolvedId) return null;
      this.addWatchFile(file);
      return contractModule(JSON.parse(await readFile(file, 'utf8')) as ContractDocument);
    },
  };
}
