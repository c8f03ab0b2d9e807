export { evaluate, evaluateAll, evaluateTemplate, holds } from './evaluate';
export { readsOf, type Reads } from './reads';
export type { LocalRoots, Scope } from './scope';
export { operatorNames } from './operators';
