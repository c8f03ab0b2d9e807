import { allOf } from '../../journey';
import { Loads } from '../reach/loads';
import { isTrue } from '../values/value';
import { passed } from './passed';
import type { Kit } from './kit';

/** Sheets that wait for a lookup which some of their households never load. */
export function pending(kit: Kit): void {
  const { prover } = kit;
  const { diagrams, evaluator, journey } = prover;
  const loads = new Loads(prover);
  for (const part of allOf(journey, 'section')) {
    const { is } = part;
    if (is.present.as !== 'page' || is.needs.length === 0) continue;
    const place = part.values.find(({ way }) => way[0] === 'needs')?.place ?? part.place;
    for (const lookup of is.needs) {
      const done = prover.attempt(() => {
        const never = diagrams.not(loads.before(lookup, is.step));
        const lost = diagrams.and(
          diagrams.and(evaluator.sectionCounts(is), never),
          passed(kit, is, 'and itself'),
        );
        kit.look(
          'JP210',
          place,
          [is.needs.indexOf(lookup)],
          lost === diagrams.no
            ? null
            : {
                message: `Some households wait here for ever: \`${is.id}\` needs \`lookups.${lookup}\`, and nothing that they do loads it.`,
                help: 'take it out of `needs`, or load it for all who get here',
              },
          () => prover.household(lost, isTrue),
        );
        return true;
      });
      if (done === null) kit.incomplete.push(part.place);
    }
  }
}
