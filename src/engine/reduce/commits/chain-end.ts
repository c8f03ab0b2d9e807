import { own } from '../../answers/path';
import type { CommitChain, LedgerEntry, RunStepStatus } from '../../model';
import { changeRun, runOf } from '../runs/run-state';
import { stopAt } from '../failures';
import type { Turn } from '../turn';
import { committingStep, knownEntry, setCommits } from './commit-state';

/** The sequence ends without a word of its own: what is said, the commit says. */
export function failSilently(turn: Turn, id: string): void {
  const run = runOf(turn, id);
  if (run === undefined) return;
  const steps = Object.entries(run.steps).map(
    ([step, status]): readonly [string, RunStepStatus] => [
      step,
      status === 'running' ? 'failed' : status,
    ],
  );
  changeRun(turn, id, {
    status: 'failed',
    steps: Object.fromEntries(steps),
    requests: {},
    marker: null,
    message: null,
  });
}

/** Nobody knows whether it was done: this sequence is over, and the question goes on. */
export function stopSilently(turn: Turn, entry: LedgerEntry): void {
  const chain = chainOf(turn, entry);
  if (chain !== null) failSilently(turn, chain.sequence);
}

/** It was refused, and there is none: the step says its own message. */
export function stopRefused(turn: Turn, entry: LedgerEntry): void {
  const found = committingStep(turn, entry.commit);
  if (found === null || chainOf(turn, entry) === null) return;
  stopAt(turn, found, {
    kind: 'http',
    status: entry.refusal?.status ?? 0,
    message: entry.refusal?.message ?? null,
  });
}

/** This tab's chain, where it is about this entry. */
export function chainOf({ state }: Turn, { commit, subject }: LedgerEntry): CommitChain | null {
  const { chain } = state.commits;
  return chain?.commit === commit && chain.subject === subject ? chain : null;
}

/**
 * Lets go of the lock once the sequence that took it has ended and nothing that it sent is without
 * an outcome or a doubt that is written down.
 */
export function releaseLock(turn: Turn): void {
  const { chain } = turn.state.commits;
  if (chain === null) return;
  if (runOf(turn, chain.sequence)?.status === 'running' || isUnderWay(turn, chain)) return;
  setCommits(turn, { chain: null });
  turn.effects.push({ type: 'unlock' });
}

/** Planned and not written down yet, or sending. */
function isUnderWay(turn: Turn, { commit, subject }: CommitChain): boolean {
  if (Object.values(turn.state.commits.flights).some(({ sent }) => !sent)) return true;
  return subject !== null && knownEntry(turn, commit, subject)?.state === 'sending';
}

/** The flight of a request; undefined for a call that is no commit. */
export const flightOf = ({ state }: Turn, request: number) =>
  own(state.commits.flights, String(request));
