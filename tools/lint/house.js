import { noHandMadeKeys } from './no-hand-made-keys.js';

/** Rules of this project's own, in the form that the linter loads. */
export default { meta: { name: 'house' }, rules: { 'no-hand-made-keys': noHandMadeKeys } };
