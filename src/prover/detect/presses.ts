import { allIn, allOf, ruleOf, type PartOf } from '../../journey';
import type { Node } from '../diagrams/diagrams';
import { isTrue } from '../values/value';
import { questionsOf } from './contexts';
import type { Kit } from './kit';

/** Buttons that some households can press without anything happening. */
export function presses(kit: Kit): void {
  for (const part of allOf(kit.prover.journey, 'action')) {
    const reactions = part.owner.parts.filter(
      (each) =>
        each.kind === 'reaction' &&
        each.is.on.kind === 'pressed' &&
        each.is.on.action === part.is.id,
    );
    // Of a button that nobody hears at all it is said already.
    if (reactions.length > 0) press(kit, part, reactions as readonly PartOf<'reaction'>[]);
  }
}

function press(kit: Kit, part: PartOf<'action'>, reactions: readonly PartOf<'reaction'>[]): void {
  const { prover } = kit;
  const { diagrams, evaluator } = prover;
  const enabled = ruleOf(part, 'enabled');
  const answer = prover.attempt(() => {
    const can = diagrams.and(stands(kit, part), evaluator.holdsAt(enabled));
    const leads = reactions.some((reaction) => allIn(reaction, 'change').some(leadsOn));
    const happens = reactions.reduce<Node>((so, reaction) => {
      const own = reaction.parts
        .filter((each) => each.kind === 'change')
        .filter((each) => doesSomething(each, leads))
        .reduce<Node>(
          (some, change) => diagrams.or(some, evaluator.holdsAt(ruleOf(change, 'when'))),
          diagrams.no,
        );
      return diagrams.or(so, diagrams.and(evaluator.holdsAt(ruleOf(reaction, 'when')), own));
    }, diagrams.no);
    return diagrams.and(can, diagrams.not(happens));
  });
  if (answer === null) kit.incomplete.push(part.place);
  kit.look(
    'JP309',
    part.place,
    [],
    answer === null || answer === diagrams.no
      ? null
      : {
          message: `Some households can press \`${part.is.id}\` and nothing happens: no reaction to it is for them.`,
          help: 'let it be enabled only for those for whom it does something, or react for all',
        },
    () => (answer === null ? null : prover.household(answer, isTrue)),
  );
}

/** Where a button is drawn: beside its question, in its block, with all that it needs in order. */
function stands(kit: Kit, { is, owner }: PartOf<'action'>): Node {
  const { diagrams, evaluator } = kit.prover;
  const all = [evaluator.sectionCounts(owner.is), evaluator.holds(owner.is.visible)];
  for (const { field, section, counts, needed, missing } of questionsOf(kit)) {
    if (section !== owner.is) continue;
    if (field.name === is.beside) all.push(counts, evaluator.holds(field.visible));
    if (is.valid.includes(field.name)) all.push(diagrams.not(diagrams.and(needed, missing)));
  }
  for (const block of owner.parts)
    if (block.kind === 'content' && block.is.id === is.block)
      all.push(evaluator.holds(block.is.when));
  return all.reduce((so, each) => diagrams.and(so, each), diagrams.yes);
}

/**
 * What a household can notice, or the journey goes on from. Where a press leads on for others, to empty
 * something is to make ready for that.
 */
const doesSomething = (change: PartOf<'change'>, leads: boolean): boolean =>
  Object.keys(change.is.set).length > 0 ||
  (!leads && change.is.clear.length > 0) ||
  leadsOn(change);

const leadsOn = ({ is }: PartOf<'change'>): boolean =>
  is.call.length > 0 ||
  is.run !== null ||
  is.open !== null ||
  is.goTo !== null ||
  is.leave !== undefined;
