import type { Engine, JourneyState, StepView } from '../engine';
import type { RootState } from './root-state';

export function selectJourney({ journey }: RootState): JourneyState {
  return journey.journey;
}

/** A call that somebody waits for is on its way: what the page loader watches. */
export function selectBusy({ journey }: RootState): boolean {
  return journey.inFlight.length > 0;
}

/** The device keeps nothing (full, or forbidden): a reload would lose the answers. */
export function selectStorageFailed({ storage }: RootState): boolean {
  return storage.failed;
}

/** The details were cleared in another tab, and nothing has been answered here since. */
export function selectClearedElsewhere({ storage }: RootState): boolean {
  return storage.clearedElsewhere;
}

/** Make it once a step: it keeps the view until the journey changes. */
export function selectStepView(engine: Engine, step: string): (state: RootState) => StepView {
  let last: { readonly journey: JourneyState; readonly view: StepView } | null = null;
  return (state) => {
    const journey = selectJourney(state);
    if (last?.journey !== journey) last = { journey, view: engine.view(journey, step) };
    return last.view;
  };
}
