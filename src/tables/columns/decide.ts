import type { Json, Rule } from '../../engine';
import { alike, all, any, not } from '../partial/boolean';
import type { Assignment } from './assignment';
import type { Way } from './create-columns';
import { anyOther } from './variant-ways';

interface Outcome {
  readonly assignment: Assignment;
  readonly rule: Rule;
}

/**
 * One condition for a whole column: what is left of a rule in each of its ways, told apart by as few
 * of the deciding answers as will do.
 */
export function decide(ways: readonly Way[], rule: (way: Way) => Rule): Rule {
  const outcomes = ways.map((way) => ({ assignment: way.assignment, rule: rule(way) }));
  return outcomes.length === 0 ? false : tell(outcomes);
}

function tell(outcomes: readonly Outcome[]): Rule {
  const [first] = outcomes;
  if (first === undefined) return false;
  if (outcomes.every((each) => alike(each.rule, first.rule))) return first.rule;
  const paths = [...first.assignment.keys()].filter((path) => branches(outcomes, path).size > 1);
  const splits = paths.map((path) => split(outcomes, path));
  const best = splits.reduce((a, b) => (b.cost < a.cost ? b : a));
  return best.rule;
}

function split(
  outcomes: readonly Outcome[],
  path: string,
): { readonly rule: Rule; readonly cost: number } {
  const told = [...branches(outcomes, path)].map(([value, among]) => ({
    value,
    rule: tell(among),
  }));
  const groups: { readonly rule: Rule; readonly values: Json[] }[] = [];
  for (const { value, rule } of told) {
    const group = groups.find((each) => alike(each.rule, rule));
    if (group === undefined) groups.push({ rule, values: [value] });
    else group.values.push(value);
  }
  const rule = any(groups.map((group) => all([isOneOf(path, group.values, told), group.rule])));
  return { rule, cost: JSON.stringify(rule).length };
}

/** `among`: all values that there are; all of them is no condition. */
function isOneOf(
  path: string,
  values: readonly Json[],
  among: readonly { readonly value: Json }[],
): Rule {
  if (values.length === among.length) return true;
  if (values.includes(anyOther)) {
    const others = among.filter(({ value }) => !values.includes(value));
    return not(
      isOneOf(
        path,
        others.map(({ value }) => value),
        [...among, { value: null }],
      ),
    );
  }
  const [only = null] = values;
  return values.length === 1
    ? { '===': [{ var: path }, only] }
    : { in: [{ var: path }, [...values]] };
}

function branches(
  outcomes: readonly Outcome[],
  path: string,
): ReadonlyMap<Json, readonly Outcome[]> {
  const found = new Map<Json, Outcome[]>();
  for (const outcome of outcomes) {
    const value = outcome.assignment.get(path) ?? null;
    found.set(value, [...(found.get(value) ?? []), outcome]);
  }
  return found;
}
