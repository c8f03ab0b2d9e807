import type { EventChannel } from 'redux-saga';
import { call, put, take, type SagaGenerator } from 'typed-redux-saga';
import type { JourneyEvent } from '../../engine';
import { happened } from '../reducers';
import { changesOf, type Environment } from './environment';

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
