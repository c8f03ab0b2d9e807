export type * from './change-source';
export type * from './journey-source';
export type * from './section-source';
