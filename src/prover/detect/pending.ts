import { allOf, ruleOf, type PartOf } from '../../journey';
import type { Node } from '../diagrams/diagrams';
import { loadsOf } from '../reach/loads';
import { isTrue } from '../values/value';
import { passed } from './passed';
import type { Kit } from './kit';

/** Sheets and dialogs that wait for a lookup which some of their households never load. */
export function pending(kit: Kit): void {
  const { prover } = kit;
  const { diagrams, journey } = prover;
  const loads = loadsOf(prover);
  for (const part of allOf(journey, 'section')) {
    const { is } = part;
    const place = part.values.find(({ way }) => way[0] === 'needs')?.place ?? part.place;
    for (const [index, lookup] of is.needs.entries()) {
      const done = prover.attempt(() => {
        const here = is.present.as === 'page' ? passed(kit, is, 'and itself') : opened(kit, part);
        const never = diagrams.not(loads.before(lookup, is.step));
        const counts = prover.evaluator.sectionCounts(is);
        const lost = diagrams.and(diagrams.and(counts, never), here);
        if (lost !== diagrams.no)
          kit.say(
            {
              code: 'JP210',
              place,
              part: [index],
              message: `Some households wait here for ever: \`${is.id}\` needs \`lookups.${lookup}\`, and nothing that they do loads it.`,
              help: 'take it out of `needs`, or load it for all who get here',
            },
            prover.household(lost, isTrue),
          );
        return true;
      });
      if (done === null) kit.incomplete.push(part.place);
    }
  }
}

/** Where a dialog is opened; of what is drawn otherwise nothing is known. */
function opened(kit: Kit, { is }: PartOf<'section'>): Node {
  const { diagrams, evaluator, journey } = kit.prover;
  if (is.present.as !== 'dialog') return diagrams.no;
  return allOf(journey, 'change').reduce<Node>((so, change) => {
    const { owner } = change;
    if (change.is.open !== is.id || owner.kind !== 'reaction') return so;
    const around = owner.owner.kind === 'section' ? owner.owner.is : null;
    if ((around?.step ?? owner.owner.is.id) !== is.step) return so;
    const when = diagrams.and(
      evaluator.holdsAt(ruleOf(change, 'when')),
      evaluator.holdsAt(ruleOf(owner, 'when')),
    );
    const counts = around === null ? diagrams.yes : evaluator.sectionCounts(around);
    return diagrams.or(so, diagrams.and(when, counts));
  }, diagrams.no);
}
