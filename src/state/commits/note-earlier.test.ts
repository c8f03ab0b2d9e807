import { describe, expect, it } from 'vitest';
import type { CommitState } from '../../engine';
import { entryOf, keyOf } from '../testing/commits';
import { journeyUnderTest } from '../testing/journey-under-test';
import { memoryStorage } from '../testing/memory-storage';
import { commitLedger, noteEarlier } from './ledger';

const earlier = entryOf({ state: 'doubt', sentAt: 1_000, attempt: 1 });
const ledgerWith = (state: CommitState, writtenAt: number) => {
  const ledger = commitLedger('test', memoryStorage());
  ledger.note(entryOf({ state, writtenAt, attempt: 1 }));
  noteEarlier(ledger, [earlier]);
  return ledger.read()['pay']?.[0];
};

describe('what the journal of an earlier release tells', () => {
  it('is noted at once', () => {
    const storage = memoryStorage();
    noteEarlier(commitLedger('test', storage), [earlier]);
    expect(commitLedger('test', storage).read()).toEqual({ pay: [earlier] });
  });

  it('is noted though nothing else of it can be taken up', () => {
    const savedAt = Date.UTC(2026, 10, 20);
    const text = JSON.stringify({ version: 3, savedAt, snapshot: { value: 'poison' } });
    const storage = memoryStorage({ 'test.journey': text });
    const { restored } = journeyUnderTest(undefined, { storage, journalled: [earlier] });
    expect(restored).toBe(false);
    expect([...storage.content.keys()]).toEqual([keyOf(earlier)]);
  });

  it.each<CommitState>(['done', 'sending', 'aside', 'unsent', 'refused'])(
    'leaves what is known already: %s',
    (state) => {
      expect(ledgerWith(state, 2_000)?.state).toBe(state);
    },
  );

  it.each<CommitState>(['unsent', 'refused'])('is a further attempt after %s', (state) => {
    expect(ledgerWith(state, 500)).toMatchObject({ state: 'doubt', attempt: 2 });
  });
});
