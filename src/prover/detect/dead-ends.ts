import { allOf, type CompiledSection, type Part, type Place } from '../../journey';
import { isInside, type Json, type Rule } from '../../rules';
import type { Node } from '../diagrams/diagrams';
import { leavesUnder, variablesUnder } from '../diagrams/ways';
import { isTrue } from '../values/value';
import { scopeName } from '../atoms/scope-name';
import { canAnswer, lookAtEach, questionsOf, type Question } from './contexts';
import type { Kit } from './kit';
import { othersAreFine, passed } from './passed';

/** Answers that are required of a household which has no way to give them. */
export function deadEnds(kit: Kit): void {
  const questions = questionsOf(kit).filter(({ field }) => field.list === null);
  lookAtEach(kit, questions, (question) => stuck(kit, question));
}

function stuck(kit: Kit, question: Question): void {
  const { prover } = kit;
  const { diagrams } = prover;
  const { needed, missing, field } = question;
  const open = diagrams.and(needed, missing);
  if (open === diagrams.no) return;
  const answerable = canAnswer(kit, field.path);
  const here = settled(kit, open, answerable);
  const closed = diagrams.and(here, diagrams.not(answerable));
  const never = closed === here;
  // What is still to be answered elsewhere may open it, or is found there.
  const lost = closed === diagrams.no ? closed : diagrams.and(closed, othersAreFine(kit, question));
  // What something else sets need not be asked of anybody; what must be accepted, of a person alone.
  if (lost !== diagrams.no && ((field.mustAccept && never) || !isSetFor(kit, question)))
    say(kit, question, lost, never);
  else optionless(kit, question);
}

/** Choices of which nothing is offered: what is set there is refused too. */
function optionless(kit: Kit, question: Question): void {
  const { diagrams, evaluator } = kit.prover;
  const { field, section, needed } = question;
  const drawn = diagrams.and(evaluator.holds(section.visible), evaluator.holds(field.visible));
  const free = diagrams.and(drawn, diagrams.not(evaluator.holds(field.disabled)));
  const offers = evaluator.offersSome(field);
  const lost = diagrams.and(settled(kit, diagrams.and(needed, free), offers), diagrams.not(offers));
  if (lost === diagrams.no) return;
  const here = diagrams.and(lost, passed(kit, section, 'not itself'));
  if (here !== diagrams.no) say(kit, question, here, false);
}

/** Where a condition holds and nothing is on its way that the other could hang on. */
export function settled({ prover: { diagrams, evaluator } }: Kit, node: Node, hangs: Node): Node {
  return variablesUnder(diagrams, diagrams.and(node, diagrams.not(hangs)))
    .flatMap(({ term }) => (term.key.startsWith('status:') ? [term.key.slice(7)] : []))
    .reduce(
      (so, name) => diagrams.and(so, evaluator.holds({ '===': [{ lookupStatus: name }, 'ready'] })),
      node,
    );
}

/** Whether something else than a person gives the answer, at a household that is asked here. */
export function isSetFor(kit: Kit, { field, section }: Question): boolean {
  const { atoms, evaluator, diagrams, journey } = kit.prover;
  const writers = atoms.answers.writersOf(field.path);
  if (writers === null) return true;
  const gives = (value: Json): boolean => (field.mustAccept ? value === true : value !== null);
  const isInAddress = allOf(journey, 'parameter').some(({ is }) => is.answer === field.path);
  if (isInAddress || atoms.answers.startsOf(field.path).some(gives)) return true;
  // Another variant's sheet opens for other households.
  const elsewhere = new Set(
    allOf(journey, 'opening').flatMap(({ owner, rules }) =>
      owner.is !== section && isSameSheet(owner.is, section) ? rules : [],
    ),
  );
  return writers.rules.some(
    (placed) =>
      !elsewhere.has(placed) &&
      leavesUnder(diagrams, evaluator.value(placed.rule, scopeName(placed))).some(
        (leaf) => leaf.is !== 'known' || gives(leaf.json),
      ),
  );
}

const isSameSheet = (one: CompiledSection, other: CompiledSection): boolean =>
  one.step === other.step && one.id === other.id;

/** Says it with a household of which the engine agrees; of what hangs on commits, which none can show, without. */
function say(kit: Kit, question: Question, lost: Node, never: boolean): void {
  const { path } = question.field;
  const { diagrams, evaluator } = kit.prover;
  const witness = kit.prover.household(lost, isTrue);
  const replayed =
    witness === null
      ? null
      : reasonFor(kit, question, (rule) => kit.prover.replay(witness, rule) === true);
  const hangs = variablesUnder(diagrams, lost).some(({ term }) => isInside(term.key, 'commits'));
  const reason =
    replayed === null && hangs && never
      ? reasonFor(
          kit,
          question,
          (rule) => diagrams.and(lost, evaluator.holds(rule)) !== diagrams.no,
        )
      : replayed;
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
    replayed === null ? null : witness,
  );
}

/** Why a household cannot answer what it must, by the rules that hold for it; null where it can. */
export const reasonFor = (
  kit: Kit,
  question: Question,
  holds: (rule: Rule) => boolean,
): Hindrance | null => (holds(question.field.required) ? hindranceOf(kit, question, holds) : null);

/** What keeps a household from answering. */
interface Hindrance {
  readonly words: string;
  readonly place: Place;
}

/** Why a household cannot answer what counts, by the rules that hold for it; null where it can. */
export function hindranceOf(
  kit: Kit,
  { field, section, place }: Question,
  holds: (rule: Rule) => boolean,
): Hindrance | null {
  if (!holds(section.relevant) || !holds(field.relevant)) return null;
  const part = allOf(kit.prover.journey, 'field').find(
    ({ is, owner }) => is === field && owner.is === section,
  );
  if (part === undefined) return null;
  const at = (key: string, from: Part): Place =>
    [...from.rules, ...from.values].find(({ way }) => way[0] === key)?.place ?? place;
  if (!holds(section.visible))
    return { words: 'its sheet is hidden', place: at('visible', part.owner) };
  if (!holds(field.visible)) return { words: 'it is hidden', place: at('visible', part) };
  if (holds(field.disabled)) return { words: 'it is locked', place: at('disabled', part) };
  const nothing = part.parts.find(({ kind }) => kind === 'options')?.place ?? place;
  if (field.options?.kind === 'ofItems')
    return holds({ isAnswered: { var: field.options.list } })
      ? null
      : { words: `\`${field.options.list}\` has no item to choose`, place: nothing };
  if (field.options?.kind !== 'list') return null;
  return field.options.items.some(({ when, unavailable }) => holds(when) && !holds(unavailable))
    ? null
    : { words: 'no option can be had', place: nothing };
}
