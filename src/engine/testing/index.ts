export * from './build';
export { permit, permitValidators } from './permit';
