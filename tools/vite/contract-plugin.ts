import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { ContractDocument } from './contract/contract-operations';
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
  return {
    name: 'api-contract',
    resolveId: (id) => (id === contractId || id === answersId ? resolved(id) : null),
    load(id) {
      if (id !== resolved(contractId) && id !== resolved(answersId)) return null;
      if (existsSync(file)) this.addWatchFile(file);
      const files = readConfiguration(folder);
      const document = readContract(folder, files) as ContractDocument;
      return id === resolved(contractId)
        ? contractModule(document, operationsAtStart(files))
        : validatorsModule(document);
    },
  };
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
