import { testBeside } from './beside';

/** The survey, and its office. */
export const test = testBeside({
  name: 'survey',
  household: 'block',
  call: { path: 'forms', operation: 'createForm' },
});
