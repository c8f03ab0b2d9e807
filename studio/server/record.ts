import type { Compilation } from '../../src/compiler';
import type { JourneyState } from '../../src/engine';
import { equal, isObject, type Json, type JsonObject } from '../../src/rules';
import {
  createRunner,
  hasPassed,
  scenarioOf,
  type Outcome,
  type Scenario,
  type World,
} from '../../src/scenarios';
import { folding, trailOf, writtenAs } from '../../src/testgen';
import type { Begun, Methods, RecordedPlay } from '../model/protocol';
import { writtenAfter, type Begins } from '../model/scenario-draft';
import type { Desk, Ready } from './desk';
import { readyOf } from './desk';
import { arrivedName, scenarioWith, shown } from './households';
import { callsOf, offersOf } from './offers';

const name = 'recorded';

/**
 * Where somebody stands who begins to record: how a scenario comes there, and what its partner answers.
 * @throws for a household whose scenario fails, or that waits for an answer
 */
export function begunAt(desk: Desk, id: string): Begun {
  const stage = stageOf(desk);
  const scenario = scenarioWith(stage, id);
  const outcome = stage.play(scenario ?? scenarioOf({ name, do: [] }, name));
  const { world, problem } = outcome;
  const called = scenario === null ? arrivedName : scenario.name;
  if (world === null || !hasPassed(outcome))
    throw new Error(`“${called}” fails as the journey is: ${problem?.message ?? 'mend it first.'}`);
  if (world.waiting.length > 0)
    throw new Error(`“${called}” waits for an answer: choose another household.`);
  const { answers, failures } = world.partner;
  return {
    shown: shown(stage.journey, world.state, called, scenario?.at.file ?? 'first page'),
    begins: scenario === null ? {} : beginsAt(scenario),
    partner: { answers, failures },
    clauses: [...desk.clauses],
  };
}

function beginsAt(scenario: Scenario): Begins {
  if (scenario.waypoint !== null) return { from: scenario.waypoint };
  const deeds = scenario.moves.flatMap((move) => (move.kind === 'deed' ? [move.written] : []));
  return writtenAs({ ...trailOf(scenario), deeds });
}

interface Stage extends Ready {
  readonly play: (scenario: Scenario) => Outcome;
}

let last: { readonly of: Compilation; readonly stage: Stage } | null = null;

/** Of the same files the ways to waypoints are played once. */
function stageOf(desk: Desk): Stage {
  if (last?.of !== desk.compiled) {
    const ready = readyOf(desk);
    const { run } = createRunner(ready.journey, ready.engine, ready.suite);
    last = { of: desk.compiled, stage: { ...ready, play: run } };
  }
  return last.stage;
}

/** Plays what was recorded and says how it went, and what could be expected at its end. */
export function playedAs(desk: Desk, given: Methods['recorded']['given']): RecordedPlay {
  const stage = stageOf(desk);
  const { begins, recording, expect, state } = given;
  const written = writtenAfter(begins, recording, expect);
  // Deed by deed, so that one that nobody can do is told from the others.
  const scenario = scenarioOf({ name, ...written }, name);
  const { problem, mismatches, world } = stage.play(scenario);
  const start = startOf(stage, begins, recording.answers);
  const end = problem !== null || world === null ? null : whole(world);
  return {
    problem:
      problem === null
        ? null
        : { words: problem.message, deed: deedAt(scenario, problem.at.offset, begins) },
    wrong: mismatches.map(
      ({ what, expected, actual }) => `${what} is ${actual}, and ${expected} is expected`,
    ),
    unlike: end === null || state === null ? [] : unlike(end.state, state),
    offers: start === null || end === null ? [] : offersOf(start, end, recording.deeds),
    calls: end === null ? [] : callsOf(end),
    written: { ...written, do: folding(deedsIn(written)) },
  };
}

/** What was called counts from the beginning of the scenario. */
const whole = (world: World): World => ({ ...world, before: { ...world.before, made: 0 } });

/** Where the recording began. */
function startOf({ play }: Stage, begins: Begins, answers: JsonObject): World | null {
  const still = { deeds: [], answers };
  const scenario = scenarioOf({ name, ...writtenAfter(begins, still, {}) }, name);
  return play(scenario).world;
}

const deedsIn = ({ do: deeds }: JsonObject): readonly JsonObject[] =>
  Array.isArray(deeds) ? (deeds as readonly Json[]).filter(isObject) : [];

/** The index among those that were recorded; null for what went before, or for what is expected. */
function deedAt(scenario: Scenario, offset: number, begins: Begins): number | null {
  const deeds = scenario.moves.filter(({ kind }) => kind === 'deed');
  const found = deeds.findLastIndex(({ at }) => at.offset <= offset);
  const isExpected = scenario.moves.some(
    ({ kind, at }) => kind === 'check' && at.offset <= offset && at.offset > 0,
  );
  const index = found - deedsIn(begins).length;
  return isExpected || index < 0 ? null : index;
}

/** Paths of answers that are otherwise. */
function unlike({ answers: one }: JourneyState, { answers: other }: JourneyState): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (key) => !equal(blank(one[key]), blank(other[key])),
  );
}

const blank = (value: Json | undefined): Json =>
  value === undefined || value === '' ? null : value;
