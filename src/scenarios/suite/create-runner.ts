import { equal, type Engine } from '../../engine';
import type { CompiledJourney } from '../../journey';
import { readText, ScenarioProblem } from '../source';
import { blankTab, happen, hear, isAlike, newDevice, type World } from '../world';
import type { Household } from './household';
import { householdKey, householdOf, waypointAt } from './household-of';
import { hasPassed, WaypointProblem, type Outcome } from './outcome';
import { playMoves, takeUp, type Played, type TakenUp } from './play-moves';
import type { Listener, Recalled } from './listener';
import type { Scenario, Suite } from './scenario';

export interface Runner {
  readonly run: (scenario: Scenario) => Outcome;
  /** The key of the play of a scenario for its own household. */
  readonly keyOf: (scenario: Scenario) => string;
}

export interface RunnerOptions {
  /**
   * Whether another household is played from where its way parts from the waypoint's own. It comes to
   * the same as playing all of it, which a test shows with this set to false.
   */
  readonly takesUp?: boolean;
  /** Hears of everything that is played; whoever does not listen costs nothing. */
  readonly listener?: Listener;
  /** What is known of a play, which is then not played again; null where nothing is. */
  readonly recall?: (key: string) => Recalled | null;
}

/** Runs scenarios of one journey. A waypoint is run once for each household that comes through it. */
export function createRunner(
  journey: CompiledJourney,
  engine: Engine,
  suite: Suite,
  { takesUp = true, listener, recall }: RunnerOptions = {},
): Runner {
  const ends = new Map<string, Played>();

  /** `owner`: the scenario whose household it is, which is not the waypoint's own. */
  const play = (scenario: Scenario, owner: Scenario): Played => {
    const known = recall?.(keyOf(scenario, owner)) ?? null;
    if (known === null) return playAnew(scenario, owner);
    return 'outcome' in known ? known : playMoves(scenario, known.begun, known.last);
  };

  const playAnew = (scenario: Scenario, owner: Scenario): Played => {
    const before = scenario.from === null ? undefined : waypointAt(suite, scenario.from);
    const household = householdOf(suite, owner);
    if (before === undefined) {
      const shared = owner === scenario ? null : sameBeginning(scenario, household);
      if (shared !== null) return playMoves(scenario, shared.begun, shared.last);
      return playFrom(scenario, owner, null, (own) =>
        beginning(journey, own, suite, scenario, household),
      );
    }
    const end = playOnce(before, owner).outcome;
    if (end.world === null || !hasPassed(end)) {
      throw new WaypointProblem(scenario.from ?? scenario.at, end);
    }
    const shared = owner === scenario ? null : sameWay(scenario, before, end.world);
    if (shared !== null) return playMoves(scenario, shared.begun, shared.last);
    const { world } = end;
    return playFrom(scenario, owner, before, (own) => ({ ...world, engine: own }));
  };

  const playFrom = (
    scenario: Scenario,
    owner: Scenario,
    before: Scenario | null,
    start: (engine: Engine) => World,
  ): Played => {
    if (listener === undefined) return playMoves(scenario, [], begin(scenario, start(engine)));
    const key = keyOf(scenario, owner);
    const heard = listener.begins(key, before === null ? null : keyOf(before, owner));
    const played = playMoves(scenario, [], begin(scenario, start(heard.engine)), heard.move);
    return listener.ended(key, played);
  };

  const keyOf = ({ at }: Scenario, owner: Scenario): string =>
    `${at.file} ${String(at.offset)} ${householdKey(suite, owner)}`;

  const playOnce = (scenario: Scenario, owner: Scenario): Played => {
    const key = keyOf(scenario, owner);
    const played = ends.get(key) ?? guarded(scenario, () => play(scenario, owner));
    ends.set(key, played);
    return played;
  };

  /** The waypoint as its own household comes to it, where another may follow. */
  const ownWay = (scenario: Scenario): Played | null => {
    if (!takesUp) return null;
    const played = playOnce(scenario, scenario);
    return hasPassed(played.outcome) ? played : null;
  };

  const sameBeginning = (
    scenario: Scenario,
    { settings, today, partner }: Household,
  ): TakenUp | null => {
    const own = ownWay(scenario);
    const first = own?.worlds[0];
    if (own === null || first === undefined) return null;
    const household = householdOf(suite, scenario);
    const isSame =
      equal(settings, household.settings) &&
      today === household.today &&
      isAlike(partner, household.partner, first.asked);
    return isSame ? takeUp(scenario, own, partner) : null;
  };

  const sameWay = (scenario: Scenario, before: Scenario, world: World): TakenUp | null => {
    const own = ownWay(scenario);
    const start = playOnce(before, scenario).outcome.world;
    const isSame =
      own !== null &&
      start !== null &&
      start.state === world.state &&
      start.waiting === world.waiting &&
      equal(start.hold, world.hold);
    return isSame ? takeUp(scenario, own, world.partner) : null;
  };

  return {
    keyOf: (scenario) => keyOf(scenario, scenario),
    run: (scenario) =>
      (scenario.waypoint === null
        ? guarded(scenario, () => play(scenario, scenario))
        : playOnce(scenario, scenario)
      ).outcome,
  };
}

function beginning(
  journey: CompiledJourney,
  engine: Engine,
  suite: Suite,
  scenario: Scenario,
  { settings, today: own, partner }: Household,
): World {
  const today = own ?? suite.settings.today;
  if (today === null) {
    throw new ScenarioProblem(
      scenario.at,
      'Nobody says which day it is.',
      'set `today` in the household, or for all in scenarios/scenarios.json',
    );
  }
  const state = engine.start({ today, settings });
  const world: World = {
    ...{ journey, engine, state, partner, settings, today },
    ...blankTab,
    hold: scenario.hold ?? [],
    tab: 'a',
    otherTabs: {},
    device: newDevice,
    made: [],
    asked: [],
    left: null,
    before: { state, made: 0 },
  };
  const step = scenario.start === null ? journey.entry : readText(scenario.start);
  return happen(
    hear(world, 'start', scenario.at),
    { type: 'stepEntered', step, parameters: {}, today, restored: false },
    scenario.at,
  );
}

/** What was called and what was there before the scenario is not its own. */
const begin = (scenario: Scenario, world: World): World => ({
  ...world,
  hold: scenario.hold ?? world.hold,
  made: [],
  before: { state: world.state, made: 0 },
});

function guarded(scenario: Scenario, play: () => Played): Played {
  try {
    return play();
  } catch (error) {
    if (!(error instanceof ScenarioProblem)) throw error;
    return { outcome: { scenario, mismatches: [], problem: error, world: null }, worlds: [] };
  }
}
