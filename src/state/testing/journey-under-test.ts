import type { Rule } from '../../rules';
import type { CallEffect, Given, JourneyEvent, JourneyState, LedgerEntry } from '../../engine';
import { createJourneyStore } from '../create-journey-store';
import { selectJourney } from '../reducers';
import type { DeviceStorage } from '../storage/device-storage';
import { manualApi } from './manual-api';
import { manualEnvironment } from './manual-environment';
import { memoryStorage, type MemoryStorage } from './memory-storage';
import { scriptedEngine, type Script } from './scripted-engine';

export const given: Given = { today: '2026-11-21', settings: { brand: 'test' } };

/** The real store and sagas, with a scripted engine and everything outside in the test's hands. */
export function journeyUnderTest(
  script: Script = () => [],
  {
    storage = memoryStorage(),
    device = storage,
    environment = manualEnvironment(),
    api = manualApi(),
    navigate = (): void => undefined,
    holdsPage,
    journalled = [],
    offered,
  }: Partial<{
    storage: MemoryStorage;
    /** Instead of `storage`, for a tab of several. */
    device: DeviceStorage;
    environment: ReturnType<typeof manualEnvironment>;
    api: ReturnType<typeof manualApi>;
    navigate: (step: string, parameters: Readonly<Record<string, string>>) => void;
    holdsPage: (state: JourneyState) => boolean;
    /** What a stored journey of an earlier release tells of commits. */
    journalled: readonly LedgerEntry[];
    /** What is worth going on with; a rule over `value`. */
    offered: Rule;
  }> = {},
) {
  const heard: JourneyEvent[] = [];
  let snapshots = 0;
  const engine = scriptedEngine((event, state) => {
    heard.push(event);
    return script(event, state);
  }, journalled);
  const journey = createJourneyStore({
    engine: {
      ...engine,
      snapshot: (state) => {
        snapshots += 1;
        return engine.snapshot(state);
      },
    },
    journey: {
      id: 'test',
      digest: 'd1',
      persist: {
        version: 3,
        days: 30,
        allow: ['value'],
        ...(offered !== undefined && { offered }),
      },
      steps: [
        { id: 'plain', renewsToken: false },
        { id: 'renewing', renewsToken: true },
      ],
    },
    api,
    storage: device,
    environment,
    navigate,
    given,
    ...(holdsPage && { holdsPage }),
  });
  const answers = () => selectJourney(journey.store.getState()).answers;
  const last = <T extends JourneyEvent['type']>(type: T) =>
    heard.findLast((event): event is Extract<JourneyEvent, { type: T }> => event.type === type);
  return {
    ...journey,
    storage,
    environment,
    api,
    answers,
    heard,
    last,
    /** How many were taken. */
    snapshots: () => snapshots,
  };
}

export function callEffect(request: number, silent = false): CallEffect {
  return {
    type: 'call',
    request,
    operation: 'find',
    path: {},
    query: {},
    body: null,
    silent,
    within: null,
    commit: null,
  };
}

export function pressed(action: string): JourneyEvent {
  return { type: 'actionPressed', section: 'any', action };
}

export function typed(value: string): JourneyEvent {
  return { type: 'fieldAnswered', section: 'any', field: 'any', value };
}
