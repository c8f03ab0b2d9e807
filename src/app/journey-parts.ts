import { journey, shapeValidators } from 'virtual:journey/start';
import { createEngine, joinJourney, type CompiledMessages, type Engine } from '../engine';
import { growingEngine } from './growing-engine';

/** The journey on its way to the household: the first step at once, the rest on demand. */
export interface RunningJourney {
  readonly engine: Engine;
  readonly texts: () => CompiledMessages['texts'];
  /** Loads what later steps need, once; rejects while it cannot be had, and may be asked again. */
  readonly whole: () => Promise<void>;
}

export function startJourney(): RunningJourney {
  const engine = growingEngine(createEngine(journey, shapeValidators));
  let { texts } = journey.messages;
  let loading: Promise<void> | null = null;
  const load = async () => {
    const later = await import('virtual:journey/rest');
    const joined = joinJourney({ start: journey, rest: later.rest });
    engine.grow(createEngine(joined, { ...shapeValidators, ...later.shapeValidators }));
    ({ texts } = joined.messages);
  };
  return {
    engine,
    texts: () => texts,
    whole: () =>
      (loading ??= load().catch((error: unknown) => {
        loading = null;
        throw error;
      })),
  };
}

/** Steps that are whole from the start: the first, and the one that failures lead to. */
export const isAtHand = (step: string): boolean =>
  step === journey.entry || step === journey.failures?.goTo;
