import type { Json, JsonObject } from '../../engine';
import {
  createRunner,
  hasPassed,
  householdKeys,
  inWorlds,
  readText,
  type Played,
  type Scenario,
  type World,
} from '../../scenarios';
import { lookAt } from './look';
import type { Playground, Reached } from './playground';
import { nowhere, type Trail } from './trail';

/** A place on the way of somebody, from which others may go elsewhere. */
export interface Start {
  readonly trail: Trail;
  readonly world: World;
  /** What is done from here in the scenario that it was taken from. */
  readonly rest: readonly JsonObject[];
  /** All that this scenario reached, from where it began. */
  readonly play: Reached;
}

export interface Corpus {
  readonly starts: readonly Start[];
  /** What the scenarios reach together. */
  readonly reached: Reached;
  /** By question, `section.question`: what people answer in the scenarios, in their order. */
  readonly answers: ReadonlyMap<string, readonly Json[]>;
  /** Scenarios that fail as the journey is. */
  readonly failed: readonly Scenario[];
}

/** Plays every scenario once, as a whole, each with an engine that has seen nothing. */
export function corpusOf(playground: Playground): Corpus {
  const { journey, suite } = playground.of;
  const plays = new Map<string, { readonly played: Played; readonly reached: Reached }>();
  const all = new Set<number>();
  let reached: Reached = new Set();
  const runner = createRunner(journey, playground.make(), suite, {
    takesUp: false,
    listener: {
      begins: () => {
        reached = playground.listen();
        return { engine: playground.make(), move: () => undefined };
      },
      ended: (key, played) => {
        for (const goal of reached) all.add(goal);
        // What is on the page at the end says where it is, whether or not anything is expected of it.
        if (played.outcome.world !== null) lookAt(played.outcome.world);
        const kept = inWorlds(played, playground.rested);
        plays.set(key, { played: kept, reached });
        return kept;
      },
    },
  });
  const failed: Scenario[] = [];
  const answers = new Map<string, Json[]>();
  const starts = new Map<string, Start>();
  for (const scenario of suite.scenarios) {
    const passed = hasPassed(runner.run(scenario));
    const play = plays.get(runner.keyOf(scenario));
    if (!passed || play === undefined) {
      failed.push(scenario);
      continue;
    }
    for (const start of startsOf(scenario, play.played, play.reached)) {
      const key = JSON.stringify(start.trail);
      if (!starts.has(key)) starts.set(key, start);
    }
    for (const move of scenario.moves) if (move.kind === 'deed') mine(move.written, answers);
  }
  return { starts: [...starts.values()], reached: all, answers, failed };
}

/** Before and after each of its deeds. */
function startsOf(scenario: Scenario, { worlds }: Played, play: Reached): readonly Start[] {
  const begin = trailOf(scenario);
  const deeds = scenario.moves.flatMap((move) => (move.kind === 'deed' ? [move.written] : []));
  let done = 0;
  return worlds.flatMap((world, index): readonly Start[] => {
    const isFirst = index === 0;
    const move = scenario.moves[index - 1];
    if (!isFirst && move?.kind !== 'deed') return [];
    if (!isFirst) done += 1;
    const isEnd = done === deeds.length && scenario.waypoint !== null;
    const trail: Trail = isEnd
      ? { ...nowhere, from: scenario.waypoint }
      : { ...begin, deeds: deeds.slice(0, done) };
    return [{ trail, world, rest: deeds.slice(done), play }];
  });
}

/** How somebody comes to where a scenario begins. */
export function trailOf({ household, changeKey, from, start, hold }: Scenario): Trail {
  const own = changeKey === '' ? [] : (JSON.parse(changeKey) as readonly Json[]);
  const head = householdKeys.flatMap((key, index): readonly (readonly [string, Json])[] => {
    const value = own[index] ?? null;
    return value === null ? [] : [[key, value]];
  });
  return {
    household: household === null ? null : readText(household),
    head: Object.fromEntries(head),
    from: from === null ? null : readText(from),
    start: start === null ? null : readText(start),
    hold: hold === null ? null : typeof hold === 'string' ? hold : [...hold],
    deeds: [],
  };
}

function mine(deed: JsonObject, answers: Map<string, Json[]>): void {
  for (const kind of ['answer', 'type'] as const) {
    const given = deed[kind];
    if (typeof given !== 'object' || given === null || Array.isArray(given)) continue;
    for (const [question, value] of Object.entries(given as JsonObject)) {
      const known = answers.get(question) ?? [];
      answers.set(question, known);
      const text = JSON.stringify(value);
      if (known.every((each) => JSON.stringify(each) !== text)) known.push(value);
    }
  }
}
