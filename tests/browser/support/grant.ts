import { testBeside } from './beside';

/** The grant, and its fund. */
export const test = testBeside({
  name: 'grant',
  household: 'club',
  call: { path: 'applications', operation: 'createApplication' },
});
