import { operationOf, operatorOf, type Rule } from '../../src/rules';

/**
 * What has to hold for a rule to come to one of its outcomes (no `part`), or for the part to be what decides
 * it: those before it in `and`, `or` and `if` do not.
 */
export function caseRule(
  rule: Rule,
  part: readonly (string | number)[],
  holds: boolean | null,
): Rule {
  if (part.length === 0) return holds === false ? { '!': rule } : rule;
  const conditions: Rule[] = [];
  let at: Rule = rule;
  for (let step = 0; step + 1 < part.length; step += 2) {
    const operation = operationOf(at);
    const index = Number(part[step + 1]);
    if (operation === null) break;
    const { operator, given } = operation;
    const flow = operatorOf(operator)?.flow;
    const own = given[index] ?? null;
    const isLast = step + 2 >= part.length;
    const before = given.slice(0, index);
    if (flow === 'all') conditions.push(...before, ...(isLast ? [not(own)] : []));
    if (flow === 'any') conditions.push(...before.map(not), ...(isLast ? [own] : []));
    if (flow === 'choice') conditions.push(...chosen(given, index));
    at = own;
  }
  return conditions.length === 1 ? (conditions[0] ?? true) : { and: conditions };
}

const not = (rule: Rule): Rule => ({ '!': rule });

/** Of `if`: the conditions before it fail, and that of a result holds. */
function chosen(given: readonly Rule[], index: number): readonly Rule[] {
  const isResult = index % 2 === 1;
  const own = isResult ? index - 1 : index;
  const before = given.slice(0, own).filter((_, at) => at % 2 === 0);
  return [...before.map(not), ...(isResult ? [given[own] ?? null] : [])];
}
