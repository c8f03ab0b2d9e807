import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { withOperations, type ContractDocument } from './contract/contract-operations';
import { contractPath, readConfiguration, readContract } from '../project';
import { contractModule, validatorsModule } from './contract/contract-module';

const contractId = 'virtual:api-contract';
const answersId = 'virtual:api-contract/answers';
// The NUL byte keeps other plugins from looking for a file of this name.
const resolved = (id: string) => `\0${id}`;

export interface ContractPluginOptions {
  readonly root: string;
  /** Folder of the configuration, from the root: it names its contract. */
  readonly configuration: string;
}

/** Makes `virtual:api-contract` and its `/answers` from the contract that the configuration names. */
export function contractPlugin({ root, configuration }: ContractPluginOptions): Plugin {
  const folder = resolve(root, configuration);
  const file = contractPath(folder, readConfiguration(folder));
  let isBuilt = false;
  return {
    name: 'api-contract',
    configResolved({ command }) {
      isBuilt = command === 'build';
    },
    resolveId: (id) => (id === contractId || id === answersId ? resolved(id) : null),
    load(id) {
      if (id !== resolved(contractId) && id !== resolved(answersId)) return null;
      if (existsSync(file)) this.addWatchFile(file);
      const files = readConfiguration(folder);
      const whole = readContract(folder, files) as ContractDocument;
      // What is edited while it is served may name another operation at any moment.
      const document = isBuilt ? withOperations(whole, operationsNamed(files)) : whole;
      return id === resolved(contractId)
        ? contractModule(document, operationsAtStart(files))
        : validatorsModule(document);
    },
  };
}

/** Operations that the journey or one of its brands names: a page is spared all others. */
function operationsNamed(files: ReadonlyMap<string, string>): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [path, text] of files)
    if (path.endsWith('.json') && !path.startsWith('scenarios/'))
      JSON.parse(text, (key, value: unknown) => {
        if (key === 'operation' && typeof value === 'string') found.add(value);
        return value;
      });
  return found;
}

/**
 * Operations that every visit begins with, of the token and of tracking: all other validators load with
 * the first other call.
 */
function operationsAtStart(files: ReadonlyMap<string, string>): readonly string[] {
  const said = (path: string) => JSON.parse(files.get(path) ?? '{}') as Said;
  const { call } = said('tracking.json');
  const calls = [...files.keys()].filter((path) => path.startsWith('calls/')).map(said);
  const tracking = calls.find(({ id }) => id !== undefined && id === call)?.operation;
  return [said('journey.json').token?.operation, tracking].filter((each) => each !== undefined);
}

/** What is read here of a file that the compiler checks. */
interface Said {
  readonly id?: string;
  readonly operation?: string;
  readonly call?: string;
  readonly token?: { readonly operation?: string };
}
