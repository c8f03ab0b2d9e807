import { allOf } from '../../journey';
import type { Rule } from '../../rules';
import { limitsCross } from '../atoms/list-limits';
import type { Node } from '../diagrams/diagrams';
import { variablesUnder } from '../diagrams/ways';
import { lookAtEach, questionsOf, type Question } from './contexts';
import type { Kit } from './kit';
import { othersAreFine } from './passed';

/** Lists that must have more items than they may, for a household of which all else is in order. */
export function listLimits(kit: Kit): void {
  lookAtEach(kit, questionsOf(kit), (question) => crossing(kit, question));
}

/** With the numbers that it hangs on as their questions take them; nowhere, if that differs by a rule. */
function within({ prover: { atoms, diagrams, evaluator } }: Kit, node: Node): Node {
  return variablesUnder(diagrams, node)
    .flatMap(({ term }) => atoms.answers.askedAt(term.key))
    .reduce((so, { field, schema: { minimum, maximum } }) => {
      const read: Rule = { var: field.path };
      if (field.bounds !== null && field.bounds.by !== null) return diagrams.no;
      const ranges = [[minimum, maximum], ...Object.values(field.bounds?.cases ?? {})];
      const rules = ranges.flatMap(([least, most]): readonly Rule[] => [
        ...(typeof least === 'number' ? [{ '>=': [read, least] }] : []),
        ...(typeof most === 'number' ? [{ '<=': [read, most] }] : []),
      ]);
      return rules.reduce<Node>((all, each) => diagrams.and(all, evaluator.holds(each)), so);
    }, node);
}

function crossing(kit: Kit, question: Question): void {
  const { diagrams, evaluator, journey } = kit.prover;
  const { section, field, needed } = question;
  const cross = limitsCross(field);
  if (cross === null) return;
  const lost = diagrams.and(needed, within(kit, evaluator.holds(cross)));
  if (lost === diagrams.no) return;
  const stuck = diagrams.and(lost, othersAreFine(kit, question));
  if (stuck === diagrams.no) return;
  const witness = kit.prover.household(stuck);
  const isBorneOut =
    witness !== null &&
    [section.relevant, field.relevant, field.required, cross].every(
      (rule) => kit.prover.replay(witness, rule) === true,
    );
  if (!isBorneOut) {
    kit.notReplayed += 1;
    return;
  }
  const check = allOf(journey, 'check').find(
    ({ is, owner }) => owner.is === section && is.id === 'minItems' && is.field === field.name,
  );
  kit.say(
    {
      code: 'JP214',
      place: check?.place ?? question.place,
      message: `\`${field.path}\` must have more items than it may: some households can neither add what is missing nor go on.`,
      help: 'bound the answer that says how many, or let the most follow it',
    },
    witness,
  );
}
