import { allIn, allOf, ruleOf, type CompiledSection, type PartOf, type Place } from '../../journey';
import { isWithin, nameUnder, type Rule } from '../../rules';
import type { Node, Variable } from '../diagrams/diagrams';
import { variablesUnder } from '../diagrams/ways';
import { loadsOf, type Loads } from '../reach/loads';
import { isTrue } from '../values/value';
import { canAnswer, lookAtEach, questionsOf, type Question } from './contexts';
import { isSetFor, reasonFor } from './dead-ends';
import type { Kit } from './kit';

/** Something that a household has to do, and what must not be used for it, as it waits for that itself. */
interface Waiting {
  readonly section: CompiledSection;
  /** Where it is still to be done; what is asked here stays as it is. */
  readonly when: Node;
  /** Where it can be done. */
  readonly can: Node;
  readonly around: ReadonlySet<string>;
}

/** What some households cannot do before it is done: what it waits for comes with it, or after it. */
export function waits(kit: Kit): void {
  const loads = loadsOf(kit.prover);
  const questions = questionsOf(kit).filter(({ field }) => field.list === null);
  lookAtEach(kit, questions, (question) => {
    waitsOfOptions(kit, question);
    waitsOfQuestion(kit, loads, question);
  });
  for (const part of allOf(kit.prover.journey, 'action')) {
    const done = kit.prover.attempt(() => {
      waitsOfButton(kit, loads, part);
      return true;
    });
    if (done === null) kit.incomplete.push(part.place);
  }
}

function waitsOfQuestion(kit: Kit, loads: Loads, question: Question): void {
  const { diagrams } = kit.prover;
  const { field, section, needed, missing } = question;
  const can = canAnswer(kit, field.path);
  const when = diagrams.and(needed, missing);
  const lost = waitingForEver(kit, loads, {
    ...{ section, when, can },
    around: new Set([`answer ${field.path}`]),
  });
  if (lost === null) return;
  const witness = kit.prover.household(lost.node, isTrue);
  const reason =
    witness === null
      ? null
      : reasonFor(kit, question, (rule) => kit.prover.replay(witness, rule) === true);
  if (reason === null) {
    kit.notReplayed += 1;
    return;
  }
  say(kit, 'JP203', reason.place, `\`${field.path}\``, lost.names, witness);
}

/** Options that are offered only once their own question is answered. */
function waitsOfOptions(kit: Kit, question: Question): void {
  const { diagrams, evaluator, journey } = kit.prover;
  const { field, section, counts } = question;
  const start = atStart(kit, field.path);
  if (field.options?.kind !== 'list' || start === null) return;
  if (isSetFor(kit, question)) return;
  const part = allOf(journey, 'field').find(
    ({ is, owner }) => is === field && owner.is === section,
  );
  for (const option of part === undefined ? [] : allIn(part, 'option')) {
    const when = ruleOf(option, 'when');
    const offered = diagrams.and(counts, evaluator.holdsAt(when));
    const isLate = offered !== diagrams.no && diagrams.and(offered, start) === diagrams.no;
    if (isLate)
      kit.say({
        code: 'JP203',
        place: when.place,
        message: `This is offered only once \`${field.path}\` is answered already.`,
        help: 'let it hang on something else than the answer itself',
      });
  }
}

function waitsOfButton(kit: Kit, loads: Loads, part: PartOf<'action'>): void {
  const { diagrams, evaluator } = kit.prover;
  const { is, owner } = part;
  const section = owner.is;
  const enabled = ruleOf(part, 'enabled');
  const own = questionsOf(kit).filter((each) => each.section === section);
  const beside = own.find(({ field }) => field.name === is.beside);
  const when = diagrams.and(
    diagrams.and(evaluator.sectionCounts(section), evaluator.holds(section.visible)),
    beside === undefined
      ? diagrams.yes
      : diagrams.and(beside.counts, evaluator.holds(beside.field.visible)),
  );
  const valid = own.filter(({ field }) => is.valid.includes(field.name));
  const can = valid.reduce<Node>(
    (so, { needed, missing }) => diagrams.and(so, diagrams.not(diagrams.and(needed, missing))),
    evaluator.holdsAt(enabled),
  );
  const lost = waitingForEver(kit, loads, {
    ...{ section, when, can },
    around: new Set([`press ${section.id}.${is.id}`]),
  });
  if (lost === null) return;
  const witness = kit.prover.household(lost.node, isTrue);
  const holds = (rule: Rule): boolean =>
    witness !== null && kit.prover.replay(witness, rule) === true;
  const isStuck =
    holds(section.relevant) &&
    (!holds(enabled.rule) ||
      valid.some(
        ({ field }) => holds(field.required) && !holds({ isAnswered: { var: field.path } }),
      ));
  if (isStuck)
    say(kit, 'JP208', enabled.place, `the button \`${section.id}.${is.id}\``, lost.names, witness);
  else kit.notReplayed += 1;
}

function say(
  kit: Kit,
  code: 'JP203' | 'JP208',
  place: Place,
  what: string,
  names: readonly string[],
  witness: Parameters<Kit['say']>[1],
): void {
  const waitsFor = names.map((each) => `\`${each}\``).join(', ');
  const does =
    code === 'JP203'
      ? 'is asked of some households and cannot be answered'
      : 'cannot be pressed by some households';
  const subject = what.charAt(0).toUpperCase() + what.slice(1);
  kit.say(
    {
      ...{ code, place },
      message: `${subject} ${does}: it waits for ${waitsFor}, which comes with it or after it.`,
      help: 'let it wait for something that comes before it, or for nothing',
    },
    witness ?? null,
  );
}

/** What a variable is of: a declared answer, or a lookup; null for what is there from the start. */
function sourceOf(kit: Kit, { term }: Variable): string | null {
  const path = (term.path ?? '').replace(/^status:/, 'lookups.');
  const lookup = nameUnder('lookups', path);
  return lookup === null ? kit.prover.atoms.answers.declared(path) : `lookups.${lookup}`;
}

/** Where something would help that is not there by then; null where nobody waits for that. */
function waitingForEver(
  kit: Kit,
  loads: Loads,
  { section, when, can, around }: Waiting,
): { readonly node: Node; readonly names: readonly string[] } | null {
  const { diagrams } = kit.prover;
  const stuck = diagrams.and(when, diagrams.not(can));
  if (stuck === diagrams.no) return null;
  const fixed = new Set(variablesUnder(diagrams, when).map(({ index }) => index));
  const free = variablesUnder(diagrams, can).filter(({ index }) => !fixed.has(index));
  const sources = new Set(free.map((each) => sourceOf(kit, each)));
  const isFree = (variable: Variable): boolean => !fixed.has(variable.index);
  const name = [...fixed].join();
  let ever = can;
  const late: string[] = [];
  for (const source of sources) {
    const isIts = (variable: Variable): boolean =>
      isFree(variable) && sourceOf(kit, variable) === source;
    const with_ = diagrams.some(`${name} with ${source ?? ''}`, ever, isIts);
    const start = source === null ? null : atStart(kit, source);
    if (source === null || start === null) {
      ever = with_;
      continue;
    }
    const without = diagrams.some(`${name} with ${source}`, diagrams.and(ever, start), isIts);
    const had = diagrams.some(`but ${name}`, obtained(kit, loads, source, section, around), isFree);
    ever = diagrams.or(without, diagrams.and(had, with_));
    if (diagrams.and(with_, diagrams.not(without)) !== diagrams.no && had !== diagrams.yes)
      late.push(source);
  }
  const some = diagrams.some(`but ${name}`, can, isFree);
  const node = diagrams.and(diagrams.and(stuck, some), diagrams.not(ever));
  return node === diagrams.no || late.length === 0 ? null : { node, names: late };
}

/**
 * Where an answer or a lookup is as it was at the start; null where that is not known. What begins
 * with a value reads as nothing while it is not asked.
 */
function atStart(kit: Kit, source: string): Node | null {
  const { evaluator, atoms, diagrams } = kit.prover;
  const lookup = nameUnder('lookups', source);
  if (lookup !== null) return evaluator.holds({ '===': [{ lookupStatus: lookup }, 'idle'] });
  const [start = null, ...others] = new Set(atoms.answers.startsOf(source));
  if (others.length > 0 || (start !== null && typeof start === 'object')) return null;
  if (start === null) return evaluator.holds({ '!': { isAnswered: { var: source } } });
  const asked = questionsOf(kit).filter(({ field }) => field.path === source);
  const counts = asked.reduce<Node>((so, each) => diagrams.or(so, each.counts), diagrams.no);
  const begun = evaluator.holds({ '===': [{ var: source }, start] });
  return asked.length === 0 ? begun : diagrams.or(begun, diagrams.not(counts));
}

/** For whom something is there before they have done what is waited for. */
function obtained(
  kit: Kit,
  loads: Loads,
  source: string,
  section: CompiledSection,
  around: ReadonlySet<string>,
): Node {
  const { diagrams } = kit.prover;
  const lookup = nameUnder('lookups', source);
  if (lookup !== null) return loads.before(lookup, section.step, around);
  const given = questionsOf(kit)
    .filter((each) => each.field.path === source && comesBefore(kit, each.section, section))
    .map(({ answerable, field }) => {
      const { options } = field;
      const listed =
        options?.kind === 'lookup' && field.unlisted === null
          ? loads.before(options.lookup, section.step, around)
          : diagrams.yes;
      return diagrams.and(listed, withoutThem(kit, answerable, around));
    });
  const set = loads.setBefore(source, section.step, around);
  return given.reduce<Node>((so, each) => diagrams.or(so, each), set);
}

/** Whether a household can stand on one sheet before it is through with another. */
function comesBefore({ prover }: Kit, one: CompiledSection, other: CompiledSection): boolean {
  const { steps } = prover.journey;
  const at = (id: string): number => steps.findIndex((each) => each.id === id);
  if (one.step !== other.step) return at(one.step) < at(other.step);
  const step = steps[at(one.step)];
  const inTurn = step?.progressive === true && one.present.as === 'page';
  if (!inTurn || other.present.as !== 'page') return true;
  return step.sections.indexOf(one) <= step.sections.indexOf(other);
}

/** A condition while what waits for it is as it was at the start. */
function withoutThem(kit: Kit, node: Node, around: ReadonlySet<string>): Node {
  const { diagrams } = kit.prover;
  let so = node;
  for (const each of around) {
    const path = each.startsWith('answer ') ? each.slice(7) : null;
    const start = path === null ? null : atStart(kit, path);
    if (path === null || start === null) continue;
    so = diagrams.some(each, diagrams.and(so, start), ({ term }) =>
      isWithin(term.path ?? '', path),
    );
  }
  return so;
}
