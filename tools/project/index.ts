export { InputError } from './input-error';
export { isConfigurationFile, readConfiguration } from './read-configuration';
export { contractPath, readContract } from './read-contract';
export { readFiles } from './read-files';
