import { createEngine } from '../../engine';
import {
  createRunner,
  EndlessProblem,
  hasPassed,
  inWorlds,
  type Outcome,
  type Played,
  type Recalled,
  type Scenario,
  type World,
} from '../../scenarios';
import type { Mutant } from '../make/mutant';
import type { Mutable } from '../mutate';
import { journeyWith } from '../make/replaced';
import { beginning, type Play, type Recording } from './record';

/** How a scenario notices a mutant: it fails, the journey never ends, or it breaks. */
export type Noticing = 'fails' | 'endless' | 'breaks';

export interface Noticed {
  readonly by: Scenario;
  readonly how: Noticing;
}

/** So many times what the longest play evaluates is taken for never ending. */
const patience = 20;

class TooLong extends Error {}

/**
 * Plays mutants, each in those scenarios alone in which its rule would have come to something else,
 * from the move on in which it first would. What is before that goes as it went.
 */
export class Player {
  readonly #recording: Recording;
  readonly #of: Mutable;
  /** Scenarios that noticed other mutants of a file, the last first. */
  readonly #sharp = new Map<string, readonly Scenario[]>();

  constructor(recording: Recording, of: Mutable) {
    this.#recording = recording;
    this.#of = of;
  }

  /** The scenario that notices it; null where none does. */
  play(mutant: Mutant): Noticed | null {
    const first = new Map(
      this.#recording.differencesOf(mutant).map(({ play, move }) => [play, move] as const),
    );
    if (first.size === 0) return null;
    const run = this.#runnerOf(mutant, first);
    const site = mutant.origin.file;
    for (const scenario of this.#inOrder(site, first)) {
      const how = run(scenario);
      if (how === null) continue;
      const others = (this.#sharp.get(site) ?? []).filter((other) => other !== scenario);
      this.#sharp.set(site, [scenario, ...others.slice(0, most - 1)]);
      return { by: scenario, how };
    }
    return null;
  }

  /** Those that noticed its neighbours, then those with the fewest moves left, then those that come after one. */
  #inOrder(site: string, first: ReadonlyMap<Play, number>): readonly Scenario[] {
    const sharp = this.#sharp.get(site) ?? [];
    const left = (play: Play): number => {
      const move = first.get(play);
      const later = 1_000_000;
      return move === undefined ? later : (play.played?.outcome.scenario.moves.length ?? 0) - move;
    };
    return this.#recording.scenarios
      .filter(({ play }) => isTouched(play, first))
      .map(({ scenario, play }) => {
        const known = sharp.indexOf(scenario);
        return { scenario, cost: known === -1 ? left(play) : known - most };
      })
      .sort((one, other) => one.cost - other.cost)
      .map(({ scenario }) => scenario);
  }

  #runnerOf(
    mutant: Mutant,
    first: ReadonlyMap<Play, number>,
  ): (scenario: Scenario) => Noticing | null {
    const journey = journeyWith(this.#recording.journey, mutant.sites);
    const allowed = patience * this.#recording.mostEvaluations;
    let evaluations = 0;
    const engine = createEngine(journey, this.#of.validators, () => {
      evaluations += 1;
      if (evaluations > allowed) throw new TooLong();
    });
    const here = (world: World): World => ({ ...world, journey, engine });
    const whole = new Map<Played, Played>();
    const recall = (key: string): Recalled | null => {
      const play = this.#recording.playOf(key);
      const played = play?.played ?? null;
      if (play === undefined || played === null) return null;
      if (play.before !== null && isTouched(play.before, first)) return null;
      const move = first.get(play);
      if (move === undefined) {
        const known = whole.get(played) ?? inWorlds(played, here);
        whole.set(played, known);
        return known;
      }
      const last = move === beginning ? undefined : played.worlds[move];
      return last === undefined
        ? null
        : { begun: played.worlds.slice(0, move).map(here), last: here(last) };
    };
    const runner = createRunner(journey, engine, this.#of.suite, { recall });
    return (scenario) => {
      evaluations = 0;
      try {
        return howOf(runner.run(scenario));
      } catch (error) {
        return error instanceof TooLong || error instanceof RangeError ? 'endless' : 'breaks';
      }
    };
  }
}

const most = 8;

function howOf(outcome: Outcome): Noticing | null {
  if (hasPassed(outcome)) return null;
  return outcome.problem instanceof EndlessProblem ? 'endless' : 'fails';
}

const isTouched = (play: Play, first: ReadonlyMap<Play, number>): boolean =>
  first.has(play) || (play.before !== null && isTouched(play.before, first));
