import { allEntries, cutDownEntry, entriesOf, entryOf, greaterEntry, isOld } from '../../commits';
import type { EntryId, EventOf, Ledger, LedgerEntry, Moment } from '../../model';
import { setProgress, type Turn } from '../turn';
import {
  commitOf,
  dropEntry,
  isOurs,
  keepEntry,
  keyOf,
  knownEntry,
  noteEntry,
  setCommits,
  watchOf,
} from './commit-state';
import { decide } from './decide';
import { follow } from './hear';
import { askSoon, isWatched, wait, watch } from './watch';

export interface Reading {
  /** Left out where the lock is what it was read for. */
  readonly cause?: EventOf<'ledgerRead'>['cause'];
  readonly lockIsFree: boolean;
  readonly about?: EntryId | null;
  readonly at: Moment;
}

/** Longer than any tab that watches goes without writing, in milliseconds. */
const unwatchedFor = 330_000;
const mostAway = 30 * 24 * 60 * 60;

/** Takes over what this browser holds, where it is greater than what is known here (row 16). */
export function readLedger(turn: Turn, ledger: Ledger, reading: Reading): void {
  dropMissing(turn, ledger, reading);
  for (const entry of allEntries(ledger)) {
    if (commitOf(turn, entry.commit) !== undefined) takeOver(turn, entry, reading);
  }
  if (reading.cause === 'start' || reading.cause === 'return') {
    for (const key of Object.keys(turn.state.commits.watches)) askSoon(turn, key, true, reading.at);
  }
}

/**
 * What is in no storage any more. Cleared by the household or removed by another tab, it is gone here
 * too; else only another tab's commit that was taken back is: a storage that lost it does not make it
 * undone. Of what is being sent here the number stays: whoever cleared in another tab had not heard
 * of it.
 */
function dropMissing(turn: Turn, ledger: Ledger, { cause, about = null }: Reading): void {
  for (const entry of allEntries(turn.state.commits.ledger)) {
    const { commit, subject, state } = entry;
    if (entryOf(ledger, commit, subject) !== null) continue;
    const isRemoved = about?.commit === commit && about.subject === subject;
    if (state === 'sending' && isOurs(turn, entry)) {
      if (cause === 'cleared') noteEntry(turn, cutDownEntry(entry));
      continue;
    }
    if (cause !== 'cleared' && state !== 'sending' && !isRemoved) continue;
    dropEntry(turn, entry);
  }
}

function takeOver(turn: Turn, read: LedgerEntry, reading: Reading): void {
  const { commit, subject } = read;
  const own = knownEntry(turn, commit, subject);
  if (isForgotten(read, reading.at)) {
    forget(turn, read);
    return;
  }
  const greater = own === null ? read : greaterEntry(own, read);
  // What was cleared of it stays cleared.
  const isCut = read.same === null && read.record === null && read.attempt === greater.attempt;
  const taken = isCut && greater.record !== null ? cutDownEntry(greater) : greater;
  const grown = withAway(taken, reading);
  const isLost = grown.state === 'sending' && reading.lockIsFree && !isOurs(turn, grown);
  const next = (isLost ? decide(grown, { on: 'cutOff' }, reading.at) : null) ?? grown;
  if (own === null && reading.cause !== 'start') {
    addOther(turn, next);
    // Why somebody was sent here may not be so any more.
    setProgress(turn, { notice: null });
  }
  if (own?.attempt !== next.attempt) dropNotSent(turn, next);
  if (next === read) keepEntry(turn, next);
  else noteEntry(turn, next);
  // It sends no more, whatever it has still to let go of.
  if (own?.state === 'sending' && next.state !== 'sending') setCommits(turn, { elsewhere: false });
  const isNews = own?.state !== next.state && (own !== null || reading.cause !== 'start' || isLost);
  const key = keyOf(next);
  if (isNews) follow(turn, own, next, isLost ? 'cutOff' : 'read', reading.at);
  else if (!isWatched(turn, next)) return;
  else if (watchOf(turn, key) === undefined || own?.attempt !== next.attempt) {
    watch(turn, key, next, reading.at);
  } else if (next.watched > own.watched) {
    // Another tab watched the same seconds: those that the timer has waited are among them.
    wait(turn, key);
  }
}

/** Another tab has sent it since: that nothing was sent is not so any more. */
function dropNotSent(turn: Turn, { commit, subject }: LedgerEntry): void {
  const { notSent } = turn.state.commits;
  if (notSent?.commit === commit && notSent.subject === subject)
    setCommits(turn, { notSent: null });
}

/** The time in which nobody watched counts for putting aside alone (decision 43). */
function withAway(entry: LedgerEntry, { cause, at }: Reading): LedgerEntry {
  const isDue = cause === 'start' || cause === 'return';
  if (!isDue || entry.state !== 'doubt' || entry.writtenAt === 0) return entry;
  const gone = at - entry.writtenAt;
  if (gone < unwatchedFor) return entry;
  const away = Math.min(entry.away + Math.floor(gone / 1000), mostAway);
  return { ...entry, away, writtenAt: at };
}

/** Settled, and older than warnings go back. */
function isForgotten({ state, sentAt, askedAt }: LedgerEntry, at: Moment): boolean {
  if (state === 'unsent') return isOld(sentAt, at);
  return (state === 'done' || state === 'refused') && isOld(Math.max(sentAt, askedAt ?? 0), at);
}

function forget(turn: Turn, entry: LedgerEntry): void {
  dropEntry(turn, entry);
  turn.effects.push({ type: 'forget', entry });
}

function addOther(turn: Turn, entry: LedgerEntry): void {
  const { others } = turn.state.commits;
  const key = keyOf(entry);
  if (!others.includes(key)) setCommits(turn, { others: [...others, key] });
}

/** Whether another tab is sending one of these now. */
export const isSentElsewhere = (turn: Turn, ledger: Ledger, commit: string): boolean =>
  entriesOf(ledger, commit).some((entry) => entry.state === 'sending' && !isOurs(turn, entry));
