import { own } from '../../answers/path';
import type { LedgerEntry, RunStepStatus } from '../../model';
import { changeRun, runOf, sequenceOf } from '../runs/run-state';
import { stopAt } from '../failures';
import type { Turn } from '../turn';
import { committingStep, isOurs, knownEntry, setCommits } from './commit-state';

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
  const { chain } = turn.state.commits;
  if (chain === null || !isOfChain(turn, entry)) return;
  failSilently(turn, chain.sequence);
}

/** It was refused, and there is none: the step says its own message. */
export function stopRefused(turn: Turn, entry: LedgerEntry): void {
  const { chain } = turn.state.commits;
  const found = committingStep(turn, entry.commit);
  if (chain === null || found === null || !isOfChain(turn, entry)) return;
  stopAt(turn, found, {
    kind: 'http',
    status: entry.refusal?.status ?? 0,
    message: entry.refusal?.message ?? null,
  });
}

/** This tab's chain is about it. */
export const isOfChain = ({ state }: Turn, { commit, subject }: LedgerEntry): boolean =>
  state.commits.chain?.commit === commit && state.commits.chain.subject === subject;

/**
 * Lets go of the lock once the sequence that took it has ended and nothing that it sent is without
 * an outcome or a doubt that is written down.
 */
export function releaseLock(turn: Turn): void {
  const { chain } = turn.state.commits;
  if (chain === null) return;
  const isRunning =
    sequenceOf(turn, chain.sequence) !== undefined &&
    runOf(turn, chain.sequence)?.status === 'running';
  if (isRunning || isUnderWay(turn)) return;
  setCommits(turn, { chain: null });
  turn.effects.push({ type: 'unlock' });
}

/** Planned and not written down yet, or sending. */
function isUnderWay(turn: Turn): boolean {
  const { chain, flights } = turn.state.commits;
  if (chain?.subject == null) return false;
  const isPlanned = Object.values(flights).some(
    ({ sent, entry }) => !sent && entry.commit === chain.commit && entry.subject === chain.subject,
  );
  if (isPlanned) return true;
  const entry = knownEntry(turn, chain.commit, chain.subject);
  return entry?.state === 'sending' && isOurs(turn, entry);
}

/** The flight of a request; undefined for a call that is no commit. */
export const flightOf = ({ state }: Turn, request: number) =>
  own(state.commits.flights, String(request));
