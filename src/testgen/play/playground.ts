import { createEngine, engineMaker, type Engine, type JsonObject } from '../../engine';
import type { CompiledJourney, Origins, ShapeValidators } from '../../journey';
import {
  createCoverage,
  createRunner,
  deedOf,
  hasPassed,
  scenarioOf,
  ScenarioProblem,
  type CoverageGoal,
  type Suite,
  type World,
} from '../../scenarios';
import { lookAt } from './look';
import { writtenAs, type Trail } from './trail';

/** A journey with its scenarios. */
export interface Playable {
  readonly journey: CompiledJourney;
  readonly origins: Origins;
  readonly validators: ShapeValidators;
  readonly suite: Suite;
}

/** Indexes of goals. */
export type Reached = ReadonlySet<number>;

/** Somebody who came somewhere, and what the journey decided on the way. */
export interface Played {
  /** null where nobody comes there. */
  readonly world: World | null;
  /** By what is done and expected. */
  readonly reached: Reached;
  /** Also by looking at the page at the end. */
  readonly seen: Reached;
}

/** Where trails are played, and every goal that they reach is heard. */
export class Playground {
  readonly of: Playable;
  readonly goals: readonly CoverageGoal[];
  readonly make: () => Engine;
  /** For worlds that are kept: what an engine has worked out is not kept with them. */
  readonly #resting: Engine;
  #heard = new Set<number>();

  constructor(of: Playable) {
    this.of = of;
    const { journey, origins, validators } = of;
    const coverage = createCoverage(journey, origins, (goal) => this.#heard.add(goal));
    this.goals = coverage.goals;
    this.make = engineMaker(journey, validators, coverage.observe);
    this.#resting = createEngine(journey, validators);
  }

  /** What is reached from now on. */
  listen(): Reached {
    this.#heard = new Set();
    return this.#heard;
  }

  rested = (world: World): World => ({ ...world, engine: this.#resting });

  /** The world with an engine that has seen nothing: all that is on the page is worked out anew. */
  fresh = (world: World): World => ({ ...world, engine: this.make() });

  /** The world at the end of a trail, by an engine that has seen nothing; what is reached is still heard. */
  replay(trail: Trail): World | null {
    return this.#run(writtenAs(trail)).world;
  }

  /** Plays a trail from the beginning, also what its waypoints do, and looks at the page at its end. */
  play(trail: Trail): Played {
    return this.playWritten(writtenAs(trail));
  }

  /** The same of a scenario as it is written, but for its name. */
  playWritten(written: JsonObject): Played {
    const heard = this.listen();
    const { world } = this.#run(written);
    const reached = new Set(heard);
    if (world !== null) lookAt(world);
    return { world, reached, seen: new Set(heard) };
  }

  #run(written: JsonObject): { readonly world: World | null } {
    const runner = createRunner(this.of.journey, this.make(), this.of.suite);
    const isBare = written['do'] === undefined && written['expect'] === undefined;
    const whole = { name: 'generated', ...written, ...(isBare && { expect: {} }) };
    const outcome = runner.run(scenarioOf(whole, 'generated'));
    return { world: hasPassed(outcome) ? outcome.world : null };
  }
}

/** The world after a deed; null where nobody can do it. */
export function done(world: World, deed: JsonObject): World | null {
  try {
    return deedOf(deed)(world);
  } catch (error) {
    if (error instanceof ScenarioProblem) return null;
    throw error;
  }
}
