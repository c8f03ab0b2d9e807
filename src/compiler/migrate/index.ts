export type { Refusal, Suggestion } from './finding';
export { migrate, type Migration } from './migrate';
export { formerFormats, formerNormalisers } from './migrate-formats';
export { formatJson } from './json/write-tree';
