import { allIn, allOf, ruleOf, type PartOf, type Place } from '../../journey';
import { nameUnder, isWithin } from '../../rules';
import type { Node } from '../diagrams/diagrams';
import { variablesUnder } from '../diagrams/ways';
import { changesIn } from '../reach/changes-in';
import { loadsOf, type Loads } from '../reach/loads';
import { stepsThatRun } from '../reach/steps-that-run';
import { isTrue } from '../values/value';
import type { Kit } from './kit';
import { passed } from './passed';

/** Ways from step to step: those that lead nowhere, and those at whose end nobody may stay. */
export function waysOn(kit: Kit): void {
  const loads = loadsOf(kit.prover);
  const { journey } = kit.prover;
  for (const part of allOf(journey, 'step')) {
    leadsOn(kit, part);
    sendsNothing(kit, part);
  }
  for (const part of allOf(journey, 'sequence')) leavesOneBehind(kit, part);
  for (const part of allOf(journey, 'change')) {
    if (part.is.goTo === null || part.owner.kind === 'failure') continue;
    const done = kit.prover.attempt(() => {
      clearsOnTheWay(kit, part);
      comesTooEarly(kit, loads, part);
      bringsNothing(kit, loads, part);
      return true;
    });
    if (done === null) kit.incomplete.push(part.place);
  }
}

const goesOn = ({ is }: PartOf<'change'>): boolean =>
  is.goTo !== null || is.leave !== undefined || is.run !== null || is.open !== null;

/** Whether something leads on when all goes well. */
function leads(kit: Kit, sequence: string): boolean {
  const part = allOf(kit.prover.journey, 'sequence').find(({ is }) => is.id === sequence);
  if (part === undefined || part.is.commit !== null) return true;
  const runs = part.parts.filter((each) => each.kind === 'run');
  return [...changesIn(part), ...runs.flatMap(changesIn)].some(goesOn);
}

/** A step that is sent, and stays where it is. */
function leadsOn(kit: Kit, part: PartOf<'step'>): void {
  const { submit } = part.is;
  const place = part.parts.find(({ kind }) => kind === 'submit')?.place ?? part.place;
  kit.look(
    'JP212',
    place,
    [],
    submit === null || leads(kit, submit.sequence)
      ? null
      : {
          message: `\`${submit.sequence}\` leads nowhere when all has gone well: the household stands on \`${part.is.id}\` as before.`,
          help: 'give its end a `goTo`, or what else goes on',
        },
  );
  const asks = allIn(part, 'field').some(({ owner }) => owner.is.present.as === 'page');
  const hasWay =
    submit !== null ||
    part.is.screen !== null ||
    allIn(part, 'change').some(goesOn) ||
    allIn(part, 'action').length > 0;
  kit.look(
    'JP212',
    part.place,
    ['on'],
    !asks || hasWay
      ? null
      : {
          message: `\`${part.is.id}\` asks something and nothing leads on from it: it has no button.`,
          help: 'give it a `submit`, or a reaction that goes on',
        },
  );
}

/** A button that stands only where its step asks nothing. */
function sendsNothing(kit: Kit, part: PartOf<'step'>): void {
  const { diagrams, evaluator } = kit.prover;
  const submit = part.parts.find((each): each is PartOf<'submit'> => each.kind === 'submit');
  const fields = allIn(part, 'field').filter(({ owner }) => owner.is.present.as === 'page');
  const when = submit?.rules.find(({ way }) => way[0] === 'when');
  if (submit === undefined || when === undefined || fields.length === 0) return;
  const here = kit.prover.attempt(() => {
    const asked = fields.reduce<Node>(
      (so, { is, owner }) =>
        diagrams.or(
          so,
          diagrams.and(evaluator.sectionCounts(owner.is), evaluator.holds(is.relevant)),
        ),
      diagrams.no,
    );
    const can = evaluator.holdsAt(when);
    return can === diagrams.no ? null : diagrams.and(can, asked);
  });
  const last = part.is.sections.findLast(({ present }) => present.as === 'page');
  const done =
    last === undefined || here === null || here === diagrams.no
      ? null
      : kit.prover.attempt(() => diagrams.and(here, passed(kit, last, 'and itself')));
  if (done === diagrams.no)
    kit.say({
      code: 'JP208',
      place: when.place,
      message: `The button of \`${part.is.id}\` never stands where all that is asked there is in order.`,
      help: 'let it stand where the answers are that it sends',
    });
  kit.look(
    'JP208',
    when.place,
    ['asked'],
    here !== diagrams.no
      ? null
      : {
          message: `The button of \`${part.is.id}\` stands only where nothing is asked there, and never where something is.`,
          help: 'let it stand where the answers are that it sends',
        },
  );
}

const requirementsOf = (kit: Kit, step: string | null): readonly PartOf<'requirement'>[] =>
  allOf(kit.prover.journey, 'requirement').filter(({ owner }) => owner.is.id === step);

/** What is cleared with the same change that leads to where it is required. */
function clearsOnTheWay(kit: Kit, part: PartOf<'change'>): void {
  const { diagrams, evaluator } = kit.prover;
  const { clear, set, goTo } = part.is;
  const gone = clear.filter((path) => !Object.keys(set).some((each) => isWithin(each, path)));
  for (const each of requirementsOf(kit, goTo)) {
    const required = evaluator.holdsAt(ruleOf(each, 'that'));
    let after = required;
    for (const path of gone) {
      const lookup = nameUnder('lookups', path);
      const nothing = evaluator.holds(
        lookup === null
          ? { '!': { isAnswered: { var: path } } }
          : { '===': [{ lookupStatus: lookup }, 'idle'] },
      );
      after = diagrams.some(`cleared ${path}`, diagrams.and(after, nothing), ({ term }) =>
        isWithin((term.path ?? '').replace(/^status:/, 'lookups.'), path),
      );
    }
    const lost = diagrams.and(
      diagrams.and(required, evaluator.holdsAt(ruleOf(part, 'when'))),
      diagrams.not(after),
    );
    const read = variablesUnder(diagrams, required).map(({ term }) =>
      (term.path ?? '').replace(/^status:/, 'lookups.'),
    );
    const names = gone.filter((path) => read.some((one) => isWithin(one, path)));
    if (lost === diagrams.no) continue;
    const witness = kit.prover.household(lost, isTrue);
    if (witness === null || kit.prover.replay(witness, ruleOf(each, 'that').rule) !== true) {
      kit.notReplayed += 1;
      continue;
    }
    kit.say(
      {
        code: 'JP211',
        place: placeOf(part),
        message: `This clears ${names.map((name) => `\`${name}\``).join(', ')} and leads to \`${goTo ?? ''}\`, which some households may not enter without: they are sent to \`${each.is.goTo}\` at once.`,
        help: 'clear it elsewhere, or let the step require something else',
      },
      witness,
    );
  }
}

/** One of several steps that keep their answer under one name: all the others lead on, and nothing else does. */
function leavesOneBehind(kit: Kit, part: PartOf<'sequence'>): void {
  const runs = part.parts.filter((each): each is PartOf<'run'> => each.kind === 'run');
  const isSure = (change: PartOf<'change'>): boolean => change.is.when === true && goesOn(change);
  const isLed = changesIn(part).some(({ way, is }) => way[0] === 'then' && is.goTo !== null);
  for (const run of runs) {
    const others = runs.filter((each) => each !== run && each.is.use.as === run.is.use.as);
    const isLeft =
      !isLed &&
      others.length > 0 &&
      others.every((each) => changesIn(each).some(isSure)) &&
      !changesIn(run).some(goesOn);
    kit.look(
      'JP212',
      run.place,
      [],
      isLeft
        ? {
            message: `\`${run.is.id}\` leads nowhere, and the steps that others take in its place do: its household stands where it was.`,
            help: 'give it the `goTo` that the others have',
          }
        : null,
    );
  }
}

/** What a step requires, and what leads there sets for others alone. */
function bringsNothing(kit: Kit, loads: Loads, part: PartOf<'change'>): void {
  const { diagrams, evaluator, atoms, journey } = kit.prover;
  const { owner, is } = part;
  if (owner.kind !== 'run') return;
  const sequence = owner.owner;
  const set = [...changesIn(sequence), ...changesIn(owner)].flatMap((each) =>
    Object.keys(each.is.set),
  );
  const when = diagrams.and(
    evaluator.holdsAt(ruleOf(owner, 'when')),
    evaluator.holdsAt(ruleOf(part, 'when')),
  );
  for (const each of requirementsOf(kit, is.goTo)) {
    const that = ruleOf(each, 'that');
    const required = evaluator.holdsAt(that);
    const path = variablesUnder(diagrams, required)
      .map(({ term }) => atoms.answers.declared(term.path ?? ''))
      .find(
        (answer) =>
          answer !== null &&
          atoms.answers.askedAt(answer).length === 0 &&
          !set.some((other) => isWithin(other, answer) || isWithin(answer, other)) &&
          diagrams.and(required, evaluator.holds({ '!': { isAnswered: { var: answer } } })) ===
            diagrams.no,
      );
    const starts = path === undefined || path === null ? [] : atoms.answers.startsOf(path);
    if (path === undefined || path === null || starts.some((json) => json !== null)) continue;
    const steps = stepsThatRun(journey, sequence.is.id);
    const had = steps.reduce<Node>(
      (so, step) => diagrams.or(so, loads.setBefore(path, step, new Set())),
      diagrams.no,
    );
    const lost = diagrams.and(when, diagrams.not(had));
    if (steps.length === 0 || lost === diagrams.no) continue;
    const witness = kit.prover.household(lost, isTrue);
    if (witness === null || kit.prover.replay(witness, ruleOf(owner, 'when').rule) !== true) {
      kit.notReplayed += 1;
      continue;
    }
    kit.say(
      {
        code: 'JP211',
        place: part.place,
        message: `This leads to \`${is.goTo ?? ''}\`, which requires \`${path}\`, and nothing sets that for some households: they are sent to \`${each.is.goTo}\` at once.`,
        help: 'set it here too, or let the step require something else',
      },
      witness,
    );
  }
}

/** What a step requires and nothing loads on the way from an earlier one. */
function comesTooEarly(kit: Kit, loads: Loads, part: PartOf<'change'>): void {
  const { diagrams, evaluator, journey } = kit.prover;
  const at = (id: string): number => journey.steps.findIndex((each) => each.id === id);
  const { goTo } = part.is;
  const from = stepsOf(kit, part).filter((id) => at(id) < at(goTo ?? ''));
  if (from.length === 0) return;
  const own = sequenceOf(part)?.steps.map(({ use }) => use.as) ?? [];
  for (const each of requirementsOf(kit, goTo)) {
    const that = ruleOf(each, 'that');
    const required = evaluator.holdsAt(that);
    const lookups = new Set(
      variablesUnder(diagrams, required).flatMap(({ term }) =>
        term.key.startsWith('status:') ? [term.key.slice(7)] : [],
      ),
    );
    for (const lookup of lookups) {
      const without = diagrams.and(
        required,
        diagrams.not(evaluator.holds({ '===': [{ lookupStatus: lookup }, 'ready'] })),
      );
      const isLate =
        without === diagrams.no &&
        required !== diagrams.no &&
        !own.includes(lookup) &&
        from.every((step) => loads.before(lookup, step) === diagrams.no);
      if (!isLate) continue;
      kit.say({
        code: 'JP211',
        place: that.place,
        message: `Who comes from ${from.map((name) => `\`${name}\``).join(', ')} is sent away at once: this waits for \`lookups.${lookup}\`, which nothing loads before.`,
        help: 'load it on the way here, or require what is there by then',
      });
    }
  }
}

const placeOf = (part: PartOf<'change'>): Place =>
  part.values.find(({ way }) => way[0] === 'clear')?.place ?? part.place;

function sequenceOf({ owner }: PartOf<'change'>): PartOf<'sequence'>['is'] | null {
  if (owner.kind === 'sequence') return owner.is;
  return owner.kind === 'run' ? owner.owner.is : null;
}

/** Ids of the steps on which a change happens. */
function stepsOf(kit: Kit, part: PartOf<'change'>): readonly string[] {
  const { owner } = part;
  const sequence = sequenceOf(part);
  if (sequence !== null) return stepsThatRun(kit.prover.journey, sequence.id);
  if (owner.kind !== 'reaction') return [];
  return [owner.owner.kind === 'section' ? owner.owner.is.step : owner.owner.is.id];
}
