import { isTrue } from '../values/value';
import type { Node } from '../diagrams/diagrams';
import { variablesUnder } from '../diagrams/ways';
import { questionsOf, type Question } from './contexts';
import type { Kit } from './kit';

/** Answers that are required of a household which has no way to give them. */
export function deadEnds(kit: Kit): void {
  const { prover } = kit;
  const questions = questionsOf(kit);
  for (const question of questions) {
    if (question.field.list !== null) continue;
    const alike = questions.filter(({ field }) => field.path === question.field.path);
    prover.attempt(() => {
      stuck(kit, question, alike);
      return true;
    }) ?? kit.incomplete.push(question.place);
  }
}

function stuck(kit: Kit, question: Question, alike: readonly Question[]): void {
  const { prover } = kit;
  const { diagrams, atoms } = prover;
  const { needed, missing, field, place } = question;
  const open = diagrams.and(needed, missing);
  if (open === diagrams.no) return;
  const answerable = alike.reduce<Node>(
    (so, each) => diagrams.or(so, each.answerable),
    diagrams.no,
  );
  // What a partner is asked for may still come.
  const sometimes = diagrams.some('partner', answerable, ({ term }) => isPartners(term.key));
  const lost = diagrams.and(open, diagrams.not(sometimes));
  // What something else sets need not be asked of anybody.
  const writers = atoms.answers.writersOf(field.path);
  const isSet = writers === null || writers.rules.length > 0;
  const never = lost === open;
  const found = lost !== diagrams.no && (never || !isSet) && !(isSet && !field.mustAccept);
  if (found) {
    const witness = prover.household(lost, isTrue);
    if (witness === null || !shows(kit, question, witness)) {
      kit.notReplayed += 1;
      return;
    }
    kit.say(
      {
        code: 'JP201',
        place,
        message: `\`${field.path}\` is required of ${never ? 'everybody who is asked' : 'some households'}, who can${never ? '' : ' then'} never answer it: it is hidden, locked or without an option.`,
        help: 'let `required` hold only where the question is drawn and can be answered',
      },
      witness,
    );
    return;
  }
  if (!isSet) waits(kit, question, open, answerable);
}

const isPartners = (key: string): boolean =>
  /(?:^|[( ])(?:status:|lookups\.|commits\.|draft:)/.test(key);

/** Whether the engine agrees that the answer is required, missing and not to be given. */
function shows(
  kit: Kit,
  { field, section }: Question,
  witness: Parameters<Kit['say']>[1] & object,
): boolean {
  const { prover } = kit;
  const holds = (rule: Parameters<typeof prover.replay>[1]): boolean =>
    prover.replay(witness, rule) === true;
  if (!holds(section.relevant) || !holds(field.relevant) || !holds(field.required)) return false;
  const offered =
    field.options?.kind !== 'list' ||
    field.options.items.some(({ when, unavailable }) => holds(when) && !holds(unavailable));
  return !(holds(section.visible) && holds(field.visible) && !holds(field.disabled) && offered);
}

/** A question of a progressive step that shows only once something is answered which comes later. */
function waits(kit: Kit, question: Question, open: Node, answerable: Node): void {
  const { prover } = kit;
  const { diagrams, evaluator, atoms, journey } = prover;
  const step = journey.steps.find(({ id }) => id === question.section.step);
  if (step?.progressive !== true || question.section.present.as !== 'page') return;
  const order = step.sections.findIndex((each) => each.id === question.section.id);
  const early = new Set(
    step.sections
      .filter((each, index) => index <= order || each.present.as !== 'page')
      .flatMap(({ fields }) => fields.map(({ path }) => path)),
  );
  const late = new Set(
    step.sections
      .slice(order + 1)
      .filter((each) => each.present.as === 'page' && each.id !== question.section.id)
      .flatMap(({ fields }) => fields.map(({ path }) => path))
      .filter((path) => {
        const writers = atoms.answers.writersOf(path);
        return (
          !early.has(path) &&
          writers !== null &&
          writers.rules.length === 0 &&
          writers.values.length === 0
        );
      }),
  );
  const asked = variablesUnder(diagrams, answerable).flatMap(({ term }) =>
    term.path !== undefined && late.has(term.path) ? [term.path] : [],
  );
  if (asked.length === 0) return;
  const before = asked.reduce<Node>(
    (so, path) => diagrams.and(so, diagrams.not(evaluator.holds({ isAnswered: { var: path } }))),
    open,
  );
  const lost = diagrams.and(before, diagrams.not(answerable));
  if (before === diagrams.no || lost !== before) return;
  kit.say(
    {
      code: 'JP203',
      place: question.place,
      message: `\`${question.field.path}\` is required, and can be answered only once ${asked.map((path) => `\`${path}\``).join(', ')} is, which comes on a later sheet.`,
      help: 'sheets come one by one: ask the other question first, or do not wait for it',
    },
    prover.household(lost, isTrue),
  );
}
