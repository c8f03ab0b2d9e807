import { allOf, ruleOf } from '../../journey';
import type { Node } from '../diagrams/diagrams';
import type { Kit } from './kit';

/** Steps whose requirements cannot hold together. */
export function steps(kit: Kit): void {
  const { prover } = kit;
  const { diagrams, evaluator, journey } = prover;
  for (const part of allOf(journey, 'step')) {
    const done = prover.attempt(() => {
      let so: Node = diagrams.yes;
      for (const each of part.parts) {
        if (each.kind !== 'requirement') continue;
        const { place, rule } = ruleOf(each, 'that');
        const node = evaluator.holds(rule);
        const before = so;
        so = diagrams.and(so, node);
        kit.look(
          'JP205',
          place,
          [],
          so === diagrams.no && before !== diagrams.no
            ? {
                message: `Nobody can enter the step \`${part.is.id}\`: this never holds together with what it requires before.`,
                help: 'mend one of the requirements',
              }
            : null,
        );
      }
      return true;
    });
    if (done === null) kit.incomplete.push(part.place);
  }
}
