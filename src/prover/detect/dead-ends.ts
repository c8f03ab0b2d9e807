import { allOf, type Part, type Place } from '../../journey';
import type { Rule } from '../../rules';
import type { Node } from '../diagrams/diagrams';
import { variablesUnder } from '../diagrams/ways';
import { isTrue } from '../values/value';
import type { Household } from '../witness/household';
import { isPartners } from '../atoms/scope-name';
import { questionsOf, type Question } from './contexts';
import type { Kit } from './kit';

/** Answers that are required of a household which has no way to give them. */
export function deadEnds(kit: Kit): void {
  const { prover } = kit;
  const questions = questionsOf(kit);
  for (const question of questions) {
    if (question.field.list !== null) continue;
    const alike = questions.filter(({ field }) => field.path === question.field.path);
    const done = prover.attempt(() => {
      stuck(kit, question, alike);
      return true;
    });
    if (done === null) kit.incomplete.push(question.place);
  }
}

function stuck(kit: Kit, question: Question, alike: readonly Question[]): void {
  const { prover } = kit;
  const { diagrams, atoms } = prover;
  const { needed, missing, field } = question;
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
  if (lost !== diagrams.no && (never || !isSet) && !(isSet && !field.mustAccept))
    say(kit, question, lost, never);
  else if (!isSet) withoutOption(kit, question, open, answerable);
}

/** Choices of which nothing is offered, with all that the partner was asked for there. */
function withoutOption(kit: Kit, question: Question, open: Node, answerable: Node): void {
  const { diagrams, evaluator } = kit.prover;
  const { options } = question.field;
  if (options?.kind !== 'list') return;
  const lookups = variablesUnder(diagrams, answerable).flatMap(({ term }) =>
    term.key.startsWith('status:') ? [term.key.slice(7)] : [],
  );
  const ready = lookups.reduce<Node>(
    (so, name) => diagrams.and(so, evaluator.holds({ '===': [{ lookupStatus: name }, 'ready'] })),
    open,
  );
  const lost = diagrams.and(
    diagrams.and(ready, diagrams.not(answerable)),
    diagrams.and(
      evaluator.holds(question.section.visible),
      diagrams.and(
        evaluator.holds(question.field.visible),
        diagrams.not(evaluator.holds(question.field.disabled)),
      ),
    ),
  );
  if (lost !== diagrams.no) say(kit, question, lost, false);
}

/** Says it with a household of which the engine agrees; nothing where it does not. */
function say(kit: Kit, question: Question, lost: Node, never: boolean): void {
  const { path } = question.field;
  const witness = kit.prover.household(lost, isTrue);
  const reason = witness === null ? null : reasonFor(kit, question, witness);
  if (reason === null) {
    kit.notReplayed += 1;
    return;
  }
  kit.say(
    {
      code: 'JP201',
      place: reason.place,
      message: `\`${path}\` is required of ${never ? 'everybody who is asked' : 'some households'}, who can${never ? '' : ' then'} never answer it: ${reason.words}.`,
      help: 'let `required` hold only where the question is drawn and can be answered',
    },
    witness,
  );
}

/** Why the engine does not let this household answer what it must; null where it does. */
function reasonFor(
  kit: Kit,
  { field, section, place }: Question,
  witness: Household,
): { readonly words: string; readonly place: Place } | null {
  const { prover } = kit;
  const holds = (rule: Rule): boolean => prover.replay(witness, rule) === true;
  if (!holds(section.relevant) || !holds(field.relevant) || !holds(field.required)) return null;
  const part = allOf(prover.journey, 'field').find(
    ({ is, owner }) => is === field && owner.is === section,
  );
  if (part === undefined) return null;
  const at = (key: string, from: Part): Place =>
    [...from.rules, ...from.values].find(({ way }) => way[0] === key)?.place ?? place;
  if (!holds(section.visible))
    return { words: 'its sheet is hidden', place: at('visible', part.owner) };
  if (!holds(field.visible)) return { words: 'it is hidden', place: at('visible', part) };
  if (holds(field.disabled)) return { words: 'it is locked', place: at('disabled', part) };
  if (field.options?.kind !== 'list') return null;
  const options = part.parts.find(({ kind }) => kind === 'options');
  return field.options.items.some(({ when, unavailable }) => holds(when) && !holds(unavailable))
    ? null
    : { words: 'no option can be had', place: options?.place ?? place };
}
