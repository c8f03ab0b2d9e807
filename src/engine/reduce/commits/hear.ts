import type { CommitHeard, LedgerEntry, Moment } from '../../model';
import type { CompiledChange } from '../../../journey';
import { applyChanges, track } from '../changes';
import { changeRun, setStep } from '../runs/run-state';
import type { Turn } from '../turn';
import { chainOf, stopRefused, stopSilently } from './chain-end';
import {
  commitOf,
  committingStep,
  keyOf,
  knownEntry,
  noteEntry,
  setCommits,
  subjectNow,
} from './commit-state';
import { decide, type Heard } from './decide';
import { repeatAfterRefusal } from './send';
import { watch } from './watch';

/** What was heard of a subject is decided, written down, and followed. */
export function hear(turn: Turn, commit: string, subject: string, heard: Heard, at: Moment): void {
  const before = knownEntry(turn, commit, subject);
  if (before === null) return;
  const after = decide(before, heard, at);
  if (after === null) return;
  noteEntry(turn, after);
  follow(turn, before, after, heard.on, at);
}

/** What follows once an entry is what it is; `read` is what another tab found out. */
export function follow(
  turn: Turn,
  before: LedgerEntry | null,
  after: LedgerEntry,
  on: CommitHeard | 'read',
  at: Moment,
): void {
  const key = keyOf(after);
  if (before?.state === after.state) {
    if (on === 'refusal' || on === 'alreadyDone') watch(turn, key, after, at);
    return;
  }
  // Whoever found it out has told it.
  if (on !== 'read') report(turn, after);
  if (after.state === 'doubt') stopSilently(turn, after);
  if (after.state === 'refused') {
    if (on !== 'read' && repeatAfterRefusal(turn, after)) return;
    stopRefused(turn, after);
  }
  if (after.state === 'done' && on !== 'goodAnswer') {
    // It is known by asking, or from another tab, that the work was done.
    endRun(turn, after);
    arrive(turn, after);
  }
  // The ask that failed was the first already; who found it out in another tab asks at once.
  watch(turn, key, after, at, on === 'askFailed' || on === 'read' ? 1 : 0);
}

/** For whoever looks after the service: subject, attempt, status and seconds, nothing else. */
function report(turn: Turn, { subject, attempt, state, refusal, watched }: LedgerEntry): void {
  const name = state === 'doubt' ? 'commitInDoubt' : 'commitSettled';
  if (state === 'aside') return;
  track(turn, name, {
    commit: { subject, attempt, state, status: refusal?.status ?? 0, seconds: watched },
  });
}

/** The run of the committing sequence ends well: it was sent here, or is of the present subject. */
export function endRun(turn: Turn, entry: LedgerEntry): void {
  const found = committingStep(turn, entry.commit);
  const isPresent = subjectNow(turn, entry.commit) === entry.subject;
  if (found === null || !(isPresent || chainOf(turn, entry) !== null)) return;
  const { sequence, step } = found;
  setStep(turn, sequence.id, step.id, 'done');
  changeRun(turn, sequence.id, { status: 'done', marker: null, message: null, requests: {} });
}

interface Arrival {
  /** What follows; that of the commit itself unless something else is said. */
  readonly changes?: readonly CompiledChange[];
  readonly locals?: Parameters<typeof applyChanges>[2];
  /** Somebody pressed for it just now: that leads on from any page. */
  readonly isPressed?: boolean;
}

/**
 * Applies what follows from done. It leads to another page only from where its panel stands or by a
 * press; else it is told, and the person goes when they want to. What is of another quote by now
 * sets nothing of the present one (PER-10, PER-11).
 */
export function arrive(
  turn: Turn,
  entry: LedgerEntry,
  { changes, locals = {}, isPressed = false }: Arrival = {},
): void {
  const commit = commitOf(turn, entry.commit);
  // Stryker disable next-line ConditionalExpression: no entry of an unknown commit is ever known.
  if (commit === undefined) return;
  const { step } = turn.state.progress;
  const isHere = isPressed || commit.at.some((one) => one === step);
  const isPresent = subjectNow(turn, commit.id) === entry.subject;
  if (!isHere || !isPresent) addNews(turn, entry);
  if (!isPresent) return;
  const led = (changes ?? commit.then).map((change) =>
    isHere && change.goTo !== step ? change : { ...change, goTo: null },
  );
  applyChanges(turn, led, { ...locals, commit: { subject: entry.subject } });
}

function addNews(turn: Turn, entry: LedgerEntry): void {
  const { news } = turn.state.commits;
  const key = keyOf(entry);
  if (turn.state.progress.step === null || news.includes(key)) return;
  setCommits(turn, { news: [...news, key] });
}
