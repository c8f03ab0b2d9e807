import { brand } from 'virtual:brand';
import { journey, shapeValidators } from 'virtual:showcase';
import type { ApiClient, CallResult } from '../../api';
import { createEngine } from '../../engine';
import { browserEnvironment, createJourneyStore, selectJourney } from '../../state';
import { todayIn } from '../today';
import { wordsOf } from '../words-of';

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
  const today = todayIn(journey.timeZone, new Date());
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

const list = (...labels: readonly string[]): CallResult => ({
  ok: true,
  answer: labels.map((label) => ({ id: label, label })),
});

const tariffs = list(
  'Standard Variable',
  'Fixed 12 Months',
  'Fixed 24 Months',
  'Green Fixed 12 Months',
  'Green Fixed 24 Months',
  'Online Saver',
  'Night Saver',
);
const days = list('1st day of the month', '15th day of the month', '28th day of the month');
const failure: CallResult = {
  ok: false,
  failure: { kind: 'http', status: 503, message: null },
};

/** Answers one list, fails once at another, and lets a third wait for ever. */
function showcasePartner(): ApiClient {
  let asked = false;
  return {
    refreshToken: () => Promise.resolve(true),
    prepare: () => Promise.resolve(true),
    call: ({ operation }) => {
      if (operation === 'waiting') return new Promise(() => undefined);
      if (operation === 'tariffs') return Promise.resolve(tariffs);
      const answer = asked ? days : failure;
      asked = true;
      return Promise.resolve(answer);
    },
  };
}
