import { brand } from 'virtual:brand';
import { journey, shapeValidators } from 'virtual:showcase';
import { createEngine } from '../../engine';
import { browserEnvironment, createJourneyStore, selectJourney } from '../../state';
import { ukToday } from '../today';
import { wordsOf } from '../words-of';
import { showcasePartner } from './partner';

/** Nothing of the showcase is kept on the device. */
const nowhere = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
  keys: () => [],
};

/** The small journey of the showcase, over the same engine and store as any other. */
export function showcaseVisit(page: Window) {
  const engine = createEngine(journey, shapeValidators);
  const today = ukToday(new Date());
  const visit = createJourneyStore({
    engine,
    journey,
    api: showcasePartner(),
    storage: nowhere,
    environment: browserEnvironment(page),
    navigate: () => undefined,
    given: { today, settings: { ...brand.settings, visitorId: 'showcase' } },
  });
  const { store, dispatchEvent } = visit;
  const words = wordsOf(
    () => journey.messages.texts,
    engine,
    () => selectJourney(store.getState()),
  );
  return {
    ...visit,
    engine,
    words,
    begin: () => {
      visit.start();
      dispatchEvent({
        type: 'stepEntered',
        step: journey.entry,
        parameters: {},
        today,
        restored: false,
      });
      // One field stands there with its error from the start.
      dispatchEvent({ type: 'sectionContinued', section: 'fields' });
    },
  };
}
