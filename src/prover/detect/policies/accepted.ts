import { allOf, type AcceptedPolicy } from '../../../journey';
import type { Node } from '../../diagrams/diagrams';
import { isTrue } from '../../values/value';
import { questionsOf } from '../contexts';
import type { Kit } from '../kit';

/** Households that are asked for the rest of a sheet and need not accept what all of them must. */
export function accepted(kit: Kit, { answer, when, because }: AcceptedPolicy): void {
  const { prover } = kit;
  const { diagrams, evaluator, journey } = prover;
  const asking = questionsOf(kit).filter(({ field }) => field.path === answer);
  const sheets = new Set(asking.map(({ section }) => `${section.step} ${section.id}`));
  for (const { is: section, place: around } of allOf(journey, 'section')) {
    if (!sheets.has(`${section.step} ${section.id}`)) continue;
    const own = asking.find((each) => each.section === section);
    const place = own?.place ?? around;
    const free = prover.attempt(() => {
      const here = diagrams.and(evaluator.sectionCounts(section), evaluator.holds(when));
      const must: Node = own?.field.mustAccept === true ? own.needed : diagrams.no;
      return diagrams.and(here, diagrams.not(must));
    });
    if (free === null) kit.incomplete.push(place);
    if (free === null || free === diagrams.no) continue;
    const witness = prover.household(free, isTrue);
    const isReplayed =
      witness !== null &&
      prover.replay(witness, section.relevant) === true &&
      prover.replay(witness, when) === true;
    if (!isReplayed) {
      kit.notReplayed += 1;
      continue;
    }
    kit.say(
      {
        code: 'JP402',
        place,
        message: `Some households of ${section.variant === null ? `\`${section.id}\`` : `the variant \`${section.variant.name}\``} need not accept \`${answer}\`. ${because}`,
        help: own === undefined ? 'ask for it there' : 'let it be required with `accepted`',
      },
      witness,
    );
  }
}
