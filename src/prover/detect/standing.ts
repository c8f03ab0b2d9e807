import { isWithin, type Json } from '../../rules';
import type { Node } from '../diagrams/diagrams';
import { variablesUnder } from '../diagrams/ways';
import { canAnswer, questionsOf, type Question } from './contexts';
import { hindranceOf, settled } from './dead-ends';
import type { Kit } from './kit';
import { othersAreFine } from './passed';

/**
 * Choices that stand and are refused: another answer takes them out of what is offered, and by then
 * the question cannot be answered any more. Its sheet is not whole, and nobody can mend it.
 */
export function standing(kit: Kit): void {
  const { prover } = kit;
  for (const question of questionsOf(kit)) {
    const { options } = question.field;
    if (options?.kind !== 'list') continue;
    const values = [...new Set(options.items.map((item) => item.value))];
    const isDone = values.every(
      (value) =>
        prover.attempt(() => {
          stands(kit, question, value);
          return true;
        }) !== null,
    );
    // What is too much for one choice is for the others too: there may be hundreds.
    if (!isDone) kit.incomplete.push(question.place);
  }
}

function stands(kit: Kit, question: Question, value: Json): void {
  const { diagrams, evaluator } = kit.prover;
  const { counts, field } = question;
  if (field.options?.kind !== 'list') return;
  const offered = evaluator.offers(field.options.items.filter((item) => item.value === value));
  const canBeHad = diagrams.and(offered, question.answerable) !== diagrams.no;
  if (offered === diagrams.yes || !canBeHad || !canTurn(kit, question, offered)) return;
  const chosen = diagrams.and(counts, evaluator.holds({ '===': [{ var: field.path }, value] }));
  const refused = diagrams.and(chosen, diagrams.not(offered));
  const answerable = canAnswer(kit, field.path);
  const lost = diagrams.and(settled(kit, refused, answerable), diagrams.not(answerable));
  const stuck = diagrams.and(lost, othersAreFine(kit, question));
  if (stuck === diagrams.no) return;
  const witness = kit.prover.household(stuck);
  const reason =
    witness === null
      ? null
      : hindranceOf(kit, question, (rule) => kit.prover.replay(witness, rule) === true);
  if (reason === null) {
    kit.notReplayed += 1;
    return;
  }
  kit.say(
    {
      code: 'JP213',
      place: reason.place,
      message: `\`${field.path}\` can hold ${JSON.stringify(value)}, which another answer takes out of what is offered; then it cannot be changed: ${reason.words}.`,
      help: 'let it be forgotten with what the option hangs on (`forgottenWith`), or let the question stand',
    },
    witness,
  );
}

/** Something that the option hangs on can be another later, and does not take the choice back. */
function canTurn({ prover }: Kit, { field }: Question, offered: Node): boolean {
  const causes = prover.journey.forgetting
    .filter(({ what, name }) => what === 'answer' && name === field.path)
    .flatMap((each) => each.with);
  return variablesUnder(prover.diagrams, offered).some(
    ({ term: { key } }) =>
      // What asks for an item asks for it as long as it is open.
      !key.startsWith('draft:') &&
      key !== field.path &&
      !causes.some((cause) => isWithin(key, cause)),
  );
}
