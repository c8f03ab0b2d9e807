import type { EventChannel } from 'redux-saga';
import { call, put, take, type SagaGenerator, cancelled, select } from 'typed-redux-saga';
import type { JourneyEvent, JourneyState } from '../../engine';
import { happened, selectJourney } from '../reducers';
import type { Environment } from './environment';
import { changesOf } from './wait';

type Page = Pick<Environment, 'online' | 'visible' | 'now'>;

/** Whether there is a connection, and whether the page is in view, as it is now. */
export const pageChanged = ({ online, visible, now }: Page): JourneyEvent => ({
  type: 'pageChanged',
  online: online.current(),
  inView: visible.current(),
  at: now(),
});

/** Tells the journey whenever either changes. */
export function* watchPage(page: Page): SagaGenerator<void> {
  const changes: EventChannel<true> = yield* call(changesOf, [page.online, page.visible]);
  try {
    for (;;) {
      yield* take(changes);
      yield* put(happened(pageChanged(page)));
    }
  } finally {
    changes.close();
  }
}

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
