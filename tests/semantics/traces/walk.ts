/** One trace: a journey and what happens in it, over two subjects at once. */
import { engine } from '../engine-subject';
import { interpreter } from '../interpreter-subject';
import { Household, NoSuchCall, type Expectation, type Happening, type Looks } from '../household';
import type { Choice, Files, Json, JsonObject } from '../subject';
import { differences } from './compare';
import type { Draw } from './draw';
import { nextEvent, type Lived, type Seen } from './events';
import type { Plan } from './grammar/plan';
import { otherPhoto, photo } from './grammar/with-files';
import { Moments, type Observed } from './moments';
import { isObject } from '../json';
import { at, items, setAt, text } from './json';

export interface Trace {
  readonly files: Files;
  readonly settings: JsonObject;
  readonly looks: Looks;
  readonly happenings: readonly Happening[];
}
/** What differs, after which event, and what the text says there. */
export interface Difference {
  readonly lines: readonly string[];
  readonly after: number;
  readonly said: Required<Expectation> | null;
}

/** README: answers of a snapshot by path or inside each other; what is lost is in no order. */
function told(snapshot: Json): Json {
  if (!isObject(snapshot)) return snapshot;
  const kept = at(snapshot, 'answers');
  const answers = Object.entries(isObject(kept) ? kept : {});
  return {
    ...snapshot,
    answers: answers.reduce<Json>((all, [path, v]) => setAt(all, path.split('.'), v), {}),
    lost: items(at(snapshot, 'lost')).map(text).toSorted(),
  };
}
const asJson = (look: Required<Expectation>): Json => ({
  ...look,
  snapshot: told(look.snapshot),
  read: look.read.map(({ rule, is }) => ({ rule, is })),
  screens: look.screens.map(({ screen, shows }) => ({ screen, shows })),
});
/** Two households that live through the same. */
export class Pair {
  private readonly text;
  private readonly engine;
  private readonly looks: Looks;

  /** @throws {Error} where the journey does not compile. */
  constructor({ files, settings, looks }: Pick<Trace, 'files' | 'settings' | 'looks'>) {
    const one = { id: 'trace', says: [], journey: files, given: { settings }, then: [] };
    this.engine = new Household(engine, one);
    this.text = new Household(interpreter, one);
    this.looks = looks;
  }

  /** @throws {NoSuchCall} where the event answers what was never called. */
  next(happening: Happening): {
    seen: Seen;
    lines: readonly string[];
    said: Required<Expectation>;
  } {
    this.text.next(happening);
    this.engine.next(happening);
    const said = this.text.look(this.looks);
    const found = this.engine.look(this.looks);
    const lines = differences(asJson(said), asJson(found));
    const { view, effects, snapshot } = said;
    return { seen: { view, effects, snapshot, made: this.text.made() }, lines, said };
  }
}
export const nothingSeen: Seen = { view: null, effects: [], snapshot: null, made: [] };

/** What differs first when the trace is lived through; null where nothing does. */
export function differing(trace: Trace): Difference | null {
  const pair = new Pair(trace);
  for (const [after, happening] of trace.happenings.entries())
    try {
      const { lines, said } = pair.next(happening);
      if (lines.length > 0) return { lines, after, said };
    } catch (thrown) {
      if (thrown instanceof NoSuchCall) return null;
      const lines = [`thrown: ${thrown instanceof Error ? (thrown.stack ?? '') : String(thrown)}`];
      return { lines, after, said: null };
    }
  return null;
}
/** What is looked at in a journey: everything that there is. */
export function looksAt(draw: Draw, plan: Plan): Looks {
  const paths = [
    ...plan.known.paths.map(({ path }) => path),
    ...plan.sections.flatMap((one) => one.fields).map(({ path }) => path),
    ...(plan.asksForFiles ? [photo, otherPhoto] : []),
  ];
  const choices: Choice[] = [
    { filters: {}, order: null },
    {
      filters: {
        size: draw.one(['any', 'small', 'large', 'none']),
        owner: draw.few(['1', 'a', 'b', '2.5'], 2),
      },
      order: draw.one(['o0', 'o1', null]),
    },
  ];
  return {
    paths,
    rules: [
      ...plan.known.paths.map(({ path }) => ({ var: path })),
      { var: 'permit' },
      ...(plan.asksForFiles ? [{ var: photo }, { count: { var: photo } }] : []),
      ...plan.known.facts.map(({ name }) => ({ var: `facts.${name}` })),
      ...plan.known.lookups.flatMap(({ name }) => [
        { var: `lookups.${name}` },
        { var: `lookups.${name}.constructor` },
        { var: `lookups.${name}.length` },
        { lookupStatus: name },
      ]),
    ],
    screens: plan.screen ? choices.map((choice) => ({ screen: 'results', choice })) : [],
    sequences: plan.sequences,
  };
}
/** V6: what a visit is given in the place of the journey's settings. */
const settingsOf = (draw: Draw): JsonObject => ({
  ...draw.maybe(50, () => ({ word: draw.one(['b', 'ab']) })),
  ...draw.maybe(50, () => ({ limit: 7 })),
  ...draw.maybe(50, () => ({ on: false })),
  ...draw.maybe(50, () => ({ all: [{ id: 'b', n: 3 }] })),
  ...draw.maybe(30, () => ({ link: '/other' })),
});
const observed = ({ screens, ...said }: Required<Expectation>): Observed => ({
  ...said,
  screens: screens.map(({ shows }) => shows),
});
/** A trace that is made up as it goes, up to the first difference. */
export function walked(
  draw: Draw,
  plan: Plan,
  files: Files,
): { trace: Trace; moments: ReadonlySet<string>; difference: Difference | null } {
  const looks = looksAt(draw, plan);
  const settings = draw.chance(25) ? settingsOf(draw) : {};
  const pair = new Pair({ files, settings, looks });
  const happenings: Happening[] = [];
  const moments = new Moments();
  const lived: Lived = { settled: new Set(), releases: plan.releases };
  const length = draw.chance(75) ? 4 + draw.int(14) : 14 + draw.int(20);
  let seen = nothingSeen;
  while (happenings.length < length) {
    const happening = nextEvent(draw, plan, seen, lived);
    happenings.push(happening);
    const trace = { files, settings, looks, happenings };
    try {
      const next = pair.next(happening);
      seen = next.seen;
      moments.add(happening, observed(next.said));
      const after = happenings.length - 1;
      if (next.lines.length > 0)
        return { trace, moments: moments.all, difference: { ...next, after } };
    } catch {
      return { trace, moments: moments.all, difference: differing(trace) };
    }
  }
  return { trace: { files, settings, looks, happenings }, moments: moments.all, difference: null };
}
