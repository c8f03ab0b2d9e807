import type { PlacedRule } from '../../journey';
import { contextOf, scopeName, type Household, type Node, type Prover } from '../../prover';
import { equal, type Rule } from '../../rules';
import type { Mutant, Site } from '../make/mutant';

export type Verdict =
  /** No household could tell it from what is written. */
  | { readonly is: 'equivalent' }
  /** Too much to work out: nothing is known. */
  | { readonly is: 'undecided' }
  /** Some household could; the one with the fewest answers, where the engine agrees. */
  | { readonly is: 'different'; readonly household: Household | null };

/** Whether anybody could tell a mutant from what is written, over all households. */
export function judge(prover: Prover, { sites }: Mutant): Verdict {
  let decided = true;
  for (const site of sites) {
    const differs = prover.attempt(() => whereDifferent(prover, site));
    if (differs === null) decided = false;
    else if (differs !== prover.diagrams.no)
      return { is: 'different', household: witness(prover, site, differs) };
  }
  return decided ? { is: 'equivalent' } : { is: 'undecided' };
}

/** For whom a rule comes to something else, of those for whom it decides anything. */
function whereDifferent(prover: Prover, { placed, became }: Site): Node {
  const { diagrams, evaluator } = prover;
  // Of answers that a release before kept, nothing is known.
  if (placed.scope.isEarlier === true) return diagrams.yes;
  const scope = scopeName(placed);
  const of = (rule: Rule): Node =>
    isCondition(placed) ? evaluator.holds(rule, scope) : evaluator.value(rule, scope);
  const [was, is] = [of(placed.rule), of(became)];
  if (was === is) return diagrams.no;
  const differs = diagrams.combine('differs', [was, is], ([one, other]) =>
    one?.key === other?.key ? diagrams.no : diagrams.yes,
  );
  return diagrams.and(contextOf(prover, placed), differs);
}

function witness(prover: Prover, { placed, became }: Site, differs: Node): Household | null {
  if (placed.scope.isEarlier === true) return null;
  const household = prover.household(differs);
  if (household === null) return null;
  const [was, is] = [prover.replay(household, placed.rule), prover.replay(household, became)];
  const same = isCondition(placed) ? (was === true) === (is === true) : equal(was, is);
  return same ? null : household;
}

const isCondition = ({ role }: PlacedRule): boolean => role === 'condition';
