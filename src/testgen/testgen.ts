import type { JsonObject } from '../engine';
import { createProver } from '../prover';
import type { CoverageGoal, Scenario } from '../scenarios';
import { shorten } from './choose/shorten';
import { atLeast, smallest } from './choose/smallest';
import { corpusOf, type Corpus } from './play/corpus';
import { Playground, type Playable, type Reached } from './play/playground';
import type { Trail } from './play/trail';
import { createAnswersFor } from './search/answers-for';
import { Pursuit } from './search/pursue';
import { search, usualEffort, type Effort, type Found, type Obstacle } from './search/search';
import { seedWalks } from './search/seed-walks';
import { byFile, distinct } from './write/files';
import { createNames } from './write/names';
import { written, type Written } from './write/written';

export interface TestgenOptions {
  /** Ids of the households whose partner answers. */
  readonly households: readonly string[];
  /** Whether what the scenarios cover already counts. */
  readonly counts: boolean;
  /** Goals that are wanted; all of them without it. */
  readonly wanted?: (goal: CoverageGoal) => boolean;
  readonly effort?: Effort;
}

/** A goal that no scenario was found for. */
export interface Left {
  readonly goal: CoverageGoal;
  readonly why: Obstacle;
}

export interface Generated {
  /** Scenarios that fail as the journey is: nothing was made then. */
  readonly failed: readonly Scenario[];
  /** Path from where they are to stand → scenarios. */
  readonly files: ReadonlyMap<string, readonly JsonObject[]>;
  readonly left: readonly Left[];
  readonly counts: {
    readonly goals: number;
    /** By the scenarios that are there. */
    readonly before: number;
    readonly after: number;
    readonly scenarios: number;
    /** Of the ways that were found, no fewer could do. */
    readonly atLeast: number;
  };
}

/** The smallest set of scenarios that reaches every goal of the coverage that is not reached yet. */
export function testgen(of: Playable, options: TestgenOptions): Generated {
  const playground = new Playground(of);
  const corpus = corpusOf(playground);
  const { wanted = () => true } = options;
  const asked = new Set(playground.goals.flatMap((goal, index) => (wanted(goal) ? [index] : [])));
  const before: Reached = options.counts ? corpus.reached : new Set();
  const found =
    corpus.failed.length > 0 ? null : look(playground, corpus, options, { asked, before });
  const missing = new Set([...asked].filter((goal) => !before.has(goal)));
  const made = found === null ? [] : make(playground, found.found, missing);
  const covered = new Set([...before, ...made.flatMap(({ reached }) => [...reached])]);
  const left = [...asked].filter((goal) => !covered.has(goal));
  return {
    failed: corpus.failed,
    files: byFile(distinct(made)),
    left: left.flatMap((index): readonly Left[] => {
      const goal = playground.goals[index];
      return goal === undefined ? [] : [{ goal, why: found?.left.get(index) ?? 'notPlayed' }];
    }),
    counts: {
      goals: asked.size,
      before: [...asked].filter((goal) => before.has(goal)).length,
      after: asked.size - left.length,
      scenarios: made.length,
      atLeast: found === null ? 0 : bound(found.found, missing),
    },
  };
}

function look(
  playground: Playground,
  corpus: Corpus,
  { households, counts, effort = usualEffort }: TestgenOptions,
  { asked, before }: { readonly asked: Reached; readonly before: Reached },
) {
  const { journey, validators } = playground.of;
  const prover = createProver(journey, { validators });
  const answersFor = createAnswersFor(journey, corpus.answers);
  const seeds = seedWalks(playground, households, answersFor);
  const starts = [...corpus.starts, ...seeds];
  // Ways from the very beginning are long: where people of scenarios stand already, others begin there.
  const ends = counts && corpus.starts.length > 0 ? [] : starts;
  const known = ends
    .filter(({ rest }) => rest.length === 0)
    .map(({ trail }): Found => ({ trail, reached: playground.play(trail).seen }));
  const reached = new Set([...before, ...known.flatMap((each) => [...each.reached])]);
  const pursuit = new Pursuit(playground, prover, answersFor, households);
  const others = playground.goals.flatMap((_, index) => (asked.has(index) ? [] : [index]));
  const more = search(
    playground,
    { starts },
    new Set([...reached, ...others]),
    { prover, pursuit },
    effort,
  );
  return { found: [...known, ...more.found], left: more.left };
}

const choicesOf = (found: readonly Found[]) =>
  found.map(({ trail, reached }) => ({ trail, brings: reached, costs: lengthOf(trail) }));

const lengthOf = ({ deeds, head }: Trail): number => deeds.length + 3 * Object.keys(head).length;

const bound = (found: readonly Found[], missing: Reached): number =>
  atLeast(choicesOf(found), missing);

/** Few of the ways, each as short as it can be, with what holds at its end. */
function make(
  playground: Playground,
  found: readonly Found[],
  missing: Reached,
): readonly Written[] {
  const first = smallest(choicesOf(found), missing);
  const short = first.map(({ choice, own }) => shorten(playground, choice.trail, own));
  const choices = choicesOf(short.flatMap((each) => (each === null ? [] : [each])));
  const names = createNames(playground.of.journey, playground.of.origins);
  return smallest(choices, missing).flatMap(({ choice, own }) =>
    written(playground, choice.trail, own, names),
  );
}
