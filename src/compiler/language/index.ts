export type * from './change-source';
export type * from './journey-source';
export { isComposite } from './section-source';
export type * from './section-source';
