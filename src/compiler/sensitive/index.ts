export { findLeaks } from './find-leaks';
export type { Leak } from './model';
