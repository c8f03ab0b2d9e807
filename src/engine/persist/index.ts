export { journalledCommits } from './journalled-commits';
export { restore } from './restore';
export { snapshots } from './snapshot';
