import {
  evaluate,
  operationOf,
  operatorOf,
  readsAround,
  type Json,
  type Rule,
  type Scope,
} from '../../rules';
import { known, measure, type Value } from '../values/value';

/**
 * What asks a condition of each item of a list, as an operator on that list and on what the condition
 * reads beside the item.
 */
export interface Each {
  readonly name: string;
  /** The list, then what is read. */
  readonly given: readonly Rule[];
  readonly work: (values: readonly Value[], scope: Scope) => Json;
}

/** Where the list is read while it is asked: no path of any journey. */
const listed = ' list';

const found = new WeakMap<object, Each | null>();

/** null for any other rule. */
export function eachOf(rule: Rule & object): Each | null {
  const before = found.get(rule);
  if (before !== undefined) return before;
  const made = make(rule);
  found.set(rule, made);
  return made;
}

function make(rule: Rule): Each | null {
  const { operator = '', given: [list = null, condition = null] = [] } = operationOf(rule) ?? {};
  if (operatorOf(operator)?.each !== true) return null;
  const asked: Rule = { [operator]: [{ var: listed }, condition] };
  const { paths, statuses } = readsAround({ [operator]: [null, condition] });
  const [all, lookups] = [[...paths], [...statuses]];
  return {
    name: `${operator} ${JSON.stringify(condition)}`,
    given: [
      list,
      ...all.map((path) => ({ var: path })),
      ...lookups.map((lookup) => ({ lookupStatus: lookup })),
    ],
    work: (values, scope) => {
      const at = (index: number): Json => measure(values[index] ?? known(null), scope);
      return evaluate(asked, {
        read: (path) => at(path === listed ? 0 : all.indexOf(path) + 1),
        status: (lookup) => at(all.length + lookups.indexOf(lookup) + 1) as never,
        today: scope.today,
      });
    },
  };
}

/** The place of a condition that is asked of items, within that of the rule around it. */
export const placeOfItem = (scope: string): string => `${scope} each`;
