import { allOf, ruleOf, type PartOf, type PlacedRule } from '../../journey';
import { isWithin, nameUnder, type Rule } from '../../rules';
import { scopeName } from '../atoms/scope-name';
import type { Node } from '../diagrams/diagrams';
import { readingInstead } from '../evaluate/reading-instead';
import type { Prover } from '../prover';
import { known } from '../values/value';
import { differ, Moment, outside } from './moment';

const whether = [known(false), known(true)];

export const givenUpKey = (lookup: string): string => `so gives up ${lookup}`;

/** What local names stand for: an answer by the lookup that holds it, and a failure. */
export interface Locals {
  readonly answer?: string;
  readonly failure?: { readonly kind: string; readonly status: number };
}

/** A call that is on its way. */
export interface Flight {
  readonly use: PartOf<'use'>;
  /** For whom. */
  when: Node;
  /** The sequence that waits for it. */
  readonly run: Run | null;
}

/** A sequence on its way, for those for whom it goes on. */
export interface Run {
  readonly sequence: PartOf<'sequence'>;
  readonly isEntry: boolean;
  when: Node;
  /** Steps that have begun. */
  next: number;
  /** Of these, how many are waited for. */
  waits: number;
}

/**
 * What a household has while something happens to it on a step, for all households at once: each change
 * is made for those for whom its condition holds by then, and read by what comes after it.
 */
export class Course {
  readonly moment: Moment;
  readonly prover: Prover;
  /** Answer paths and `lookups.x` that somebody has still to hear of, and for whom. */
  readonly changed = new Map<string, Node>();
  /** Sequences that are still to begin, and for whom. */
  readonly wanted: { readonly sequence: string; readonly when: Node }[] = [];
  readonly flights: Flight[] = [];
  /** Ways that the present event has led on. */
  readonly ways: {
    readonly part: PartOf<'change'> | PartOf<'use'> | PartOf<'requirement'>;
    readonly to: string;
    readonly parameters: Readonly<Record<string, string>>;
    readonly when: Node;
  }[] = [];
  /** What is set as a step is entered forgets nothing (Z17). */
  isEntering = false;

  constructor(prover: Prover) {
    this.prover = prover;
    this.moment = new Moment(prover);
  }

  and(...nodes: readonly Node[]): Node {
    const { diagrams } = this.prover;
    return nodes.reduce((so, each) => diagrams.and(so, each), diagrams.yes);
  }

  /** Of those, for whom a rule holds by now. */
  holds(placed: PlacedRule, when: Node, locals: Locals = {}): Node {
    const { evaluator } = this.prover;
    return this.and(
      when,
      this.moment.now(evaluator.holds(local(placed.rule, locals), scopeName(placed))),
    );
  }

  /** Makes a change for some, as far as its condition holds for them. */
  change(part: PartOf<'change'>, before: Node, locals: Locals = {}): void {
    const { diagrams, evaluator } = this.prover;
    const when = this.holds(ruleOf(part, 'when'), before, locals);
    if (when === diagrams.no) return;
    for (const path of part.is.clear) {
      const lookup = nameUnder('lookups', path);
      if (lookup === null) this.set(path, diagrams.nothing, when);
      else this.clearLookup(lookup, when);
    }
    for (const placed of part.rules)
      if (placed.way[0] === 'set') {
        const value = evaluator.value(local(placed.rule, locals), scopeName(placed));
        this.set(String(placed.way[1]), this.moment.now(value), when);
      }
    for (const use of part.parts) if (use.kind === 'use') this.call(use, when, null);
    const { run, goTo, parameters = {} } = part.is;
    if (run !== null) this.wanted.push({ sequence: run, when });
    if (goTo !== null) this.ways.push({ part, to: goTo, parameters, when });
  }

  /** Sets an answer for some, with all that is forgotten with it. */
  set(path: string, value: Node, when: Node, done: ReadonlySet<unknown> = new Set()): void {
    const { diagrams, atoms, evaluator } = this.prover;
    const isDeclared = atoms.answers.isDeclared(path);
    const around = isDeclared ? path : atoms.answers.declared(path);
    for (const each of around === null ? atoms.answers.under(path) : [around]) {
      const first = evaluator.kept(each);
      const before = this.moment.at(each, first);
      const isWhole = isDeclared || value === diagrams.nothing;
      this.moment.put(each, first, when, isWhole ? value : this.#anyOf(each, first));
      const other = this.and(when, differ(diagrams, before, this.moment.at(each, first)));
      this.#hasChanged(each, other, done);
    }
  }

  /** Something of which nothing is known. */
  #anyOf(path: string, first: Node): Node {
    const { diagrams } = this.prover;
    const variable = diagrams.asks(first);
    return variable === null ? first : outside(diagrams, `any ${path}`, variable.classes);
  }

  call(use: PartOf<'use'>, when: Node, run: Run | null): void {
    const { diagrams } = this.prover;
    const { as } = use.is;
    this.#noMore(as, when);
    this.status(as, 'loading', when);
    if (when !== diagrams.no) this.flights.push({ use, when, run });
  }

  status(lookup: string, status: string, when: Node): void {
    const { diagrams, evaluator } = this.prover;
    const first = evaluator.value({ lookupStatus: lookup });
    this.moment.put(`status:${lookup}`, first, when, diagrams.leaf(known(status)));
  }

  clearLookup(lookup: string, when: Node, done: ReadonlySet<unknown> = new Set()): void {
    const { diagrams, evaluator } = this.prover;
    const isIdle = evaluator.holds({ '===': [{ lookupStatus: lookup }, 'idle'] });
    const other = this.and(when, diagrams.not(this.moment.now(isIdle)));
    this.#noMore(lookup, when);
    this.status(lookup, 'idle', when);
    this.#hasChanged(`lookups.${lookup}`, other, done);
  }

  /** A call that nobody waits for any more. */
  #noMore(lookup: string, when: Node): void {
    const { diagrams } = this.prover;
    for (const flight of this.flights)
      if (flight.use.is.as === lookup) flight.when = this.and(flight.when, diagrams.not(when));
  }

  #hasChanged(path: string, when: Node, done: ReadonlySet<unknown>): void {
    const { diagrams, journey } = this.prover;
    if (when === diagrams.no) return;
    this.changed.set(path, diagrams.or(this.changed.get(path) ?? diagrams.no, when));
    if (this.isEntering) return;
    for (const each of journey.forgetting) {
      if (
        done.has(each) ||
        !each.with.some((cause) => isWithin(cause, path) || isWithin(path, cause))
      )
        continue;
      const more = new Set([...done, each]);
      if (each.what === 'lookup') this.clearLookup(each.name, when, more);
      else if (each.what === 'section') this.toOpen(each.name, when, diagrams.yes);
      else if (each.among === undefined)
        this.set(each.name, diagrams.leaf(known(each.initial)), when, more);
      else
        this.set(
          each.name,
          this.#anyOf(each.name, this.prover.evaluator.kept(each.name)),
          when,
          more,
        );
    }
  }

  /** Whether what the step before has been loading was given up, and nobody has heard of it yet (Q10). */
  givenUp(lookup: string): Node {
    const { diagrams } = this.prover;
    return this.moment.at(givenUpKey(lookup), outside(diagrams, `gives up ${lookup}`, whether));
  }

  /** Everything is as at the start for some (B10). */
  beginAnew(when: Node): void {
    const { diagrams, atoms, evaluator, journey } = this.prover;
    for (const path of atoms.answers.paths) {
      const start = atoms.answers.startsOf(path).findLast((each) => each !== null) ?? null;
      this.moment.put(path, evaluator.kept(path), when, diagrams.leaf(known(start)));
    }
    for (const name of new Set(allOf(journey, 'use').map(({ is }) => is.as))) {
      this.#noMore(name, when);
      this.status(name, 'idle', when);
    }
    for (const { sections } of journey.steps)
      for (const { id, opens } of sections)
        if (opens.length > 0) this.toOpen(id, when, diagrams.yes);
  }

  /** Whether a section is still to open (Z18). */
  isToOpen(section: string): Node {
    const { diagrams } = this.prover;
    const first = outside(diagrams, `opens ${section}`, whether);
    return this.moment.at(`so opens ${section}`, first);
  }

  toOpen(section: string, when: Node, is: Node): void {
    this.moment.put(`so opens ${section}`, this.isToOpen(section), when, is);
  }
}

/** A rule with what is known in place of its local names: nothing was handed to what the journey begins itself. */
export function local(rule: Rule, { answer, failure }: Locals): Rule {
  return readingInstead(rule, (path): Rule | undefined => {
    if (isWithin(path, 'with')) return null;
    if (answer !== undefined && isWithin(path, 'answer'))
      return { var: path.replace(/^answer/, `lookups.${answer}`) };
    if (failure === undefined || !isWithin(path, 'failure')) return undefined;
    if (path === 'failure.kind') return failure.kind;
    return path === 'failure.status' ? failure.status : null;
  });
}
