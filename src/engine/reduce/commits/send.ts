import { equal, evaluateAll } from '../../../rules';
import { blankEntry, settledTie } from '../../commits';
import type { CommitChain, LedgerEntry } from '../../model';
import type { CompiledCommit, CompiledSequence, CompiledSequenceStep } from '../../../journey';
import { planWith } from '../calls';
import { changeRun, runOf, setStep } from '../runs/run-state';
import { stopAt } from '../failures';
import { scopeOf, type Turn } from '../turn';
import { chainOf, failSilently } from './chain-end';
import {
  committingStep,
  isTicked,
  keyOf,
  knownEntry,
  sameNow,
  setCommits,
  subjectNow,
  tieNow,
  unwatch,
  warningNow,
} from './commit-state';

/** Plans the committing call of a sequence: from what is on the page, or again as it was sent. */
export function planCommit(
  turn: Turn,
  commit: CompiledCommit,
  sequence: CompiledSequence,
  step: CompiledSequenceStep,
): void {
  const { chain } = turn.state.commits;
  const resent = chain?.resend == null ? null : knownEntry(turn, commit.id, chain.resend);
  const subject = resent?.subject ?? subjectNow(turn, commit.id);
  // Nothing is sent without the lock, nor without a number.
  if (chain === null || subject === null) {
    stopAt(turn, { sequence, step }, { kind: 'notSent', status: 0, message: null });
    return;
  }
  const older = knownEntry(turn, commit.id, subject);
  if (resent !== null) {
    send(turn, chain, sequence, step, anotherAttempt(resent), older);
    return;
  }
  // Another one of the same may have turned up while the details were saved.
  const again = warningNow(turn, commit.id) !== null;
  if (again && !isTicked(turn, commit)) failSilently(turn, sequence.id);
  else {
    const fresh = freshEntry(turn, chain, commit, subject, older);
    send(turn, chain, sequence, step, { ...fresh, again }, older);
  }
}

function send(
  turn: Turn,
  chain: CommitChain,
  sequence: CompiledSequence,
  step: CompiledSequenceStep,
  entry: LedgerEntry,
  older: LedgerEntry | null,
): void {
  const run = runOf(turn, sequence.id);
  const locals = {
    with: run?.with ?? {},
    commit: { subject: entry.subject, tie: settledTie(entry) ?? {} },
  };
  const parameters = evaluateAll({ ...step.use.with }, scopeOf(turn, locals));
  const request = planWith(
    turn,
    step.use.as,
    step.use.call,
    parameters,
    run?.restoring ?? false,
    locals,
    { entry, mustBeKept: !chain.told },
  );
  if (request === null) return;
  const { flights } = turn.state.commits;
  setCommits(turn, {
    flights: { ...flights, [String(request)]: { entry, before: older, sent: false } },
    chain: { ...chain, subject: entry.subject },
    notSent: null,
  });
  setStep(turn, sequence.id, step.id, 'running');
  changeRun(turn, sequence.id, {
    requests: { ...runOf(turn, sequence.id)?.requests, [step.id]: request },
  });
}

/** A first attempt, or one more with what is on the page now. */
function freshEntry(
  turn: Turn,
  { record }: CommitChain,
  commit: CompiledCommit,
  subject: string,
  older: LedgerEntry | null,
): LedgerEntry {
  const tie = tieNow(turn, commit);
  const ties = [...(older?.ties ?? []).filter((one) => !equal(one, tie)), tie];
  const isAnother = ties.length > 1 && older?.record != null;
  return {
    ...blankEntry(commit.id, subject),
    same: sameNow(turn, commit.id),
    ties,
    attempt: (older?.attempt ?? 0) + 1,
    takenBack: older?.takenBack ?? 0,
    // What else the subject was sent for, in case that nobody tells which was taken (S9).
    record: isAnother ? { ...record, earlier: older.record } : record,
    digest: turn.program.journey.digest,
  };
}

/** The same tie, the same body (row 13). */
const anotherAttempt = (entry: LedgerEntry): LedgerEntry => ({
  ...entry,
  state: 'sending',
  attempt: entry.attempt + 1,
  watched: 0,
  away: 0,
  noes: [],
  said: null,
  refusal: null,
});

/**
 * After a 401 and a no that is believed the same press is carried out once more by itself, where
 * the partner refuses a second one (decision 42). false where it is not.
 */
export function repeatAfterRefusal(turn: Turn, entry: LedgerEntry): boolean {
  const chain = chainOf(turn, entry);
  const found = committingStep(turn, entry.commit);
  if (chain === null || found === null) return false;
  const { commit, sequence, step } = found;
  const may =
    entry.refusal?.status === 401 &&
    !chain.repeated &&
    commit.resend === 'afterConfirm' &&
    entry.attempt < commit.attempts &&
    settledTie(entry) !== null;
  if (!may) return false;
  unwatch(turn, keyOf(entry));
  const again: CommitChain = { ...chain, repeated: true, phase: 'saving' };
  send(turn, again, sequence, step, anotherAttempt(entry), entry);
  return true;
}
