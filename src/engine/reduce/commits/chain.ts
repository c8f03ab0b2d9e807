import { entriesOf, isBlocking, mayBePutAside, mayResend } from '../../commits';
import type { CommitChain, EventOf, LedgerEntry, Run } from '../../model';
import type { CompiledCommit, CompiledSequence } from '../../../journey';
import { applyChanges } from '../changes';
import { consentsNow } from '../consents';
import { advance } from '../runs/advance';
import { changeRun, runOf, sequenceOf, setRun } from '../runs/run-state';
import type { Turn } from '../turn';
import { failSilently } from './chain-end';
import {
  commitOf,
  commitOfSequence,
  isTicked,
  knownEntry,
  presentEntry,
  recordNow,
  setCommits,
  subjectNow,
  warningNow,
} from './commit-state';
import { arrive, hear } from './hear';
import { readLedger } from './read-ledger';
import { planCommit } from './send';
import { isUnsure } from './unsure';

type Taken = EventOf<'lockTaken'>;

/** A sequence that waits asks for the lock before its first step. `run` is how it begins. */
export function askForLock(
  turn: Turn,
  sequence: CompiledSequence,
  run: Run,
  how: Pick<CommitChain, 'resend' | 'from'> = { resend: null, from: null },
): void {
  const commit = commitOfSequence(turn, sequence);
  const held = turn.state.commits.chain;
  if (commit === undefined || (held !== null && !givesWay(held, sequence))) return;
  setRun(turn, sequence.id, run);
  if (held !== null) {
    takeOver(turn, sequence, held, how);
    return;
  }
  setCommits(turn, { notSent: null });
  if (stopsBefore(turn, sequence, commit, how.resend)) return;
  const subject = how.resend ?? subjectNow(turn, commit.id);
  if (isCommitting(sequence) && subject !== null && !turn.state.commits.online) {
    // Nothing is sent, not even what would be saved (S15).
    setCommits(turn, { notSent: { commit: commit.id, subject } });
    failSilently(turn, sequence.id);
    return;
  }
  const consents = consentsNow(turn);
  setCommits(turn, {
    chain: {
      told: turn.state.commits.kept === false,
      sequence: sequence.id,
      commit: commit.id,
      phase: 'locking',
      subject: null,
      record: recordNow(turn, commit, consents),
      consents,
      repeated: false,
      ...how,
    },
  });
  turn.effects.push({ type: 'lock', sequence: sequence.id });
}

const isCommitting = ({ steps }: CompiledSequence): boolean => steps.some(({ commits }) => commits);

/** What only saves gives way to another choice of the same household: nothing is committed yet. */
const givesWay = (chain: CommitChain, sequence: CompiledSequence): boolean =>
  chain.phase === 'saving' &&
  chain.subject === null &&
  chain.sequence !== sequence.id &&
  !isCommitting(sequence);

/** The lock is ours already: the sequence that held it is given up. */
function takeOver(
  turn: Turn,
  sequence: CompiledSequence,
  held: CommitChain,
  how: Pick<CommitChain, 'resend' | 'from'>,
): void {
  failSilently(turn, held.sequence);
  const chain: CommitChain = { ...held, ...how, sequence: sequence.id };
  setCommits(turn, { chain });
  begin(turn, sequence, chain);
}

/** It is ours: the ledger says whether anything may be sent. */
export function lockTaken(turn: Turn, event: Taken): void {
  const { chain } = turn.state.commits;
  if (chain?.phase !== 'locking' || chain.sequence !== event.sequence) {
    if (chain === null) turn.effects.push({ type: 'unlock' });
    return;
  }
  setCommits(turn, { kept: event.kept, unsettled: event.unsettled, elsewhere: false });
  readLedger(turn, event.ledger, { lockIsFree: true, at: event.at });
  const sequence = sequenceOf(turn, chain.sequence);
  const commit = commitOf(turn, chain.commit);
  if (sequence === undefined || commit === undefined) return;
  if (runOf(turn, sequence.id)?.status !== 'running') return;
  if (stopsBefore(turn, sequence, commit, chain.resend)) return;
  if (isCommitting(sequence) && !event.kept && !chain.told) {
    // The page says first that nothing is kept (S14).
    failSilently(turn, sequence.id);
    return;
  }
  if (chain.resend === null && !isWarned(turn, sequence, commit, event)) {
    failSilently(turn, sequence.id);
    return;
  }
  setCommits(turn, { chain: { ...chain, phase: 'saving' } });
  if (chain.resend === null) begin(turn, sequence, chain);
  else sendAgain(turn, commit, sequence);
}

function begin(turn: Turn, sequence: CompiledSequence, chain: CommitChain): void {
  const run = runOf(turn, sequence.id);
  if (run === undefined) return;
  const first = { with: run.with };
  if (chain.from === null && !run.restoring) applyChanges(turn, sequence.first, first);
  const unsure = isUnsure(turn, sequence, runOf(turn, sequence.id));
  const anew = sequence.steps.map(({ id }) => [id, 'waiting'] as const);
  // With a fresh key nothing is saved yet: what is taken up begins anew.
  const steps = unsure ? Object.fromEntries(anew) : run.steps;
  changeRun(turn, sequence.id, { unsure, steps });
  advance(turn, sequence);
}

/** Row 13: nothing is saved, and what was sent is sent again. */
function sendAgain(turn: Turn, commit: CompiledCommit, sequence: CompiledSequence): void {
  const step = sequence.steps.find(({ commits }) => commits);
  if (step === undefined) return;
  const steps = sequence.steps.map(({ id }) => [id, 'skipped'] as const);
  changeRun(turn, sequence.id, { steps: Object.fromEntries(steps) });
  planCommit(turn, commit, sequence, step);
}

/** Another tab has it. */
export function lockRefused(turn: Turn, event: EventOf<'lockRefused'>): void {
  const { chain } = turn.state.commits;
  if (chain?.phase !== 'locking' || chain.sequence !== event.sequence) return;
  failSilently(turn, chain.sequence);
  setCommits(turn, { chain: null });
  heldElsewhere(turn);
  readLedger(turn, event.ledger, { lockIsFree: false, at: event.at });
}

export function heldElsewhere(turn: Turn): void {
  if (turn.state.commits.elsewhere) return;
  setCommits(turn, { elsewhere: true });
  turn.effects.push({ type: 'watchLock' });
}

/** An open one that cannot be put aside by what is about to be done. */
export const blockingEntry = (
  { state }: Turn,
  commit: string,
  subject: string | null,
): LedgerEntry | null =>
  entriesOf(state.commits.ledger, commit).find((entry) => isBlocking(entry, subject)) ?? null;

/** Whether the ledger stops it: done leads on to what is known, open to its panel. */
function stopsBefore(
  turn: Turn,
  sequence: CompiledSequence,
  commit: CompiledCommit,
  resend: string | null,
): boolean {
  const subject = resend ?? subjectNow(turn, commit.id);
  if (blockingEntry(turn, commit.id, subject) !== null) {
    failSilently(turn, sequence.id);
    return true;
  }
  const entry =
    resend === null ? presentEntry(turn, commit.id) : knownEntry(turn, commit.id, resend);
  if (entry?.state === 'done') {
    changeRun(turn, sequence.id, { status: 'done', requests: {} });
    arrive(turn, entry, { isPressed: true });
    return true;
  }
  const isSpent = entry?.state === 'unsent' && entry.attempt >= commit.attempts;
  const all = entriesOf(turn.state.commits.ledger, commit.id);
  const isGone = resend !== null && (entry === null || !mayResend(commit, entry, all));
  if (!(isCommitting(sequence) && isSpent) && !isGone) return false;
  failSilently(turn, sequence.id);
  return true;
}

/**
 * Row 20: a commit of the same home before runs only after the warning was ticked; what is in doubt
 * for a day is put aside by it (row 21).
 */
function isWarned(
  turn: Turn,
  sequence: CompiledSequence,
  commit: CompiledCommit,
  { at }: Taken,
): boolean {
  if (!isCommitting(sequence)) return true;
  // What stood open for the present subject has stopped it before.
  const doubts = entriesOf(turn.state.commits.ledger, commit.id).filter(mayBePutAside);
  const isAsked = warningNow(turn, commit.id) !== null || doubts.length > 0;
  if (isAsked && !isTicked(turn, commit)) return false;
  for (const entry of doubts) hear(turn, commit.id, entry.subject, { on: 'putAside' }, at);
  return true;
}
