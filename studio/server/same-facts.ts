import { createShapeValidators } from '../../src/compiler';
import { factPlace, placeText } from '../../src/journey';
import { createProver, type Node, type Prover } from '../../src/prover';
import { operationOf, operatorOf } from '../../src/rules';
import type { Methods, SameFact } from '../model/protocol';
import { groupsOf, ruleWith } from '../model/same-fact';
import { pathRead, ruleOf, treeOf, type RuleTree } from '../model/rule-tree';
import { readyOf, type Desk, type Ready } from './desk';

/** Groups of more parts are only compared as a whole and two by two. */
const mostFound = 3;

/** Facts that say exactly what parts of a rule say, for every household. Parts that name a fact say it already. */
export function sameFactsOf(
  desk: Desk,
  { rule, place }: Methods['sameFacts']['given'],
): readonly SameFact[] {
  const ready = readyOf(desk);
  const prover = createProver(ready.journey, { validators: createShapeValidators(ready.journey) });
  const facts = factsOf(ready, prover, place);
  const said = (node: Node | null): Pick<SameFact, 'fact' | 'holds'> | null =>
    node === null || node === prover.diagrams.yes || node === prover.diagrams.no
      ? null
      : (facts.get(node) ?? null);
  const found: SameFact[] = [];
  const tree = treeOf(rule);
  for (const { at, operator, parts } of groupsOf(tree)) {
    for (const some of subsets(parts)) {
      const own = some.flatMap((index) => parts[index] ?? []);
      const node = prover.where({ rule: ruleWith(operator, own) });
      const fact = said(node);
      if (fact !== null) found.push({ at, parts: some, ...fact });
      if (found.length === mostFound) return found;
    }
  }
  const whole =
    isNamed(tree) || found.length > 0 ? null : said(prover.where({ rule: ruleOf(tree) }));
  return whole === null ? found : [...found, { at: [], parts: [], ...whole }];
}

const isNamed = (tree: RuleTree): boolean =>
  tree.kind === 'value' ||
  pathRead(tree) !== null ||
  (tree.kind === 'operation' && tree.operator === '!' && tree.parts.every(isNamed));

/** All parts together, and each two of them. */
function subsets(parts: readonly unknown[]): readonly (readonly number[])[] {
  const all = parts.map((_, index) => index);
  const pairs = all.flatMap((one) =>
    all.filter((other) => other > one).map((other) => [one, other]),
  );
  return parts.length < 2 ? [] : parts.length === 2 ? pairs : [all, ...pairs];
}

/** Conditions among the facts, each way round, but the one at the place `own`, whose rule is asked about. */
function factsOf(
  { journey }: Ready,
  prover: Prover,
  own: string,
): ReadonlyMap<Node, Pick<SameFact, 'fact' | 'holds'>> {
  const facts = new Map<Node, Pick<SameFact, 'fact' | 'holds'>>();
  for (const [fact, rule] of Object.entries(journey.facts)) {
    const operation = operationOf(rule);
    if (placeText(factPlace(fact)) === own || operation === null) continue;
    if (operatorOf(operation.operator)?.gives !== 'condition') continue;
    const node = prover.where({ rule });
    if (node === null) continue;
    if (!facts.has(node)) facts.set(node, { fact, holds: true });
    const opposite = prover.attempt(() => prover.diagrams.not(node));
    if (opposite !== null && !facts.has(opposite)) facts.set(opposite, { fact, holds: false });
  }
  return facts;
}
