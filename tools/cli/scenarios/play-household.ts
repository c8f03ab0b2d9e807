import { createShapeValidators } from '../../../src/compiler';
import { createEngine, type JourneyState } from '../../../src/engine';
import type { CompiledJourney } from '../../../src/journey';
import { createRunner, happen } from '../../../src/scenarios';
import { InputError } from '../../project';
import type { CommandContext } from '../frame/command';
import { findScenario, readScenarios } from './read-scenarios';

/** Where a household stands that has come a way, or that has just arrived. */
export interface Played {
  readonly state: JourneyState;
  /** What the household is called here. */
  readonly name: string;
  /** What did not go as its scenario expects; empty when all did. */
  readonly warning: string;
}

/** `who` names a scenario, null a household that has just arrived. `step` is where it goes last. */
export function playHousehold(
  context: CommandContext,
  journey: CompiledJourney,
  who: string | null,
  step: string | null,
): Played {
  if (step !== null && !journey.steps.some(({ id }) => id === step)) {
    const steps = journey.steps.map(({ id }) => id).join(', ');
    throw new InputError(`There is no step \`${step}\`.`, `known: ${steps}`);
  }
  const engine = createEngine(journey, createShapeValidators(journey));
  const { suite } = readScenarios(context);
  const today = suite.settings.today ?? new Date().toISOString().slice(0, 10);
  const enter = (to: string) =>
    ({ type: 'stepEntered', step: to, parameters: {}, today, restored: false }) as const;
  if (who === null) {
    const started = engine.start({ today, settings: {} });
    const { state } = engine.apply(started, enter(step ?? journey.entry));
    return { state, name: 'a household that has just arrived', warning: '' };
  }
  const scenario = findScenario(suite, who);
  const { world, problem, mismatches } = createRunner(journey, engine, suite).run(scenario);
  if (world === null) {
    throw new InputError(
      `The scenario “${scenario.name}” cannot be played: ${problem?.message ?? 'it does not begin'}`,
      problem?.help ?? 'journey test says more',
    );
  }
  const arrived =
    step === null || world.state.progress.step === step
      ? world
      : happen(world, enter(step), scenario.at);
  const [first] = mismatches;
  const unexpected = first === undefined ? '' : `${first.what}: ${first.actual}`;
  return {
    state: arrived.state,
    name: scenario.waypoint ?? scenario.name,
    warning: problem?.message ?? unexpected,
  };
}
