import type { JsonObject } from '../../engine';
import { allOf, questionKey, type CompiledJourney } from '../../journey';
import type { Prover } from '../../prover';
import { sectionView, stepOf } from '../../scenarios';
import { lookAt } from '../play/look';
import type { Start } from '../play/corpus';
import type { Playground } from '../play/playground';
import type { Trail } from '../play/trail';
import { affordances } from './affordances';
import type { Aim } from './aim';
import type { AnswersFor } from './answers-for';
import { listChanges } from './list-changes';
import { otherAnswers, otherHouseholds } from './household-changes';
import { advance, go, presentSection, type Here } from './walker';
import { calledAt, sectionOf, triggersOf } from './site';
import { costFrom, isAbout, unlike, type Variable } from './world-scope';

/** So many things are made otherwise before it is given up. */
const mostRounds = 8;
/** So often somebody goes on to the next sheet to come to a question. */
const mostSheets = 8;

/** Looks for a way on which somebody reaches a goal. */
export class Pursuit {
  readonly #playground: Playground;
  readonly #prover: Prover;
  readonly #answersFor: AnswersFor;
  readonly #households: readonly string[];
  readonly #questions: ReturnType<typeof questionsOf>;

  constructor(
    playground: Playground,
    prover: Prover,
    answersFor: AnswersFor,
    households: readonly string[],
  ) {
    this.#playground = playground;
    this.#prover = prover;
    this.#answersFor = answersFor;
    this.#households = households;
    this.#questions = questionsOf(playground.of.journey);
  }

  /** What it takes to come from a start to where an aim is reached; infinite where nothing leads there. */
  distance({ node, site }: Aim, start: Start): number {
    const { world } = start;
    const way =
      node === null ? null : this.#prover.nearest(node, costFrom(world, this.#isAsked(world)));
    if (node !== null && way === null) return Number.POSITIVE_INFINITY;
    const cost = costFrom(world, this.#isAsked(world));
    const takes =
      way === null ? 0 : [...way].reduce((sum, [each, index]) => sum + cost(each, index), 0);
    return takes + this.#wayTo(site, start);
  }

  /** Whether one is at the step of the rule, or elsewhere. */
  #wayTo(site: Aim['site'], { world }: Start): number {
    let part: Aim['site']['part'] | null = site.part;
    while (part !== null && part.kind !== 'step' && part.kind !== 'section') part = part.owner;
    if (part === null) return 0;
    const step = part.kind === 'step' ? part.is.id : part.is.step;
    if (stepOf(world) !== step) return 12;
    if (part.kind !== 'section') return 0;
    return sectionView(world, part.is.id) === undefined ? 3 : 0;
  }

  #isAsked(world: Start['world']): (path: string) => boolean {
    const step = stepOf(world);
    return (path) =>
      this.#questions.some(
        (each) => each.step === step && (each.path === path || path.startsWith(`${each.path}.`)),
      );
  }

  /** The way on which the goal is reached, by its index; null where none was found from here. */
  from(start: Start, { node, site }: Aim, goal: number): Trail | null {
    const heard = this.#playground.listen();
    const isReached = (): boolean => heard.has(goal);
    const look = (here: Here): boolean => {
      lookAt(here.world);
      return isReached();
    };
    let here: Here = { trail: start.trail, world: this.#playground.fresh(start.world) };
    if (look(here)) return here.trail;
    for (const trail of this.#partnered(start, { node, site })) {
      const world = this.#playground.replay(trail);
      const way = world === null ? null : this.#set({ trail, world }, start.rest, site, look);
      if (way !== null) return way;
    }
    const blocked = new Set<Variable>();
    for (let round = 0; node !== null && round < mostRounds; round += 1) {
      const cost = costFrom(here.world, this.#isAsked(here.world), blocked);
      const way = this.#prover.nearest(node, cost);
      const wanted = way === null ? [] : unlike(way, here.world);
      const [first] = wanted.filter(({ variable }) => !blocked.has(variable));
      if (first === undefined) break;
      const next = this.#change(here, first, (each) => look(each));
      if (next === null) blocked.add(first.variable);
      else here = next;
      if (isReached()) return here.trail;
    }
    return this.#set(here, start.rest, site, look);
  }

  /** Of a rule over the answer to a call: the start with a partner who answers as it is wanted. */
  #partnered({ trail, world }: Start, { node, site }: Aim): readonly Trail[] {
    const names = calledAt(site, this.#playground.of.journey);
    const cost = costFrom(world, this.#isAsked(world));
    const way = node === null || names.length === 0 ? null : this.#prover.nearest(node, cost);
    if (way === null) return [];
    return names.flatMap((name) => otherAnswers(trail, way, [name]));
  }

  /** Makes a term come to be in another class; null where nobody can. */
  #change(
    here: Here,
    { variable, index }: { readonly variable: Variable; readonly index: number },
    look: (here: Here) => boolean,
  ): Here | null {
    const isSo = (there: Here): boolean =>
      unlike(new Map([[variable, index]]), there.world).length === 0;
    const path = variable.term.path ?? '';
    if (path.startsWith('draft:')) {
      const next = go(here, { add: path.slice('draft:'.length) });
      return next !== null && isSo(next) ? next : null;
    }
    const answered = this.#answer(here, variable, index, (there) => look(there) || isSo(there));
    if (answered !== null) return answered;
    for (const trail of otherHouseholds(
      here.trail,
      here.world,
      variable,
      index,
      this.#households,
    )) {
      const world = this.#playground.replay(trail);
      if (world === null) continue;
      const there = { trail, world };
      if (look(there) || isSo(there)) return there;
    }
    return null;
  }

  #answer(
    here: Here,
    variable: Variable,
    index: number,
    isSo: (here: Here) => boolean,
  ): Here | null {
    const about = this.#questions.filter(
      ({ path, step }) => step === stepOf(here.world) && isAbout(variable, path),
    );
    if (about.length === 0) return null;
    let at: Here | null = here;
    for (let sheets = 0; at !== null && sheets < mostSheets; sheets += 1) {
      const found = this.#answerHere(at, variable, index, isSo);
      if (found !== null) return found;
      at = advance(at, this.#answersFor);
    }
    return null;
  }

  #answerHere(
    here: Here,
    variable: Variable,
    index: number,
    isSo: (here: Here) => boolean,
  ): Here | null {
    const { journey } = this.#playground.of;
    const step = journey.steps.find(({ id }) => id === stepOf(here.world));
    for (const section of step?.sections ?? []) {
      const fields = section.fields.filter(({ path }) => isAbout(variable, path));
      const view = fields.length === 0 ? undefined : sectionView(here.world, section.id);
      if (view === undefined) continue;
      const opened =
        view.status === 'open' || presentSection(here.world)?.id === section.id
          ? here
          : go(here, { open: section.id });
      if (opened === null) continue;
      for (const { name } of fields) {
        const field = view.fields[name];
        if (field?.shown !== true) continue;
        if (field.list !== null)
          for (const next of listChanges(opened, field, this.#answersFor))
            if (isSo(next)) return next;
        const wanted = { classes: variable.classes, index };
        for (const value of [...this.#answersFor(field, here.world, wanted), null]) {
          const next = go(opened, { answer: { [field.key]: value } });
          if (next !== null && isSo(next)) return next;
        }
      }
    }
    return null;
  }

  /** Does what may set off what is to be decided: what the scenario did, what leads on, and all else. */
  #set(
    here: Here,
    rest: readonly JsonObject[],
    site: Aim['site'],
    look: (here: Here) => boolean,
  ): Trail | null {
    let along: Here | null = here;
    for (const deed of rest) {
      const next: Here | null = go(along, deed);
      if (next === null) continue;
      along = next;
      if (look(along)) return along.trail;
    }
    const at = this.#before(here, site, look);
    if ('head' in at) return at;
    const triggers = triggersOf(site);
    for (const deed of affordances(at.world, this.#answersFor)) {
      const next = go(at, deed);
      if (next === null) continue;
      if (look(next)) return next.trail;
      const again = this.#again(next, deed, triggers, look);
      if (again !== null) return again;
    }
    let on: Here | null = at;
    for (let sheets = 0; sheets < mostSheets; sheets += 1) {
      on = advance(on, this.#answersFor);
      if (on === null) return null;
      if (look(on)) return on.trail;
    }
    return null;
  }

  /** Before the section of a rule, as far as somebody comes there; a trail where the goal is reached on the way. */
  #before(here: Here, site: Aim['site'], look: (here: Here) => boolean): Here | Trail {
    const section = sectionOf(site);
    if (section === null || section.step !== stepOf(here.world)) return here;
    let at: Here | null = here;
    for (let sheets = 0; at !== null && sheets < mostSheets; sheets += 1) {
      const view = sectionView(at.world, section.id);
      if (view !== undefined) {
        const opened = view.status === 'open' ? at : go(at, { open: section.id });
        if (opened === null) return at;
        return look(opened) ? opened.trail : opened;
      }
      at = advance(at, this.#answersFor);
      if (at !== null && look(at)) return at.trail;
    }
    return here;
  }

  /** Answers what was answered just now in another way, where that sets something off. */
  #again(
    here: Here,
    deed: JsonObject,
    triggers: readonly string[],
    look: (here: Here) => boolean,
  ): Trail | null {
    const [key] = Object.keys((deed['answer'] ?? {}) as JsonObject);
    if (key === undefined || !triggers.some((path) => this.#keysOf(path).includes(key)))
      return null;
    const field = Object.values(presentSection(here.world)?.fields ?? {}).find(
      (each) => each.key === key,
    );
    if (field === undefined) return null;
    for (const value of [...this.#answersFor(field, here.world).slice(0, 4), null]) {
      const next = go(here, { answer: { [key]: value } });
      if (next !== null && look(next)) return next.trail;
    }
    return null;
  }

  #keysOf(path: string): readonly string[] {
    return this.#questions.flatMap((each) => (each.path === path ? [each.key] : []));
  }

  /** The same way, gone on to where what it reaches is on the page; as it is where that is nowhere. */
  shown(trail: Trail, site: Aim['site'], isStill: (here: Here) => boolean): Trail {
    const section = sectionOf(site);
    if (section === null) return trail;
    const { world } = this.#playground.play(trail);
    if (world === null || sectionView(world, section.id)?.status === 'open') return trail;
    const there = this.#before({ trail, world: this.#playground.fresh(world) }, site, () => false);
    return 'head' in there || !isStill(there) ? trail : there.trail;
  }
}

const questionsOf = (journey: CompiledJourney) =>
  allOf(journey, 'field').map(({ is, owner }) => ({
    ...{ path: is.path, step: owner.is.step },
    key: questionKey(owner.is.id, is.name),
  }));
