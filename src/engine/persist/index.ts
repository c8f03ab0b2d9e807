export { journalledCommits } from './journalled-commits';
export { restore } from './restore';
export { snapshot } from './snapshot';
