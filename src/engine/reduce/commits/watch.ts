import { own } from '../../answers/own';
import { isOpen, settledTie } from '../../commits';
import type { CommitWatch, LedgerEntry, Moment } from '../../model';
import type { CompiledCommit } from '../../../journey';
import { evaluateAll, type LocalRoots } from '../../../rules';
import { nextRequest, pushCall } from '../calls';
import { scopeOf, type Turn } from '../turn';
import { apartAfterRefusal, isMakingSure } from './belief';
import { commitOf, isOurs, keyOf, knownEntry, setWatch, unwatch, watchOf } from './commit-state';
import { isSuspicion, suspicionOf } from './suspicion-state';

/** From then on the asks that go on by themselves are slow. */
const slowAfter = 600;
const slowly = 300;
/** No two asks are closer, however often somebody presses. */
const closest = 10_000;
/** `watched` grows at least so often while a commit is open. */
const longestWait = 60;

/** What is asked about under this key: an entry of the ledger, or a suspicion. */
export const askedAbout = (turn: Turn, { commit, subject }: CommitWatch, key: string) =>
  isSuspicion(key) ? suspicionOf(turn) : knownEntry(turn, commit, subject);

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
  const watching = watchOf(turn, key);
  const entry = watching === undefined ? null : askedAbout(turn, watching, key);
  const commit = entry === null ? undefined : commitOf(turn, entry.commit);
  if (watching === undefined || entry === null || commit === undefined) return;
  const isDue = watching.due !== null && entry.watched >= watching.due;
  if (isDue && watching.ask === null && isLookedAt(turn, commit, entry, watching)) {
    const asks = watching.asks + 1;
    const due = entry.watched + intervalBefore(commit, entry, asks, watching.since);
    setWatch(turn, key, { ...watching, asks, due });
    ask(turn, key, online, at);
  }
  wait(turn, key);
}

/** One timer for each subject: the next ask, the end of patience, or that seconds pass at all. A newer one replaces it. */
export function wait(turn: Turn, key: string): void {
  const watching = watchOf(turn, key);
  const entry = watching === undefined ? null : askedAbout(turn, watching, key);
  if (watching === undefined || entry === null) return;
  const until = [
    watching.due,
    patienceOf(turn, entry),
    isOpen(entry) || watching.due === null ? entry.watched + longestWait : null,
  ].filter((moment) => moment !== null && moment > entry.watched);
  const next = Math.min(...until.map((moment) => moment ?? 0));
  const seconds = Number.isFinite(next) ? next - entry.watched : longestWait;
  turn.effects.push({ type: 'wait', timer: key, seconds });
}

/** What `watched` is when the page stops waiting for the answer; null when it does not wait. */
export function patienceOf(turn: Turn, entry: LedgerEntry): number | null {
  if (entry.state !== 'sending' || isMakingSure(entry)) return null;
  const flight = Object.values(turn.state.commits.flights).find(
    ({ entry: sent }) => keyOf(sent) === keyOf(entry) && sent.attempt === entry.attempt,
  );
  const sequence = own(turn.program.journey.sequences, flight?.sequence ?? '');
  const step = sequence?.steps.find(({ id }) => id === flight?.step);
  const call = own(turn.program.journey.calls, step?.use.call ?? '');
  return call?.patience ?? call?.within ?? null;
}

/** Asks at once, but never sooner than ten seconds after the last time. */
export function askSoon(turn: Turn, key: string, online: boolean, at: Moment): void {
  const watching = watchOf(turn, key);
  const entry = watching === undefined ? null : askedAbout(turn, watching, key);
  if (watching === undefined || entry === null || watching.ask !== null) return;
  if (watching.due === null) return;
  const gone = watching.askedFrom === null ? closest : Math.abs(at - watching.askedFrom);
  if (gone >= closest) {
    ask(turn, key, online, at);
    return;
  }
  const due = entry.watched + Math.ceil((closest - gone) / 1000);
  if (due >= watching.due) return;
  setWatch(turn, key, { ...watching, due });
  wait(turn, key);
}

function ask(turn: Turn, key: string, online: boolean, at: Moment): void {
  const watching = watchOf(turn, key);
  const entry = watching === undefined ? null : askedAbout(turn, watching, key);
  const commit = entry === null ? undefined : commitOf(turn, entry.commit);
  if (watching === undefined || entry === null || commit === undefined) return;
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
  const watching = watchOf(turn, key);
  const entry = watching === undefined ? null : askedAbout(turn, watching, key);
  const commit = entry === null ? undefined : commitOf(turn, entry.commit);
  if (watching?.ask !== null || watching.due === null) return;
  if (entry === null || commit === undefined || entry.watched < watching.due) return;
  const due = entry.watched + intervalBefore(commit, entry, watching.asks, watching.since);
  setWatch(turn, key, { ...watching, due });
  wait(turn, key);
}

/** The question reads what was sent, never what is on the page. */
export const localsOf = (entry: LedgerEntry): LocalRoots => ({
  commit: { subject: entry.subject, tie: settledTie(entry) ?? {} },
});
