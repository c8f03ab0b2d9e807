export type * from './brand-source';
export type * from './change-source';
export type * from './commit-source';
export type * from './formats-source';
export type * from './journey-source';
export { lineLimit } from './line-limit';
export type * from './screen-source';
export { isComposite } from './section-source';
export type * from './section-source';
