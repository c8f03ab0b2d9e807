import { readBoolean } from '../source';
import { viewOf } from '../world';
import { compare, type Expectation } from './check';

/** `"canSubmit": true`: everything is valid and folded, and the button at the end of the step stands. */
export const canSubmit: Expectation = (from) => {
  const wanted = readBoolean(from);
  return (world) => {
    const { submit, open } = viewOf(world);
    const stands = submit?.available === true && open === null && submit.run?.status !== 'running';
    return compare(from, 'the button that submits the step', wanted, stands);
  };
};
