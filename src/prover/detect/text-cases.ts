import type { Part, PlacedRule } from '../../journey';
import { ruleOf, walk } from '../../journey';
import type { Node } from '../diagrams/diagrams';
import type { Kit } from './kit';

/** Cases of which the first that holds is taken, and that always come after one which holds. */
export function textCases(kit: Kit): void {
  for (const part of walk(kit.prover.journey))
    for (const cases of groups(part)) {
      const done = kit.prover.attempt(() => {
        inTurn(kit, cases);
        return true;
      });
      if (done === null) kit.incomplete.push(part.place);
    }
}

/** Neighbours of one kind under one key. */
function groups({ parts }: Part): readonly (readonly PlacedRule[])[] {
  const found = new Map<string, PlacedRule[]>();
  for (const each of parts) {
    if (each.kind !== 'textCase' && each.kind !== 'failure') continue;
    const key = each.way.slice(0, -1).join('/');
    found.set(key, [...(found.get(key) ?? []), ruleOf(each, 'when')]);
  }
  return [...found.values()];
}

function inTurn(kit: Kit, cases: readonly PlacedRule[]): void {
  const { diagrams, evaluator } = kit.prover;
  let so: Node = diagrams.yes;
  for (const [index, placed] of cases.entries()) {
    const node = evaluator.holdsAt(placed);
    const never = index > 0 && node !== diagrams.no && diagrams.and(so, node) === diagrams.no;
    kit.look(
      'JP103',
      placed.place,
      [],
      never
        ? {
            message: 'This case is never reached: one before it holds wherever this does.',
            help: 'put the narrower case first, or mend its condition',
          }
        : null,
    );
    so = diagrams.and(so, diagrams.not(node));
  }
}
