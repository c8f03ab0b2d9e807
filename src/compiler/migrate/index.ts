export type { Refusal, Suggestion } from './finding';
export { migrate, type Migration } from './migrate';
export { formerFormats, formerNormalisers } from './migrate-formats';
