import {
  alwaysFalse,
  alwaysTrue,
  negated,
  nothingRead,
  notLeftOut,
  otherFlow,
  otherOperator,
} from './conditions';
import type { Mutator } from './mutator';
import {
  argumentDropped,
  entryLeftOut,
  otherBranch,
  otherValue,
  rawNumber,
  valueLeftOut,
} from './values';

/** Every small way in which a rule is changed, by the name under which reports count it. */
export const mutators: Readonly<Record<string, Mutator>> = {
  alwaysTrue,
  alwaysFalse,
  negated,
  notLeftOut,
  otherFlow,
  otherOperator,
  argumentDropped,
  nothingRead,
  rawNumber,
  otherBranch,
  entryLeftOut,
  otherValue,
  valueLeftOut,
};

export type { Spot } from './mutator';
