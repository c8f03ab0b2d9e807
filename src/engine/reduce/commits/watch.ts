import { own } from '../../answers/path';
import { isOpen, settledTie } from '../../commits';
import type { CommitWatch, LedgerEntry, Moment } from '../../model';
import type { CompiledCommit } from '../../../journey';
import { evaluateAll, type LocalRoots } from '../../../rules';
import { nextRequest, pushCall } from '../calls';
import { scopeOf, type Turn } from '../turn';
import { apartAfterRefusal, isMakingSure } from './belief';
import {
  commitOf,
  committingStep,
  isOurs,
  knownEntry,
  setWatch,
  unwatch,
  watchOf,
} from './commit-state';
import { isSuspicion, suspicionOf } from './suspicion-state';

/** From then on the asks that go on by themselves are slow. */
const slowAfter = 600;
const slowly = 300;
/** No two asks are closer, however often somebody presses. */
const closest = 10_000;
/** `watched` grows at least so often while a commit is open. */
const longestWait = 60;

/** What is watched, and what is known of it: an entry of the ledger, or a suspicion. */
export interface Watched {
  readonly key: string;
  readonly watching: CommitWatch;
  readonly entry: LedgerEntry;
  readonly commit: CompiledCommit;
}

/** null where nothing is watched under this key. */
export function watchedUnder(turn: Turn, key: string): Watched | null {
  const watching = watchOf(turn, key);
  if (watching === undefined) return null;
  const { commit: id, subject } = watching;
  const entry = isSuspicion(key) ? suspicionOf(turn) : knownEntry(turn, id, subject);
  const commit = commitOf(turn, id);
  return entry === null || commit === undefined ? null : { key, watching, entry, commit };
}

/** Whether this tab has to watch an entry by itself. */
export const isWatched = (turn: Turn, entry: LedgerEntry): boolean =>
  entry.state === 'sending'
    ? isOurs(turn, entry)
    : entry.state === 'doubt' || entry.state === 'unsent' || entry.state === 'aside';

/**
 * Begins to watch an entry, or begins anew as its state became another. `first` counts the asks
 * that were made already.
 */
export function watch(turn: Turn, key: string, entry: LedgerEntry, at: Moment, first = 0): void {
  const commit = commitOf(turn, entry.commit);
  if (commit === undefined || !isWatched(turn, entry)) {
    unwatch(turn, key);
    return;
  }
  const older = watchOf(turn, key);
  const isAsked = entry.state !== 'sending' || isMakingSure(entry);
  setWatch(turn, key, {
    commit: entry.commit,
    subject: entry.subject,
    asks: first,
    since: entry.watched,
    due: isAsked ? entry.watched + intervalBefore(commit, entry, first, entry.watched) : null,
    // That there was none before another attempt left tells nothing of that one.
    ask: older?.ask?.attempt === entry.attempt ? older.ask : null,
    askedFrom: older?.askedFrom ?? null,
  });
  pursue(turn, key, true, at);
}

/** Seconds before the ask of this number, from 0. */
function intervalBefore(
  { confirmBy }: CompiledCommit,
  entry: LedgerEntry,
  asks: number,
  since: number,
): number {
  const { every } = confirmBy;
  const last = every.at(-1) ?? longestWait;
  if (isMakingSure(entry)) return asks === 0 ? 0 : apartAfterRefusal;
  if (entry.state === 'unsent' || entry.state === 'aside') return slowly;
  if (entry.watched - since >= slowAfter) return Math.max(slowly, last);
  return every[asks] ?? last;
}

/** What is asked every few minutes is asked in view alone; on return it is asked at once. */
const isLookedAt = (
  { state }: Turn,
  commit: CompiledCommit,
  entry: LedgerEntry,
  { asks, since }: CommitWatch,
): boolean => state.commits.inView || intervalBefore(commit, entry, asks, since) < slowly;

/** Asks if it is time to, and waits for what comes next. */
export function pursue(turn: Turn, key: string, online: boolean, at: Moment): void {
  const watched = watchedUnder(turn, key);
  if (watched === null) return;
  const { watching, entry, commit } = watched;
  const isDue = watching.due !== null && entry.watched >= watching.due;
  if (isDue && watching.ask === null && isLookedAt(turn, commit, entry, watching)) {
    const asks = watching.asks + 1;
    const due = entry.watched + intervalBefore(commit, entry, asks, watching.since);
    const next = { ...watching, asks, due };
    setWatch(turn, key, next);
    ask(turn, { ...watched, watching: next }, online, at);
  }
  wait(turn, key);
}

/** One timer for each subject: the next ask, the end of patience, or that seconds pass at all. A newer one replaces it. */
export function wait(turn: Turn, key: string): void {
  const watched = watchedUnder(turn, key);
  if (watched === null) return;
  const { watching, entry } = watched;
  const left = [watching.due, patienceOf(turn, entry)].flatMap((moment) =>
    moment !== null && moment > entry.watched ? moment - entry.watched : [],
  );
  const most = isOpen(entry) || left.length === 0 ? [longestWait] : [];
  turn.effects.push({ type: 'wait', timer: key, seconds: Math.min(...left, ...most) });
}

/** What `watched` is when the page stops waiting for the answer; null when it does not wait. */
export function patienceOf(turn: Turn, entry: LedgerEntry): number | null {
  if (entry.state !== 'sending' || isMakingSure(entry)) return null;
  const found = committingStep(turn, entry.commit);
  const call = own(turn.program.journey.calls, found?.step.use.call ?? '');
  return call?.patience ?? call?.within ?? null;
}

/** A first no is made sure of a few seconds later, however seldom was asked before. */
export function askOnceMore(turn: Turn, key: string): void {
  const watched = watchedUnder(turn, key);
  if (watched === null) return;
  const { watching, entry } = watched;
  setWatch(turn, key, { ...watching, due: entry.watched + apartAfterRefusal });
  wait(turn, key);
}

/** Asks at once, but never sooner than ten seconds after the last time. */
export function askSoon(turn: Turn, key: string, online: boolean, at: Moment): void {
  const watched = watchedUnder(turn, key);
  if (watched === null) return;
  const { watching, entry } = watched;
  if (watching.ask !== null || watching.due === null) return;
  const gone = Math.abs(at - (watching.askedFrom ?? -Infinity));
  if (gone >= closest) {
    ask(turn, watched, online, at);
    return;
  }
  const due = entry.watched + Math.ceil((closest - gone) / 1000);
  if (due >= watching.due) return;
  setWatch(turn, key, { ...watching, due });
  wait(turn, key);
}

function ask(
  turn: Turn,
  { key, watching, entry, commit }: Watched,
  online: boolean,
  at: Moment,
): void {
  if (!online || !turn.state.commits.online) {
    turn.errands.push({ kind: 'notAsked', key, at });
    return;
  }
  const { use } = commit.confirmBy;
  const call = own(turn.program.journey.calls, use.call);
  if (call === undefined) return;
  const locals = localsOf(entry);
  const parameters = evaluateAll({ ...use.with }, scopeOf(turn, locals));
  const request = nextRequest(turn);
  pushCall(turn, request, call, { ...locals, with: parameters });
  setWatch(turn, key, {
    ...watching,
    ask: { request, attempt: entry.attempt, watched: entry.watched },
    askedFrom: at,
  });
}

/** The next ask came due while the last one was under way: its wait begins anew, a slow partner is not pressed. */
export function waitAnew(turn: Turn, key: string): void {
  const watched = watchedUnder(turn, key);
  if (watched === null) return;
  const { watching, entry, commit } = watched;
  if (entry.watched < (watching.due ?? Infinity)) return;
  const due = entry.watched + intervalBefore(commit, entry, watching.asks, watching.since);
  setWatch(turn, key, { ...watching, due });
  wait(turn, key);
}

/** The question reads what was sent, never what is on the page. */
export const localsOf = (entry: LedgerEntry): LocalRoots => ({
  commit: { subject: entry.subject, tie: settledTie(entry) ?? {} },
});
