import { answers } from './answers';
import { calls } from './calls';
import type { Expectations } from './check';
import { commit } from './commit';
import { fields } from './fields';
import { items } from './items';
import { page } from './page';
import { sections } from './sections';
import { wholeSections } from './whole-sections';

export type { Check, Instead, Mismatch } from './check';

/** Everything that can be expected, by the key of a scenario. */
export const expectations: Expectations = {
  ...page,
  ...sections,
  ...wholeSections,
  ...fields,
  ...items,
  ...answers,
  ...calls,
  commit,
};
