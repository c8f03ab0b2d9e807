import { describe, expect, it } from 'vitest';
import type { LedgerEntry } from '../../engine';
import { entryOf, keyOf } from '../testing/commits';
import { memoryStorage } from '../testing/memory-storage';
import { commitLedger } from './ledger';

const opened = (storage = memoryStorage()) => ({ storage, ledger: commitLedger('test', storage) });
const sending = entryOf();
const doubt = entryOf({ state: 'doubt' });

describe('the ledger', () => {
  it('keeps one item a subject, whatever the subject is', () => {
    const { storage, ledger } = opened();
    const other = entryOf({ subject: 'a.b.commit.c' });
    ledger.note(sending);
    ledger.note(other);
    expect([...storage.content.keys()]).toEqual([
      'test.commit.pay.s-1',
      'test.commit.pay.a.b.commit.c',
    ]);
    expect(ledger.read()).toEqual({ pay: [sending, other] });
  });

  it('never writes over a greater entry', () => {
    const { storage, ledger } = opened();
    storage.content.set(keyOf(doubt), JSON.stringify(doubt));
    expect(ledger.note(sending)).toBe(true);
    expect(ledger.read()).toEqual({ pay: [doubt] });
    expect(ledger.greater(sending)).toEqual(doubt);
    expect(storage.writes(keyOf(doubt))).toBe(0);
  });

  it('writes nothing twice', () => {
    const { storage, ledger } = opened();
    ledger.note(sending);
    ledger.note(sending);
    expect(storage.writes(keyOf(sending))).toBe(1);
  });

  it('counts what it cannot read as in doubt, under the subject of its key', () => {
    const { ledger } = opened(memoryStorage({ 'test.commit.pay.s-9': '{"v":1,"sta' }));
    expect(ledger.read()).toMatchObject({ pay: [{ subject: 's-9', state: 'doubt' }] });
  });

  it('reads nothing that is not its own', () => {
    const { ledger } = opened(
      memoryStorage({ 'test.commit': '1', 'test.journey': '2', 'other.commit.pay.s-1': '3' }),
    );
    expect(ledger.read()).toEqual({});
  });

  it('forgets', () => {
    const { storage, ledger } = opened();
    ledger.note(sending);
    ledger.forget(sending);
    expect(storage.content.size).toBe(0);
  });

  it('does not forget what another tab has found out since', () => {
    const { storage, ledger } = opened();
    const again: LedgerEntry = { ...sending, attempt: 2 };
    ledger.note(again);
    const done: LedgerEntry = { ...sending, state: 'done' };
    storage.setItem('test.commit.pay.s-1', JSON.stringify(done));
    ledger.forget(again);
    expect(ledger.read()).toEqual({ pay: [done] });
  });

  it('reads what a storage that is denied never took', () => {
    const { storage, ledger } = opened();
    storage.breakWith(new DOMException('Denied', 'SecurityError'));
    expect(ledger.note(sending)).toBe(false);
    expect(ledger.read()).toEqual({ pay: [sending] });
    storage.breakWith(null);
    expect(ledger.note(sending)).toBe(true);
    expect(storage.content.size).toBe(1);
  });
});

describe('the trial whether anything is kept', () => {
  it('leaves nothing behind', () => {
    const { storage, ledger } = opened();
    expect(ledger.keeps()).toBe(true);
    expect(storage.content.size).toBe(0);
  });

  it('counts the room that the answers take, and leaves them there', () => {
    const answers = 'x'.repeat(5_000);
    const { storage, ledger } = opened(memoryStorage({ 'test.journey': answers }));
    storage.limit(5_100);
    expect(ledger.keeps()).toBe(true);
    expect([...storage.content]).toEqual([['test.journey', answers]]);
    storage.limit(4_000);
    storage.content.set('test.journey', 'x');
    expect(ledger.keeps()).toBe(false);
  });

  it('sees a storage that forgets, and one that is denied', () => {
    const { storage, ledger } = opened();
    storage.swallow();
    expect(ledger.keeps()).toBe(false);
    storage.breakWith(new DOMException('Denied', 'SecurityError'));
    expect(ledger.keeps()).toBe(false);
  });
});
