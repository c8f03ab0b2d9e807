import type { CallEffect, Effect, Engine, JourneyEvent, JourneyState } from '../../engine';
import { sectionKey, type CompiledJourney } from '../../journey';

import { stateOf, type Household } from '../witness/household';
import { answerKept, failureOf, type Saying } from './partner';

/** A household with a partner that always says the same. */
export interface Played {
  readonly household: Household;
  readonly partner: (as: string, call: string) => Saying;
  /** The step that it comes to, and what the address carries. */
  readonly step: string;
  readonly given: Readonly<Record<string, string>>;
}

/** One way that was gone, and what the journey was at by then. */
export interface Went {
  readonly from: string;
  readonly to: string;
  /** Nothing but the requirements of the step: nobody has been there. */
  readonly isSentAway: boolean;
  /** The call that was answered or failed just before, by name; null for none. */
  readonly heard: string | null;
  readonly state: JourneyState;
}

/** A round that is gone again and again. */
export interface PlayedRound {
  readonly ways: readonly Went[];
  /** Calls that were made on it, by name, and what was said to each. */
  readonly said: ReadonlyMap<string, Saying>;
}

/** Ways after which a household is not where it was at any of them before: it is sent on for ever all the same. */
const most = 200;

/** Whether the sections of a household have been entered before, and whether the first call is answered first. */
const manners = [
  { isFresh: true, isInOrder: true },
  { isFresh: false, isInOrder: true },
  { isFresh: true, isInOrder: false },
  { isFresh: false, isInOrder: false },
];

/** The round on which the real engine sends a household; null where it comes to rest. */
export function playedRound(
  engine: Engine,
  journey: CompiledJourney,
  played: Played,
): PlayedRound | null {
  for (const manner of manners) {
    const found = new Play(engine, journey, played, manner).round();
    if (found !== null) return found;
  }
  return null;
}

/** An effect, with the step whose requirements send away and with what was heard, where these planned it. */
interface Planned {
  readonly effect: Effect;
  readonly sentFrom: string | null;
  readonly heard: string | null;
}

interface Flight {
  readonly request: number;
  readonly as: string;
  readonly call: string;
}

class Play {
  readonly #engine: Engine;
  readonly #journey: CompiledJourney;
  readonly #played: Played;
  readonly #isInOrder: boolean;
  #state: JourneyState;
  #flights: Flight[] = [];
  readonly #ways: Went[] = [];
  /** What was said to whom, before which way. */
  readonly #said: { readonly as: string; readonly saying: Saying; readonly at: number }[] = [];
  #hasLeft = false;

  constructor(
    engine: Engine,
    journey: CompiledJourney,
    played: Played,
    { isFresh, isInOrder }: (typeof manners)[number],
  ) {
    this.#engine = engine;
    this.#journey = journey;
    this.#played = played;
    this.#isInOrder = isInOrder;
    const state = stateOf(engine, played.household);
    const marks = Object.fromEntries(
      journey.steps
        .flatMap(({ sections }) => sections)
        .map((section) => [`${section.step}.${sectionKey(section)}`, true as const]),
    );
    this.#state = isFresh
      ? state
      : { ...state, progress: { ...state.progress, entered: marks, opened: marks } };
  }

  round(): PlayedRound | null {
    const { step, given } = this.#played;
    const met = new Map<string, number>();
    let planned = this.#apply(this.#enter(step, given), null);
    for (;;) {
      const next = planned.shift();
      if (next === undefined) {
        const flight = this.#isInOrder ? this.#flights.shift() : this.#flights.pop();
        if (flight === undefined) return null;
        planned = this.#apply(this.#answer(flight), flight.as);
      } else if (next.effect.type === 'navigate') {
        const { step: to, parameters } = next.effect;
        const { sentFrom, heard } = next;
        const from = sentFrom ?? this.#state.progress.step ?? step;
        this.#ways.push({ from, to, isSentAway: sentFrom !== null, heard, state: this.#state });
        const now = `${to} ${JSON.stringify(parameters)} ${this.#now()}`;
        const before = met.get(now);
        if (before !== undefined) return this.#since(before);
        if (this.#ways.length > most) return this.#since(this.#ways.length - this.#length());
        met.set(now, this.#ways.length);
        planned = [...this.#apply(this.#enter(to, parameters), null), ...planned];
      } else planned = [...this.#begin(next.effect), ...planned];
      if (this.#hasLeft || this.#state.progress.stuck !== null) return null;
    }
  }

  /** Ways between two times that the last one was gone. */
  #length(): number {
    const last = this.#ways.at(-1);
    const before = this.#ways
      .slice(0, -1)
      .findLastIndex(({ from, to }) => from === last?.from && to === last.to);
    return this.#ways.length - 1 - before;
  }

  #since(index: number): PlayedRound {
    const said = this.#said.filter(({ at }) => at >= index);
    return {
      ways: this.#ways.slice(index),
      said: new Map(said.map(({ as, saying }) => [as, saying])),
    };
  }

  #apply(event: JourneyEvent, heard: string | null): Planned[] {
    const before = this.#state;
    const { state, effects } = this.#engine.apply(before, event);
    this.#state = state;
    const entered = event.type === 'stepEntered' ? event.step : null;
    const { requires = [] } = this.#journey.steps.find(({ id }) => id === entered) ?? {};
    const isSent = requires.some(({ that }) => this.#engine.evaluate(before, that) !== true);
    return effects.map((effect) => ({ effect, sentFrom: isSent ? entered : null, heard }));
  }

  #enter(step: string, parameters: Readonly<Record<string, string>>): JourneyEvent {
    const { today } = this.#played.household;
    return { type: 'stepEntered', step, parameters, today, restored: false };
  }

  #begin(effect: Effect): readonly Planned[] {
    if (effect.type === 'leave') this.#hasLeft = true;
    if (effect.type === 'abort')
      this.#flights = this.#flights.filter(({ request }) => request !== effect.request);
    if (effect.type === 'call' && !effect.silent && effect.commit === null) this.#depart(effect);
    if (effect.type !== 'lock') return [];
    const { sequence } = effect;
    return this.#apply(
      { type: 'lockTaken', sequence, ledger: {}, at: 0, kept: true, unsettled: [] },
      null,
    );
  }

  #depart({ request }: CallEffect): void {
    for (const [as, lookup] of Object.entries(this.#state.lookups))
      if (lookup.status === 'loading' && lookup.request === request)
        this.#flights.push({ request, as, call: lookup.call });
  }

  #answer({ request, as, call }: Flight): JourneyEvent {
    const { household, partner } = this.#played;
    const saying = partner(as, call);
    this.#said.push({ as, saying, at: this.#ways.length });
    if (saying !== 'answers')
      return { type: 'callFailed', request, failure: failureOf(saying), at: 0 };
    const pick = this.#journey.calls[call]?.pick ?? { kind: 'path', path: '' };
    const answer = answerKept(pick, household.lookups[as]?.data ?? null);
    return { type: 'callSucceeded', request, answer, at: 0 };
  }

  /** Where the household is, but for the numbers of its calls. */
  #now(): string {
    const { progress, lookups, answers } = this.#state;
    const bare = (value: object): object => ({ ...value, request: 0, requests: {} });
    return JSON.stringify([
      answers,
      { ...progress, requests: 0, runs: Object.values(progress.runs).map(bare) },
      Object.entries(lookups).map(([name, lookup]) => [name, bare(lookup)]),
      this.#flights.map(({ as }) => as),
    ]);
  }
}
