export { outcomesOf, type Cause, type Causes, type Failure, type Stopped } from './cause';
export type { Change } from './changes';
export { failuresOf, groupCauses } from './group-causes';
