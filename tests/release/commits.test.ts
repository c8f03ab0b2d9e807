import { describe, expect, it } from 'vitest';
import type { JsonObject, LedgerEntry } from '../../src/engine';
import { createJourneyStore, selectJourney } from '../../src/state';
import { manualApi } from '../../src/state/testing/manual-api';
import { manualEnvironment } from '../../src/state/testing/manual-environment';
import { memoryStorage } from '../../src/state/testing/memory-storage';
import { shipped } from '../unit/shipped';
import { stored, textsOf, type Stored } from './stored';

const { journey, engine } = shipped();
const today = '2026-11-23';
const begun: Readonly<Record<string, LedgerEntry['state']>> = {
  sending: 'doubt',
  asking: 'doubt',
  'asked-in-vain': 'doubt',
  completed: 'done',
};
const day = 86_400_000;

/** The visit after the release, so many milliseconds after it was kept. */
function open(fixture: Stored, later = 60_000) {
  const storage = memoryStorage(textsOf(fixture));
  const environment = manualEnvironment(fixture.savedAt + later);
  const visit = createJourneyStore({
    engine,
    journey,
    api: manualApi(),
    storage,
    environment,
    navigate: () => undefined,
    given: { today, settings: {} },
  });
  const enter = (step: string) => {
    const event = { type: 'stepEntered', step, parameters: {}, today, restored: true } as const;
    visit.dispatchEvent(event);
    return engine.view(selectJourney(visit.store.getState()), step);
  };
  return { ...visit, storage, enter };
}

const entryIn = (storage: ReturnType<typeof memoryStorage>, { snapshot }: Stored) => {
  const { switchId } = snapshot.answers;
  const key = `${journey.id}.commit.switch.${typeof switchId === 'string' ? switchId : ''}`;
  const text = storage.content.get(key);
  return text === undefined ? null : (JSON.parse(text) as LedgerEntry);
};

describe.each(stored.map((one) => [`${one.build} at ${one.page}`, one] as const))(
  'CUS-01 a switch kept by %s',
  (_, fixture) => {
    const state = begun[fixture.page];
    if (state === undefined) {
      it('is no switch yet: nothing is in doubt', () => {
        expect(entryIn(open(fixture).storage, fixture)).toBeNull();
      });
      return;
    }

    it(`is written down as ${state} before the first page`, () => {
      const { switchId, switchKey, postcode } = fixture.snapshot.answers;
      expect(entryIn(open(fixture).storage, fixture)).toMatchObject({
        ...{ state, subject: switchId, same: postcode, sentAt: fixture.savedAt, watched: 0 },
        ties: state === 'done' ? [] : [{ switchKey }],
      });
    });

    it('is remembered also when its answers are too old', () => {
      const visit = open(fixture, 40 * day);
      expect(visit.dropped).toBe(true);
      expect(entryIn(visit.storage, fixture)?.state).toBe(state);
    });

    if (state === 'doubt') {
      it('is said instead of the form, and no second one can be sent', () => {
        const { commits, submit } = open(fixture).enter('personalDetails');
        expect(commits.map(({ place, subject }) => [place, subject])).toContainEqual([
          'panel',
          fixture.snapshot.answers['switchId'],
        ]);
        expect(commits[0]?.says[0]?.id).toBe('noRecord');
        expect(submit?.available ?? false).toBe(false);
      });
    } else {
      it('is found on its page, with its reference and supplier', () => {
        const visit = open(fixture);
        const { switched } = fixture.snapshot.answers as { readonly switched: JsonObject };
        expect(entryIn(visit.storage, fixture)).toMatchObject({
          record: { supplierName: switched['supplierName'] },
          answer: { gas: switched['referenceNumber'], electricity: null },
        });
        visit.enter('switchComplete');
        expect(selectJourney(visit.store.getState()).progress.step).toBe('switchComplete');
      });
    }
  },
);
