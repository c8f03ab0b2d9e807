import type { PlacedRule } from '../../journey';
import { contextOf, scopeName, type Node, type Prover } from '../../prover';
import { operationOf, operatorOf, type Rule } from '../../rules';
import type { CoverageGoal } from '../../scenarios';

/** One place of a goal, and for whom it is reached there. */
export interface Aim {
  readonly site: PlacedRule;
  /** null where that is too much to work out, or where nothing is known of what is read. */
  readonly node: Node | null;
}

/** The places where a goal can be reached at all. */
export function aimsOf(prover: Prover, goal: CoverageGoal): readonly Aim[] {
  return goal.sites.flatMap((site) => {
    if (site.scope.isEarlier === true) return [{ site, node: null }];
    const node = prover.attempt(() => {
      const { diagrams } = prover;
      const context = contextOf(prover, site);
      return diagrams.and(context, whereReached(prover, site, goal));
    });
    return node === prover.diagrams.no ? [] : [{ site, node }];
  });
}

/** Where a rule comes to the part of it that decides, and that decides so. */
function whereReached(
  prover: Prover,
  placed: PlacedRule,
  { part, holds: isHeld }: CoverageGoal,
): Node {
  const { diagrams, evaluator } = prover;
  const scope = scopeName(placed);
  const holds = (rule: Rule): Node => evaluator.holds(rule, scope);
  const fails = (rule: Rule): Node => diagrams.not(holds(rule));
  let node = diagrams.yes;
  const only = (where: Node): void => {
    node = diagrams.and(node, where);
  };
  let { rule } = placed;
  if (isHeld !== null) return isHeld ? holds(rule) : fails(rule);
  for (let at = 0; at + 1 < part.length; at += 2) {
    const operation = operationOf(rule);
    const index = Number(part[at + 1]);
    if (operation === null) return node;
    const { operator, given } = operation;
    const flow = operatorOf(operator)?.flow;
    const isLast = at + 2 >= part.length;
    if (flow === 'all')
      given.slice(0, index).forEach((each) => {
        only(holds(each));
      });
    if (flow === 'any')
      given.slice(0, index).forEach((each) => {
        only(fails(each));
      });
    if (flow === 'choice') onlyCase(given, index, only, { holds, fails });
    rule = given[index] ?? null;
    if (isLast && flow === 'all') only(fails(rule));
    if (isLast && flow === 'any') only(holds(rule));
  }
  return node;
}

/** Of a choice: where its operand at `index` is come to. */
function onlyCase(
  given: readonly Rule[],
  index: number,
  only: (where: Node) => void,
  { holds, fails }: Readonly<Record<'holds' | 'fails', (rule: Rule) => Node>>,
): void {
  const isResult = index % 2 === 1;
  const condition = isResult ? index - 1 : index;
  for (let before = 0; before < condition && before < given.length - 1; before += 2)
    only(fails(given[before] ?? null));
  if (isResult) only(holds(given[condition] ?? null));
}
