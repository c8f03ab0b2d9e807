export { restore } from './restore';
export { snapshot } from './snapshot';
