import { fields } from './fields';
import { lists } from './lists';
import { page } from './page';
import { partner } from './partner';
import type { Actions } from './reach';
import { screens } from './screens';
import { visit } from './visit';

export { readHold } from './partner';
export type { Deed } from './reach';

/** Everything that a person can do, and what the world does, by the key of a scenario. */
export const actions: Actions = { ...page, ...fields, ...lists, ...screens, ...visit, ...partner };
