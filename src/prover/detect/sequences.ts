import { allIn, allOf, ruleOf, type PartOf, type Place } from '../../journey';
import { isWithin, readsThrough, type Rule } from '../../rules';
import type { Node } from '../diagrams/diagrams';
import { readingInstead } from '../evaluate/reading-instead';
import { changesIn } from '../reach/changes-in';
import { loadsOf, type Loads } from '../reach/loads';
import { stepsThatRun } from '../reach/steps-that-run';
import { isTrue } from '../values/value';
import { passed } from './passed';
import type { Kit } from './kit';

type Runs = readonly PartOf<'run'>[];

/** Steps of a sequence before what they need, and households for whom none of them is called. */
export function sequences(kit: Kit): void {
  const loads = loadsOf(kit.prover);
  for (const part of allOf(kit.prover.journey, 'sequence')) {
    const runs = part.parts.filter((each) => each.kind === 'run');
    for (const index of runs.keys()) {
      readsLater(kit, runs, index);
      waitsForItself(kit, loads, runs, index);
    }
    const done = kit.prover.attempt(() => {
      noneFits(kit, part, runs);
      return true;
    });
    if (done === null) kit.incomplete.push(part.place);
  }
}

/** Reads what only a later one loads. */
function readsLater(kit: Kit, runs: Runs, index: number): void {
  const { journey } = kit.prover;
  const run = runs[index];
  if (run === undefined) return;
  const notYet = runs.slice(index);
  const own = new Set<unknown>(notYet.map(({ is }) => is.use));
  const early = notYet
    .map(({ is }) => is.use.as)
    .filter(
      (name) =>
        allOf(journey, 'use').every(({ is }) => is.as !== name || own.has(is)) ||
        isWaitedFor(kit, run, name),
    );
  const look = (place: Place, rule: Rule): void => {
    const reads = readsThrough(journey.facts, rule);
    const isRead = (name: string): boolean =>
      [...reads].some((each) => isWithin(each, `lookups.${name}`));
    const name = early.find(isRead);
    const by = runs.find(({ is }) => is.use.as === name)?.is.id ?? '';
    kit.look(
      'JP306',
      place,
      [],
      name === undefined
        ? null
        : {
            message: `This reads \`lookups.${name}\`, which \`${by}\` loads only afterwards.`,
            help: 'bring the steps into another order, or read something else',
          },
    );
  };
  for (const { place, rule, way } of run.rules) if (way[0] === 'when') look(place, rule);
  for (const use of allIn(run, 'use'))
    if (use.owner === run) for (const { place, rule } of use.rules) look(place, rule);
}

/** Whether a step is called only once a lookup is there. */
function isWaitedFor({ prover }: Kit, run: PartOf<'run'>, lookup: string): boolean {
  const { diagrams, evaluator } = prover;
  const without = prover.attempt(() => {
    const when = evaluator.holdsAt(ruleOf(run, 'when'));
    const ready = evaluator.holds({ '===': [{ lookupStatus: lookup }, 'ready'] });
    return diagrams.and(when, diagrams.not(ready));
  });
  return without === diagrams.no;
}

/** Waits for an answer that comes with it, or after it. */
function waitsForItself(kit: Kit, loads: Loads, runs: Runs, index: number): void {
  const { diagrams, evaluator, journey, atoms } = kit.prover;
  const run = runs[index];
  if (run === undefined) return;
  const when = ruleOf(run, 'when');
  const brought = runs
    .slice(index)
    .flatMap((each) => changesIn(each).flatMap(({ is }) => Object.keys(is.set)));
  const late = [...new Set(brought)].find((path) => {
    if (atoms.answers.askedAt(path).length > 0 || !readsThrough(journey.facts, when.rule).has(path))
      return false;
    const node = kit.prover.attempt(() => {
      const without = diagrams.and(
        evaluator.holdsAt(when),
        evaluator.holds({ '!': { isAnswered: { var: path } } }),
      );
      if (without !== diagrams.no) return without;
      const steps = stepsThatRun(journey, run.owner.is.id);
      return steps.reduce<Node>(
        (so, step) =>
          diagrams.or(so, loads.setBefore(path, step, new Set([`sequence ${run.owner.is.id}`]))),
        steps.length === 0 ? diagrams.yes : diagrams.no,
      );
    });
    return node === diagrams.no;
  });
  if (late === undefined) return;
  kit.say({
    code: 'JP306',
    place: when.place,
    message: `\`${run.is.id}\` waits for \`${late}\`, which is set only by its own answer, or after it.`,
    help: 'let it wait for something that is there before, or for nothing',
  });
}

/**
 * Steps that bring the same, one for each kind of household: some household is through with the page and
 * is of none of these kinds, and the sequence goes on without.
 */
function noneFits(kit: Kit, part: PartOf<'sequence'>, runs: Runs): void {
  const { diagrams, evaluator, journey } = kit.prover;
  for (const name of new Set(runs.map(({ is }) => is.use.as))) {
    const all = runs.filter(({ is }) => is.use.as === name);
    const reads = [...changesIn(part)].flatMap(({ rules }) => rules.map(({ rule }) => rule));
    const isNeeded = [...readsThrough(journey.facts, ...reads)].some((each) =>
      isWithin(each, `lookups.${name}`),
    );
    if (all.length < 2 || !isNeeded) continue;
    const first = changesIn(part).filter(({ way, is }) => way[0] === 'first' && is.when === true);
    const set = Object.assign({}, ...first.map(({ is }) => is.set)) as Readonly<
      Record<string, Rule>
    >;
    const rules = all.map((run) =>
      readingInstead(ruleOf(run, 'when').rule, (path) =>
        Object.hasOwn(set, path) ? set[path] : undefined,
      ),
    );
    const called = rules.reduce<Node>(
      (so, rule) => diagrams.or(so, evaluator.holds(rule)),
      diagrams.no,
    );
    for (const step of journey.steps) {
      const last = step.sections.findLast(({ present }) => present.as === 'page');
      if (step.submit?.sequence !== part.is.id || last === undefined) continue;
      const sent = evaluator.holds(step.submit.when ?? true);
      const done = diagrams.and(passed(kit, last, 'and itself'), sent);
      const lost = diagrams.and(done, diagrams.not(called));
      if (lost === diagrams.no) continue;
      const witness = kit.prover.household(lost, isTrue);
      if (witness === null || rules.some((rule) => kit.prover.replay(witness, rule) === true)) {
        kit.notReplayed += 1;
        continue;
      }
      kit.say(
        {
          code: 'JP311',
          place: all.at(-1)?.place ?? part.place,
          message: `For some households none of the steps is called that load \`lookups.${name}\`, and \`${part.is.id}\` goes on without.`,
          help: 'let one of their conditions hold for each household that gets here',
        },
        witness,
      );
    }
  }
}
