export { ClearDetails } from './clear-details';
export type { ClearHow } from './clear-how';
