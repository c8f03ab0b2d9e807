import { allOf, ruleOf, type PartOf, type PlacedRule } from '../../journey';
import { isWithin, nameUnder, readsThrough, rootOf, type Json } from '../../rules';
import { isPartners } from '../atoms/scope-name';
import type { Node } from '../diagrams/diagrams';
import type { Prover } from '../prover';

const touches = (one: string, other: string): boolean =>
  isWithin(one, other) || isWithin(other, one);

/**
 * For which households something loads a lookup, or sets an answer, before they are through with a step.
 * `around`: what must not be used for it, as it waits for that itself: `lookup`s by name, `answer x`,
 * `press section.button`, `sequence x`.
 */
export class Loads {
  readonly #prover: Prover;
  readonly #steps: readonly string[];
  /** The lookup that is asked about, through whatever loads it. */
  #wanted: string | null = null;
  readonly #known = new Map<string, Node>();
  readonly #same = new Map<string, ReadonlySet<string>>();

  constructor(prover: Prover) {
    this.#prover = prover;
    this.#steps = prover.journey.steps.map(({ id }) => id);
  }

  /** Where a lookup is loaded by what such a household does on a step, or before it. */
  before(lookup: string, step: string, around: ReadonlySet<string> = new Set()): Node {
    return this.#loaded(lookup, this.#steps.indexOf(step), around);
  }

  /** Likewise before it stands on a step. */
  beforeEntering(lookup: string, step: string): Node {
    return this.#loaded(lookup, this.#steps.indexOf(step) - 0.5, new Set());
  }

  /** Where something else than a person sets an answer, on a step or before it. */
  setBefore(path: string, step: string, around: ReadonlySet<string>): Node {
    const { diagrams } = this.#prover;
    const within = new Set([...around, `answer ${path}`]);
    const at = this.#steps.indexOf(step);
    return allOf(this.#prover.journey, 'change')
      .filter(({ is }) => Object.keys(is.set).some((each) => touches(each, path)))
      .reduce<Node>(
        (so, change) =>
          so === diagrams.yes ? so : diagrams.or(so, this.#change(change, at, within)),
        diagrams.no,
      );
  }

  #loaded(lookup: string, at: number, around: ReadonlySet<string>): Node {
    const { diagrams } = this.#prover;
    if (around.has(lookup)) return diagrams.no;
    // Most are asked for without anything that must not be used.
    const key = around.size === 0 ? `${lookup} ${String(at)}` : '';
    const found = key === '' ? undefined : this.#known.get(key);
    if (found !== undefined) return found;
    const before = this.#wanted;
    this.#wanted = lookup;
    try {
      const made = this.#loadedBy(lookup, at, around);
      if (key !== '') this.#known.set(key, made);
      return made;
    } finally {
      this.#wanted = before;
    }
  }

  #loadedBy(lookup: string, at: number, around: ReadonlySet<string>): Node {
    const { diagrams } = this.#prover;
    const within = new Set([...around, lookup]);
    const uses = allOf(this.#prover.journey, 'use').filter(({ is }) => is.as === lookup);
    return uses.reduce<Node>(
      (so, use) => (so === diagrams.yes ? so : diagrams.or(so, this.#use(use, at, within))),
      diagrams.no,
    );
  }

  #use(use: PartOf<'use'>, step: number, around: ReadonlySet<string>): Node {
    const { owner } = use;
    if (owner.kind === 'run')
      return this.#and([
        this.#rules([ruleOf(owner, 'when')]),
        this.#sequence(owner.owner.is.id, step, around),
      ]);
    if (owner.kind === 'question') return this.#prover.diagrams.yes;
    return this.#change(owner, step, around);
  }

  #change(change: PartOf<'change'>, step: number, around: ReadonlySet<string>): Node {
    const { owner } = change;
    const { diagrams } = this.#prover;
    const when = this.#rules([ruleOf(change, 'when')]);
    switch (owner.kind) {
      case 'reaction':
        return this.#and([when, this.#reaction(owner, step, around)]);
      case 'sequence':
        return this.#and([when, this.#sequence(owner.is.id, step, around)]);
      case 'run':
        return this.#and([
          when,
          this.#rules([ruleOf(owner, 'when')]),
          this.#sequence(owner.owner.is.id, step, around),
        ]);
      case 'failure':
        return this.#and([when, this.#sequence(owner.owner.owner.is.id, step, around)]);
      case 'present':
      case 'commit':
        return diagrams.yes;
    }
  }

  #reaction(reaction: PartOf<'reaction'>, step: number, around: ReadonlySet<string>): Node {
    const { owner } = reaction;
    const { on } = reaction.is;
    const { diagrams, evaluator } = this.#prover;
    const own = owner.kind === 'section' ? owner.is.step : owner.is.id;
    if (this.#steps.indexOf(own) > step) return diagrams.no;
    const counts = owner.kind === 'section' ? evaluator.sectionCounts(owner.is) : diagrams.yes;
    const when = this.#loosely(diagrams.and(counts, evaluator.holdsAt(ruleOf(reaction, 'when'))));
    if (on.kind === 'succeeded' || on.kind === 'failed')
      return this.#and([when, this.#loaded(on.lookup, step, around)]);
    if (on.kind === 'pressed' && owner.kind === 'section') {
      if (around.has(`press ${owner.is.id}.${on.action}`)) return diagrams.no;
      const action = owner.parts.find((each) => each.kind === 'action' && each.is.id === on.action);
      return this.#and([
        when,
        action?.kind === 'action' ? this.#rules([ruleOf(action, 'enabled')]) : diagrams.no,
      ]);
    }
    if (on.kind === 'answered' || on.kind === 'changed')
      return this.#and([
        when,
        this.#answered(on.paths.filter((path) => !around.has(`answer ${path}`))),
      ]);
    return when;
  }

  /** Where one of these has been answered, by whomever. */
  #answered(paths: readonly string[]): Node {
    const { diagrams, evaluator, atoms } = this.#prover;
    const declared = paths.flatMap((path) =>
      atoms.answers.paths.filter((each) => touches(each, path)),
    );
    if (paths.some((path) => path.startsWith('lookups.'))) return diagrams.yes;
    return declared.reduce<Node>(
      (so, path) => diagrams.or(so, this.#loosely(evaluator.holds({ isAnswered: { var: path } }))),
      diagrams.no,
    );
  }

  /** Where a sequence runs before the end of a step. */
  #sequence(id: string, at: number, around: ReadonlySet<string>): Node {
    const { journey, diagrams } = this.#prover;
    const key = `sequence ${id}`;
    if (around.has(key)) return diagrams.no;
    const within = new Set([...around, key]);
    for (const [index, each] of journey.steps.entries()) {
      if (index <= at && each.entry === id) return diagrams.yes;
      if (index < at && each.submit?.sequence === id) return diagrams.yes;
      if (index <= at && each.screen !== null && this.#pressedOn(each.screen, id))
        return diagrams.yes;
    }
    return allOf(journey, 'change')
      .filter(({ is }) => is.run === id)
      .reduce<Node>((so, change) => diagrams.or(so, this.#change(change, at, within)), diagrams.no);
  }

  #pressedOn(screen: string, sequence: string): boolean {
    const { actions = [] } = this.#prover.journey.screens[screen] ?? {};
    return actions.some((each) => each.sequence === sequence);
  }

  #rules(rules: readonly PlacedRule[]): Node {
    const { evaluator } = this.#prover;
    return this.#and(rules.map((each) => this.#loosely(evaluator.holdsAt(each))));
  }

  #and(nodes: readonly Node[]): Node {
    const { diagrams } = this.#prover;
    return nodes.reduce((so, each) => diagrams.and(so, each), diagrams.yes);
  }

  /**
   * With what may have been otherwise when the call was made, or hangs on what was typed. What another
   * lookup holds was the same then, if all that it is asked with lets the one that is wanted be forgotten.
   */
  #loosely(node: Node): Node {
    const same = this.#wanted === null ? none : this.#sameFor(this.#wanted);
    return this.#prover.diagrams.some(`passing ${[...same].join()}`, node, ({ term }) => {
      if (term.path === undefined) return true;
      const lookup = nameUnder('lookups', term.key);
      return isPartners(term.key) && (lookup === null || !same.has(lookup));
    });
  }

  /** Lookups that held what they hold now when a lookup was loaded that is loaded now. */
  #sameFor(wanted: string): ReadonlySet<string> {
    const found = this.#same.get(wanted);
    if (found !== undefined) return found;
    const { journey } = this.#prover;
    const causes = journey.forgetting.flatMap(({ what, name, with: all }) =>
      what === 'lookup' && name === wanted ? all : [],
    );
    const isFixed = (path: string): boolean =>
      ['with', 'settings', 'facts'].includes(rootOf(path)) ||
      causes.some((cause) => isWithin(path, cause));
    const made = new Set<string>();
    const asked = new Map<string, Json[]>();
    for (const { is } of causes.length === 0 ? [] : allOf(journey, 'use')) {
      const { path = {}, query = {}, body = null } = journey.calls[is.call] ?? {};
      const rules = [...Object.values(is.with), path, query, body] as readonly Json[];
      asked.set(is.as, [...(asked.get(is.as) ?? []), ...rules]);
    }
    for (const [name, rules] of asked)
      if (name !== wanted && [...readsThrough(journey.facts, ...rules)].every(isFixed))
        made.add(name);
    this.#same.set(wanted, made);
    return made;
  }
}

const none: ReadonlySet<string> = new Set();

const all = new WeakMap<Prover, Loads>();

/** One for all who ask about a journey: what it has worked out once it knows. */
export function loadsOf(prover: Prover): Loads {
  const found = all.get(prover) ?? new Loads(prover);
  all.set(prover, found);
  return found;
}
