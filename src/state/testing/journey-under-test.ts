import type { Effect, Given, JourneyEvent } from '../../engine';
import { createJourneyStore } from '../create-journey-store';
import { selectJourney } from '../selectors';
import { manualApi } from './manual-api';
import { manualEnvironment } from './manual-environment';
import { memoryStorage } from './memory-storage';
import { scriptedEngine, type Script } from './scripted-engine';

export const given: Given = { today: '2026-11-21', settings: { brand: 'test' } };

/** The real store and sagas, with a scripted engine and everything outside in the test's hands. */
export function journeyUnderTest(
  script: Script = () => [],
  {
    storage = memoryStorage(),
    environment = manualEnvironment(),
    api = manualApi(),
    navigate = (): void => undefined,
  }: Partial<{
    storage: ReturnType<typeof memoryStorage>;
    environment: ReturnType<typeof manualEnvironment>;
    api: ReturnType<typeof manualApi>;
    navigate: (step: string, parameters: Readonly<Record<string, string>>) => void;
  }> = {},
) {
  const journey = createJourneyStore({
    engine: scriptedEngine(script),
    journey: { id: 'test', persist: { version: 3, days: 30, allow: ['value'] } },
    api,
    storage,
    environment,
    navigate,
    given,
  });
  const answers = () => selectJourney(journey.store.getState()).answers;
  return { ...journey, storage, environment, api, answers };
}

export function callEffect(request: number, silent = false): Effect {
  return { type: 'call', request, operation: 'find', path: {}, query: {}, body: null, silent };
}

export function pressed(action: string): JourneyEvent {
  return { type: 'actionPressed', section: 'any', action };
}

export function typed(value: string): JourneyEvent {
  return { type: 'fieldAnswered', section: 'any', field: 'any', value };
}
