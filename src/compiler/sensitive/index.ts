export { createDataFlow } from './data-flow';
export { findLeaks } from './find-leaks';
export type { Leak } from './model';
