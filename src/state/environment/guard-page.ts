import { cancelled, select, take, type SagaGenerator } from 'typed-redux-saga';
import type { JourneyState } from '../../engine';
import { happened } from '../journey/journey-actions';
import { selectJourney } from '../selectors';
import type { Environment } from './environment';

/** The browser asks before the page is left, as long as the journey says that something would be lost. */
export function* guardPage(
  { holdPage }: Pick<Environment, 'holdPage'>,
  holdsPage: (state: JourneyState) => boolean,
): SagaGenerator<void> {
  let letGo: (() => void) | null = null;
  try {
    for (;;) {
      const holds = holdsPage(yield* select(selectJourney));
      if (holds) letGo ??= holdPage();
      else {
        letGo?.();
        letGo = null;
      }
      yield* take(happened);
    }
  } finally {
    if (yield* cancelled()) letGo?.();
  }
}
