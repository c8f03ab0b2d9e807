import {
  allOf,
  allIn,
  placeText,
  decides,
  ruleOf,
  type CompiledSection,
  type Part,
  type PartOf,
  type PlacedRule,
} from '../../journey';
import { isWithin, nameUnder } from '../../rules';
import type { Node } from '../diagrams/diagrams';
import { variablesUnder } from '../diagrams/ways';
import type { Prover } from '../prover';
import { Beginnings } from './beginnings';
import type { Blocked } from './blocked';
import { changesIn, type Changes } from './changes-in';

/**
 * What can come about in a journey at all: steps, sheets, answers, presses, calls and what these set,
 * each from what came about before it, until nothing more does. Whatever is not known can come about,
 * so what never does is sure. `assumed`: places (as text) that come about whatever their conditions say.
 */
export class Reach {
  readonly blocked: readonly Blocked[];
  readonly #prover: Prover;
  readonly #assumed: ReadonlySet<string>;
  readonly #answers = new Set<string>();
  readonly #lookups = new Set<string>();
  readonly #commits = new Set<string>();
  readonly #sequences = new Set<string>();
  readonly #dialogs = new Set<string>();
  readonly #cleared = new Set<string>();
  readonly #pressed = new Set<string>();
  readonly #sections = new Set<string>();
  readonly #screens = new Set<string>();
  readonly #beginnings: Beginnings;
  #found: Blocked[] = [];

  constructor(prover: Prover, assumed: ReadonlySet<string> = new Set()) {
    this.#prover = prover;
    this.#assumed = assumed;
    this.#beginnings = new Beginnings(prover, {
      answers: this.#answers,
      lookups: this.#lookups,
      commits: this.#commits,
    });
    let before = -1;
    while (this.#size > before) {
      before = this.#size;
      this.#found = [];
      this.#beginnings.again();
      this.#round();
    }
    this.blocked = this.#found;
  }

  get #size(): number {
    const all = [
      ...[this.#answers, this.#lookups, this.#commits, this.#sequences],
      ...[this.#dialogs, this.#cleared, this.#pressed, this.#sections, this.#screens],
    ];
    return all.reduce((sum, { size }) => sum + size, 0);
  }

  #round(): void {
    const { journey } = this.#prover;
    for (const part of allOf(journey, 'step')) this.#step(part);
    for (const part of allOf(journey, 'sequence'))
      if (this.#sequences.has(part.is.id)) this.#sequence(part);
    for (const part of allOf(journey, 'itemAction')) {
      const { from } = part.owner.is;
      const lookup = nameUnder('lookups', from.path);
      if (lookup !== null && !this.#lookups.has(lookup)) continue;
      if (!this.#screens.has(part.owner.is.id)) continue;
      if (this.#comes('button', part.is.id, part, [ruleOf(part, 'when')]))
        this.#sequences.add(part.is.sequence);
    }
    for (const part of allOf(journey, 'commit')) {
      if (!this.#commits.has(part.is.id)) continue;
      this.#answers.add(part.is.again);
      this.#lookups.add(part.is.confirmBy.use.as);
      this.#changes(changesIn(part));
    }
  }

  /** Whether all of these can hold together by now, where `node` does; a part that cannot is blocked. */
  #comes(
    what: Blocked['what'],
    name: string,
    part: Part,
    rules: readonly PlacedRule[],
    given: Node = this.#prover.diagrams.yes,
  ): boolean {
    if (this.#assumed.has(placeText(part.place))) return true;
    const { diagrams } = this.#prover;
    const node = this.#prover.attempt(() =>
      rules.reduce<Node>(
        (so, placed) => diagrams.and(so, this.#prover.evaluator.holdsAt(placed)),
        given,
      ),
    );
    if (node === null || this.#beginnings.can(node)) return true;
    // What never holds at all is said of the condition itself.
    if (node === diagrams.no) return false;
    const waitsFor = this.#beginnings.missing(variablesUnder(diagrams, node));
    const own = rules.find(
      (placed) => !this.#beginnings.can(this.#prover.evaluator.holdsAt(placed)),
    );
    const at = own?.place ?? rules.find(decides)?.place ?? part.place;
    this.#found.push({ what, name, part, at, waitsFor });
    return false;
  }

  #step(part: PartOf<'step'>): void {
    const { is } = part;
    const requirements = part.parts.filter((each) => each.kind === 'requirement');
    if (
      !this.#comes(
        'step',
        is.id,
        part,
        requirements.map((each) => ruleOf(each, 'that')),
      )
    )
      return;
    for (const { answer } of [...is.parameters, ...(is.query ?? [])]) this.#answers.add(answer);
    if (is.entry !== null) this.#sequences.add(is.entry);
    if (is.screen !== null) this.#screens.add(is.screen);
    let isOpen = true;
    const sections = part.parts.filter((each) => each.kind === 'section');
    for (const section of sections) {
      if (section.is.present.as !== 'page') this.#section(section);
      else if (isOpen) {
        const isThere = this.#section(section);
        if (!this.#canPass(section, isThere)) isOpen = !is.progressive;
      }
    }
    const isDone = sections.every(
      (section) =>
        section.is.present.as !== 'page' ||
        this.#canPass(section, this.#sections.has(keyOf(section))),
    );
    for (const each of part.parts) {
      if (each.kind === 'reaction') this.#reaction(each, null);
      if (
        each.kind === 'submit' &&
        isDone &&
        this.#comes(
          'submit',
          is.id,
          each,
          each.rules.filter(({ way }) => way[0] === 'when'),
        )
      )
        this.#sequences.add(is.submit?.sequence ?? '');
    }
  }

  /** Whether it can stand open with all that it needs. */
  #section(part: PartOf<'section'>): boolean {
    const { is } = part;
    const { evaluator } = this.#prover;
    if (is.present.as === 'dialog' && !this.#dialogs.has(is.id)) {
      if (is.variant === null || is.variant.isDefault)
        this.#found.push({
          what: 'dialog',
          name: is.id,
          part,
          at: part.place,
          waitsFor: [],
        });
      return false;
    }
    const counts = this.#prover.attempt(() => evaluator.sectionCounts(is));
    if (counts !== null && !this.#beginnings.can(counts) && is.variant !== null) return false;
    const rules = [ruleOf(part, 'visible'), ruleOf(part, 'known')];
    const shown = this.#comes('section', is.id, part, rules, counts ?? undefined);
    if (!shown) return false;
    const missing = is.needs.filter((name) => !this.#lookups.has(name));
    if (missing.length > 0 && !this.#assumed.has(placeText(part.place))) {
      const waitsFor = missing.map((name) => `lookups.${name}`);
      const at = part.values.find(({ way }) => way[0] === 'needs')?.place ?? part.place;
      this.#found.push({ what: 'section', name: is.id, part, at, waitsFor });
      // Who gets no further still presses what stands there.
    } else {
      for (const { path } of is.opens) this.#answers.add(path);
      this.#sections.add(keyOf(part));
    }
    this.#inside(part, counts);
    return true;
  }

  #inside(part: PartOf<'section'>, counts: Node | null): void {
    const { is, parts } = part;
    for (const each of parts) if (each.kind === 'field') this.#field(each, counts);
    for (const each of parts) {
      if (
        each.kind === 'action' &&
        this.#comes('button', `${is.id}.${each.is.id}`, each, [ruleOf(each, 'enabled')])
      )
        this.#pressed.add(`${keyOf(part)} ${each.is.id}`);
      if (each.kind === 'reaction') this.#reaction(each, keyOf(part));
      if (each.kind === 'present') this.#changes(changesIn(each));
    }
  }

  #field(part: PartOf<'field'>, counts: Node | null): void {
    const { is } = part;
    const { diagrams } = this.#prover;
    const { options } = is;
    if (options?.kind === 'lookup' && !this.#lookups.has(options.lookup) && is.unlisted === null)
      return;
    const free = this.#prover.attempt(() =>
      diagrams.not(this.#prover.evaluator.holds(is.disabled)),
    );
    const offers = this.#prover.attempt(() => this.#prover.evaluator.offersSome(is));
    const node = this.#prover.attempt(() =>
      [free, counts, offers].reduce<Node>(
        (so, each) => (each === null ? so : diagrams.and(so, each)),
        diagrams.yes,
      ),
    );
    const rules = [ruleOf(part, 'relevant'), ruleOf(part, 'visible')];
    if (this.#comes('question', is.path, part, rules, node ?? undefined))
      this.#answers.add(is.path);
  }

  /** Whether some household can leave a sheet behind. */
  #canPass(part: PartOf<'section'>, isThere: boolean): boolean {
    const { diagrams, evaluator } = this.#prover;
    const { is } = part;
    const can = (make: () => Node): boolean => {
      const node = this.#prover.attempt(make);
      return node === null || this.#beginnings.can(node);
    };
    if (can(() => diagrams.not(evaluator.sectionCounts(is)))) return true;
    if (!isThere || !this.#sections.has(keyOf(part))) return false;
    return is.fields.every(({ name }) => this.#canFill(is, name));
  }

  /** Whether a question can be without a violation. */
  #canFill({ fields }: CompiledSection, name: string): boolean {
    const field = fields.find((each) => each.name === name);
    if (field === undefined || this.#answers.has(field.path)) return true;
    if (field.initial !== null && !field.mustAccept) return true;
    const { diagrams, evaluator } = this.#prover;
    const node = this.#prover.attempt(() =>
      diagrams.not(diagrams.and(evaluator.holds(field.relevant), evaluator.holds(field.required))),
    );
    return node === null || this.#beginnings.can(node);
  }

  #reaction(part: PartOf<'reaction'>, section: string | null): void {
    const { on } = part.is;
    if (!this.#happens(part, section)) return;
    if (this.#comes('reaction', on.kind, part, [ruleOf(part, 'when')]))
      this.#changes(changesIn(part));
  }

  #happens({ is: { on } }: PartOf<'reaction'>, section: string | null): boolean {
    if (on.kind === 'entered') return true;
    if (on.kind === 'pressed') return this.#pressed.has(`${section ?? ''} ${on.action}`);
    if (on.kind === 'succeeded' || on.kind === 'failed') return this.#lookups.has(on.lookup);
    return on.paths.some((path) => {
      const lookup = nameUnder('lookups', path);
      if (lookup !== null) return this.#lookups.has(lookup) && this.#cleared.has(path);
      return [...this.#answers].some((each) => isWithin(each, path) || isWithin(path, each));
    });
  }

  #changes(changes: Changes): void {
    const { journey } = this.#prover;
    for (const part of changes) {
      if (!this.#comes('change', 'change', part, [ruleOf(part, 'when')])) continue;
      const { set, clear, run, open } = part.is;
      for (const path of Object.keys(set)) this.#answers.add(path);
      for (const each of clear) this.#cleared.add(each);
      for (const each of allIn(part, 'use')) this.#called(each.is.as);
      if (run !== null) this.#sequences.add(run);
      if (open !== null) this.#dialogs.add(open);
    }
    for (const { what, name, with: causes } of journey.forgetting)
      if (what === 'lookup' && causes.some((each) => this.#answers.has(each)))
        this.#cleared.add(`lookups.${name}`);
  }

  #called(lookup: string): void {
    this.#lookups.add(lookup);
  }

  #sequence(part: PartOf<'sequence'>): void {
    const { is } = part;
    this.#changes(changesIn(part));
    for (const run of part.parts) {
      if (run.kind !== 'run') continue;
      if (!this.#comes('call', `${is.id}.${run.is.id}`, run, [ruleOf(run, 'when')])) continue;
      this.#called(run.is.use.as);
      if (run.is.commits && is.commit !== null) this.#commits.add(is.commit);
      this.#changes(changesIn(run));
      for (const failure of run.parts)
        if (failure.kind === 'failure') this.#changes(changesIn(failure));
    }
  }
}

const keyOf = (part: PartOf<'section'>): string => placeText(part.place);
