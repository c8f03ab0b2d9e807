import { allIn, allOf, ruleOf, type PartOf } from '../../journey';
import { isWithin } from '../../rules';
import type { Node } from '../diagrams/diagrams';
import type { Prover } from '../prover';
import { changesIn } from '../reach/changes-in';
import { known } from '../values/value';
import { Course, givenUpKey, type Flight, type Run } from './course';
import { arrive, openSections } from './arrive';
import { Moment } from './moment';
import { failureOf, saidTo, type Saying } from './partner';

type Given = Readonly<Record<string, string>>;

/** A way on which the journey itself sends households. */
export interface Move {
  /** What sends them: a requirement, a change, or a call whose failure leads to the error page. */
  readonly part: Course['ways'][number]['part'];
  readonly to: string;
  /** What the address of that step carries. */
  readonly given: Given;
  /** Whom, by what they had when they came to the step that they leave. */
  readonly when: Node;
  /** What they have by then. */
  readonly after: Moment;
}

/** Rounds of one settling, and answers of partners, that are looked at: a step that takes more leads nowhere by itself. */
const most = { rounds: 16, answers: 60 };

/** What may be said to calls, and names under which some are made without anybody. */
export interface Partner {
  readonly sayings: readonly Saying[];
  readonly called: ReadonlySet<string>;
}

/** All ways by which a household leaves a step that it came to with `given` in the address, without doing anything. */
export function movesOf(
  prover: Prover,
  partner: Partner,
  step: PartOf<'step'>,
  given: Given,
): readonly Move[] {
  return new Visit(prover, partner, step).moves(given);
}

class Visit {
  readonly #prover: Prover;
  readonly #partner: Partner;
  readonly #step: PartOf<'step'>;
  readonly #course: Course;
  readonly #moves: Move[] = [];
  readonly #heard: readonly PartOf<'reaction'>[];
  readonly #running = new Map<string, Node>();
  /** Who has left: to the error page, and to any. */
  #gone: Node;
  #atFault: Node;
  /** Whose visit has begun anew as they came. */
  #anew: Node;

  constructor(prover: Prover, partner: Partner, step: PartOf<'step'>) {
    this.#prover = prover;
    this.#partner = partner;
    this.#step = step;
    this.#course = new Course(prover);
    this.#heard = allIn(step, 'reaction');
    this.#gone = prover.diagrams.no;
    this.#atFault = prover.diagrams.no;
    this.#anew = prover.diagrams.no;
  }

  moves(given: Given): readonly Move[] {
    const { diagrams } = this.#prover;
    const course = this.#course;
    let here: Node = diagrams.yes;
    for (const each of this.#step.parts) {
      if (each.kind !== 'requirement') continue;
      const holds = course.holds(ruleOf(each, 'that'), here);
      const { goTo, parameters = {} } = each.is;
      const when = course.and(here, diagrams.not(holds));
      course.ways.push({ part: each, to: goTo, parameters, when });
      here = holds;
    }
    this.#leave();
    if (here === diagrams.no) return this.#moves;
    this.#stillOnTheirWay(here);
    this.#anew = arrive(course, { step: this.#step.is, given, called: this.#partner.called }, here);
    course.isEntering = true;
    for (const reaction of this.#step.parts)
      if (reaction.kind === 'reaction' && reaction.is.on.kind === 'entered')
        this.#react(reaction, here);
    course.isEntering = false;
    this.#settle();
    this.#enterSections();
    if (this.#step.is.entry !== null) this.#begin(this.#step.is.entry, here, true);
    this.#settle();
    this.#leave();
    for (let count = 0; count < most.answers; count += 1) {
      const flight = course.flights.shift();
      if (flight === undefined) break;
      this.#hear(flight);
      this.#settle();
      this.#leave();
    }
    return this.#moves;
  }

  /** What reactions of another step have called is heard here. */
  #stillOnTheirWay(here: Node): void {
    const { evaluator, journey } = this.#prover;
    for (const lookup of this.#partner.called) {
      const use = allOf(journey, 'use').find(
        ({ is, owner }) => is.as === lookup && owner.kind === 'change',
      );
      if (use === undefined) continue;
      const loads = evaluator.holds({ '===': [{ lookupStatus: lookup }, 'loading'] });
      this.#course.flights.push({ use, when: this.#course.and(here, loads), run: null });
    }
  }

  /** Those whom a way leads on are there with all that they have by now; what the step loads is given up. */
  #leave(): void {
    const { diagrams, journey } = this.#prover;
    const course = this.#course;
    for (const { part, to, parameters, when } of course.ways.splice(0)) {
      if (when === diagrams.no) continue;
      const after = new Moment(this.#prover, course.moment);
      for (const { use, when: loading, run } of course.flights)
        if (run?.isEntry === true && part.kind !== 'requirement') {
          const first = this.#prover.evaluator.value({ lookupStatus: use.is.as });
          after.put(`status:${use.is.as}`, first, loading, diagrams.leaf(known('idle')));
          after.put(givenUpKey(use.is.as), course.givenUp(use.is.as), loading, diagrams.yes);
        }
      this.#moves.push({ part, to, given: this.#takenBy(to, parameters), when, after });
      this.#gone = diagrams.or(this.#gone, when);
      if (to === journey.failures?.goTo) this.#atFault = diagrams.or(this.#atFault, when);
    }
  }

  /** Of what a way carries, what the step sets an answer to. */
  #takenBy(to: string, parameters: Given): Given {
    const step = this.#prover.journey.steps.find(({ id }) => id === to);
    const names = new Set(
      [...(step?.parameters ?? []), ...(step?.query ?? [])].map(({ name }) => name),
    );
    return Object.fromEntries(Object.entries(parameters).filter(([name]) => names.has(name)));
  }

  #react(reaction: PartOf<'reaction'>, when: Node): void {
    const { diagrams, evaluator } = this.#prover;
    const { owner } = reaction;
    const here =
      owner.kind === 'section'
        ? this.#course.and(when, this.#course.moment.now(evaluator.sectionCounts(owner.is)))
        : when;
    const holds = this.#course.holds(ruleOf(reaction, 'when'), here);
    if (holds === diagrams.no) return;
    for (const change of changesIn(reaction)) this.#course.change(change, holds);
  }

  #settle(): void {
    const { diagrams } = this.#prover;
    const course = this.#course;
    const { changed, wanted } = course;
    for (let round = 0; round < most.rounds; round += 1) {
      const next = changed.size > 0 ? undefined : wanted.shift();
      if (changed.size > 0) {
        const all = [...changed];
        changed.clear();
        for (const reaction of this.#heard) {
          const { on } = reaction.is;
          if (on.kind !== 'changed') continue;
          const when = all
            .filter(([path]) =>
              on.paths.some((each) => isWithin(each, path) || isWithin(path, each)),
            )
            .reduce<Node>((so, [, each]) => diagrams.or(so, each), diagrams.no);
          if (when !== diagrams.no) this.#react(reaction, when);
        }
      } else if (next !== undefined) this.#begin(next.sequence, next.when, false);
      else if (!openSections(course, this.#step, this.#anew)) return;
    }
    changed.clear();
    wanted.length = 0;
  }

  /** Once a visit: by a step that is entered again, only where the visit has begun anew. */
  #enterSections(): void {
    if (this.#anew === this.#prover.diagrams.no) return;
    for (const reaction of this.#heard)
      if (reaction.owner.kind === 'section' && reaction.is.on.kind === 'entered') {
        this.#course.isEntering = true;
        this.#react(reaction, this.#course.holds(ruleOf(reaction.owner, 'visible'), this.#anew));
        this.#course.isEntering = false;
      }
    this.#settle();
  }

  /** A sequence begins for those for whom it is not running. */
  #begin(id: string, before: Node, isEntry: boolean): void {
    const { diagrams } = this.#prover;
    const sequence = allOf(this.#prover.journey, 'sequence').find(({ is }) => is.id === id);
    if (sequence === undefined) return;
    const runs = this.#running.get(id) ?? diagrams.no;
    const when = this.#course.and(before, diagrams.not(runs));
    if (when === diagrams.no) return;
    this.#running.set(id, diagrams.or(runs, when));
    for (const change of changesIn(sequence))
      if (change.way[0] === 'first') this.#course.change(change, when);
    this.#goOn({ sequence, isEntry, when, next: 0, waits: 0 });
  }

  /** Begins what comes next: one step, and those that run together with it. */
  #goOn(run: Run): void {
    const { diagrams } = this.#prover;
    const course = this.#course;
    const steps = run.sequence.parts.filter((each) => each.kind === 'run');
    while (run.waits === 0) {
      if (run.when === diagrams.no) return;
      if (run.next >= steps.length) break;
      do {
        const step = steps[run.next];
        run.next += 1;
        if (step === undefined) break;
        const when = course.holds(ruleOf(step, 'when'), run.when);
        const use = step.parts.find((each) => each.kind === 'use');
        if (when === diagrams.no || use === undefined) continue;
        if (step.is.commits) run.when = course.and(run.when, diagrams.not(when));
        else {
          course.call(use, when, run);
          run.waits += 1;
        }
      } while (steps[run.next]?.is.parallel === true);
    }
    if (run.waits > 0) return;
    const running = this.#running.get(run.sequence.is.id) ?? diagrams.no;
    this.#running.set(run.sequence.is.id, course.and(running, diagrams.not(run.when)));
    for (const change of changesIn(run.sequence))
      if (change.way[0] === 'then') course.change(change, run.when);
  }

  /** A partner has answered: whatever it says each time. */
  #hear({ use, when: asked, run }: Flight): void {
    const { diagrams, journey, evaluator } = this.#prover;
    const course = this.#course;
    const { as, call } = use.is;
    const left = run === null ? course.and(this.#gone, diagrams.not(this.#atFault)) : this.#gone;
    const when = run !== null && !run.isEntry ? asked : course.and(asked, diagrams.not(left));
    const says = saidTo(diagrams, this.#partner.sayings, as, call);
    const saying = (each: Saying): Node =>
      course.and(
        when,
        diagrams.combine(`says ${each}`, [says], ([value]) =>
          value?.is === 'known' && value.json === each ? diagrams.yes : diagrams.no,
        ),
      );
    const none = new Set<Saying>(journey.calls[call]?.none);
    const data = evaluator.dataOf(as);
    let failed: Node = diagrams.no;
    for (const each of this.#partner.sayings) {
      const so = saying(each);
      if (so === diagrams.no) continue;
      if (each === 'answers' || none.has(each)) {
        course.status(as, 'ready', so);
        const kept = each === 'answers' ? data : diagrams.nothing;
        course.moment.put(`lookups.${as}`, data, so, kept);
        this.#fire('succeeded', as, so);
        if (run !== null) this.#stepAnswered(run, use, so);
      } else {
        course.status(as, 'failed', so);
        if (run === null) this.#leadsAway(use, each, so);
        else this.#stepFailed(run, use, failureOf(each), so);
        failed = diagrams.or(failed, so);
      }
    }
    this.#fire('failed', as, failed);
    if (run === null) return;
    run.waits -= 1;
    this.#goOn(run);
  }

  #fire(kind: 'succeeded' | 'failed', lookup: string, when: Node): void {
    if (when === this.#prover.diagrams.no) return;
    for (const reaction of this.#heard) {
      const { on } = reaction.is;
      if (on.kind === kind && on.lookup === lookup) this.#react(reaction, when);
    }
    this.#settle();
  }

  /** Whether a failure leads to the error page; those who are there stay. */
  #leadsAway(use: PartOf<'use'>, saying: Saying, when: Node): boolean {
    const { failures, calls } = this.#prover.journey;
    if (failures === null || typeof saying !== 'number') return false;
    if (!failures.statuses.includes(saying) || calls[use.is.call]?.silent === true) return false;
    const parameters = { status: String(saying) };
    if (failures.goTo !== this.#step.is.id)
      this.#course.ways.push({ part: use, to: failures.goTo, parameters, when });
    return true;
  }

  #stepAnswered(run: Run, use: PartOf<'use'>, when: Node): void {
    const { diagrams } = this.#prover;
    const course = this.#course;
    const { owner } = use;
    if (owner.kind !== 'run') return;
    const locals = { answer: use.is.as };
    const isOk = course.holds(ruleOf(owner, 'okWhen'), when, locals);
    const notOk = course.and(when, diagrams.not(isOk));
    if (notOk !== diagrams.no) this.#stepFailed(run, use, { kind: 'http', status: 200 }, notOk);
    for (const change of changesIn(owner)) course.change(change, isOk, locals);
    this.#end(run, course.holds(ruleOf(owner, 'stopWhen'), isOk, locals));
  }

  #stepFailed(
    run: Run,
    use: PartOf<'use'>,
    failure: { readonly kind: string; readonly status: number },
    when: Node,
  ): void {
    const { diagrams } = this.#prover;
    const course = this.#course;
    const { owner } = use;
    if (owner.kind !== 'run') return;
    const isAway = failure.kind === 'http' && this.#leadsAway(use, failure.status, when);
    if (isAway || !owner.is.optional) this.#end(run, when);
    if (isAway || owner.is.optional) return;
    let left = when;
    for (const each of owner.parts) {
      if (each.kind !== 'failure') continue;
      const is = course.holds(ruleOf(each, 'when'), left, { failure });
      left = course.and(left, diagrams.not(is));
      for (const change of changesIn(each)) course.change(change, is, { failure });
    }
  }

  /** A sequence goes on no more for some. */
  #end(run: Run, when: Node): void {
    const { diagrams } = this.#prover;
    const { id } = run.sequence.is;
    run.when = this.#course.and(run.when, diagrams.not(when));
    const running = this.#running.get(id) ?? diagrams.no;
    this.#running.set(id, this.#course.and(running, diagrams.not(when)));
  }
}
