export * from './build';
export { drive, given, lostReply, refusal, type Drive } from './drive';
export { permit, permitValidators } from './permit';
