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
  /** Operations that every visit begins with; all other validators load with the first other call. */
  readonly atStart: readonly string[];
}

/** Makes `virtual:api-contract` and its `/answers` from the contract that the configuration names. */
export function contractPlugin({ root, configuration, atStart }: ContractPluginOptions): Plugin {
  const folder = resolve(root, configuration);
  const file = contractPath(folder, readConfiguration(folder));
  return {
    name: 'api-contract',
    resolveId: (id) => (id === contractId || id === answersId ? resolved(id) : null),
    load(id) {
      if (id !== resolved(contractId) && id !== resolved(answersId)) return null;
      if (existsSync(file)) this.addWatchFile(file);
      const document = readContract(folder, readConfiguration(folder)) as ContractDocument;
      return id === resolved(contractId)
        ? contractModule(document, atStart)
        : validatorsModule(document);
    },
  };
}
