import { allOf, type CompiledSection } from '../../journey';
import type { Node } from '../diagrams/diagrams';
import { isPartners } from '../atoms/scope-name';
import { Loads } from '../reach/loads';
import { isTrue } from '../values/value';
import { questionsOf } from './contexts';
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
          answered(kit, is),
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

/**
 * Where all that a sheet requires is answered, and all that the sheets before it do. What it requires
 * once a partner has answered counts too, as somebody can ask the partner.
 */
function answered(kit: Kit, section: CompiledSection): Node {
  const { diagrams, journey } = kit.prover;
  const { sections = [] } = journey.steps.find(({ id }) => id === section.step) ?? {};
  const sofar = new Set(sections.slice(0, sections.indexOf(section) + 1));
  return questionsOf(kit)
    .filter((each) => sofar.has(each.section) && each.section.present.as === 'page')
    .reduce<Node>((so, { needed, missing }) => {
      const ever = diagrams.some('partner', needed, ({ term }) => isPartners(term.key));
      return diagrams.and(so, diagrams.not(diagrams.and(ever, missing)));
    }, diagrams.yes);
}
