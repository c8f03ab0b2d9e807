import { own } from '../../answers/path';
import {
  before,
  consentsHeld,
  entriesOf,
  entryKey,
  entryOf,
  putEntry,
  withoutEntry,
  type Before,
} from '../../commits';
import type {
  CommitsState,
  CommitWatch,
  EntryId,
  JsonObject,
  Ledger,
  LedgerEntry,
} from '../../model';
import type { CompiledCommit, CompiledSequence, CompiledSequenceStep } from '../../../journey';
import type { Cell, CommitCells } from '../../program';
import { evaluateAll, holds, type LocalRoots } from '../../../rules';
import { readerOf, scopeOf, type Turn } from '../turn';
import { consentsNow, storable } from '../consents';
import { setAnswer } from '../changes';

export function setCommits(turn: Turn, change: Partial<CommitsState>): void {
  turn.state = { ...turn.state, commits: { ...turn.state.commits, ...change } };
}

export const commitOf = ({ program }: Turn, id: string): CompiledCommit | undefined =>
  own(program.journey.commits, id);

/** The commit that a sequence is about. */
export const commitOfSequence = (
  turn: Turn,
  { commit }: CompiledSequence,
): CompiledCommit | undefined => (commit === null ? undefined : commitOf(turn, commit));

export interface Committing {
  readonly commit: CompiledCommit;
  readonly sequence: CompiledSequence;
  readonly step: CompiledSequenceStep;
}

/** The one step of the journey whose call is this commit, and its sequence. */
export function committingStep(turn: Turn, id: string): Committing | null {
  const commit = commitOf(turn, id);
  if (commit === undefined) return null;
  for (const sequence of Object.values(turn.program.journey.sequences)) {
    const step = sequence.steps.find(({ commits }) => commits);
    if (sequence.commit === id && step !== undefined) return { commit, sequence, step };
  }
  return null;
}

/** What follows for a commit from the state; null for one that the journey does not have. */
function readOf(
  turn: Turn,
  id: string,
  cellOf: (cells: CommitCells) => Cell<string | null>,
): string | null {
  const commit = commitOf(turn, id);
  return commit === undefined ? null : readerOf(turn)(cellOf(turn.program.cells.commit(commit)));
}

/** What the partner would count by now; null while there is nothing. */
export const subjectNow = (turn: Turn, commit: string): string | null =>
  readOf(turn, commit, ({ subject }) => subject);

export const sameNow = (turn: Turn, commit: string): string | null =>
  readOf(turn, commit, ({ same }) => same);

/** What would be kept of a commit that is sent now. */
export const recordNow = (
  turn: Turn,
  { record }: CompiledCommit,
  consents = consentsNow(turn),
): JsonObject =>
  evaluateAll({ ...record }, scopeOf(turn, { consents: { given: storable(consents) } }));

/** Keeps in memory what was agreed to with what leaves now, also what may not be stored. */
export function holdConsents(turn: Turn, entry: LedgerEntry, before: LedgerEntry | null): void {
  const { consents, chain } = turn.state.commits;
  const key = keyOf(entry);
  const given =
    chain?.resend === null ? chain.consents : consentsHeld(before, consents[key] ?? null);
  if (given === null || given.length === 0) return;
  setCommits(turn, { consents: { ...consents, [key]: { sentAt: entry.sentAt, given } } });
}

/** What a commit sent now would be tied to. */
export const tieNow = (turn: Turn, { tie }: CompiledCommit): JsonObject =>
  evaluateAll({ ...tie }, scopeOf(turn));

/** What calls of its sequences read as `commit.subject` and `commit.tie.x`. */
export const commitLocals = (turn: Turn, commit: CompiledCommit): LocalRoots => ({
  commit: { subject: subjectNow(turn, commit.id), tie: tieNow(turn, commit) },
});

export const knownEntry = ({ state }: Turn, commit: string, subject: string): LedgerEntry | null =>
  entryOf(state.commits.ledger, commit, subject);

/** What is known of the present subject; null for nothing, also where there is none. */
export function presentEntry(turn: Turn, commit: string): LedgerEntry | null {
  const subject = subjectNow(turn, commit);
  return subject === null ? null : knownEntry(turn, commit, subject);
}

/** Keeps an entry as what is known of its subject, without writing it down. */
export const keepEntry = (turn: Turn, entry: LedgerEntry): void => {
  changeLedger(turn, entry.commit, putEntry(turn.state.commits.ledger, entry));
};

/** Nothing is known of its subject any more, and nothing is asked about it. */
export const dropEntry = (turn: Turn, { commit, subject }: EntryId): void => {
  changeLedger(turn, commit, withoutEntry(turn.state.commits.ledger, commit, subject));
  unwatch(turn, entryKey(commit, subject));
};

/** A tick counts for the warning that was on the page when it was made, and for no other. */
function changeLedger(turn: Turn, commit: string, ledger: Ledger): void {
  const shown = warningNow(turn, commit);
  setCommits(turn, { ledger });
  const warning = warningNow(turn, commit);
  const again = commitOf(turn, commit)?.again;
  if (warning === null || again === undefined) return;
  const isOther = warning.subject !== shown?.subject || warning.state !== shown.state;
  if (isOther) setAnswer(turn, again, null);
}

/** What would have to be ticked now before the present subject is sent. */
export const warningNow = (turn: Turn, commit: string): Before | null =>
  before(
    entriesOf(turn.state.commits.ledger, commit),
    subjectNow(turn, commit),
    sameNow(turn, commit),
  );

/** The household wants it once more, under the warning that stands now. */
export const isTicked = (turn: Turn, { again }: CompiledCommit): boolean =>
  holds({ '===': [{ var: again }, true] }, scopeOf(turn));

/** Keeps it, and has it written down. */
export function noteEntry(turn: Turn, entry: LedgerEntry): void {
  keepEntry(turn, entry);
  turn.effects.push({ type: 'note', entry });
}

export const keyOf = ({ commit, subject }: EntryId): string => entryKey(commit, subject);

export const watchOf = ({ state }: Turn, key: string): CommitWatch | undefined =>
  own(state.commits.watches, key);

export function setWatch(turn: Turn, key: string, watch: CommitWatch): void {
  setCommits(turn, { watches: { ...turn.state.commits.watches, [key]: watch } });
}

export function unwatch(turn: Turn, key: string): void {
  const { [key]: gone, ...watches } = turn.state.commits.watches;
  if (gone === undefined) return;
  setCommits(turn, { watches });
  turn.effects.push({ type: 'stopWaiting', timer: key });
}

/** A request of this tab carries this attempt. */
export const isOurs = ({ state }: Turn, entry: LedgerEntry): boolean =>
  (state.commits.chain?.subject === entry.subject && state.commits.chain.commit === entry.commit) ||
  Object.values(state.commits.flights).some(
    (flight) =>
      flight.entry.commit === entry.commit &&
      flight.entry.subject === entry.subject &&
      flight.entry.attempt === entry.attempt,
  );
