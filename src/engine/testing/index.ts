export * from './build';
export * from './commits';
export { drive, given, lostReply, neverLeft, refusal, type Drive } from './drive';
export { permit, permitValidators } from './permit';
export { entered, found, zoned } from './permit-walk';
export * from './rules';
export { retry, running, runOf, submit } from './save-chain';
