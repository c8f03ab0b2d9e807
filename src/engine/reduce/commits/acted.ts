import { entriesOf, mayResend, newestOf } from '../../commits';
import type { EventOf, LedgerEntry } from '../../model';
import type { CompiledCommit } from '../../../journey';
import { stepSubmitted } from '../events/steps';
import { newRun, runOf } from '../runs/run-state';
import { goTo, stepOf, type Turn } from '../turn';
import { askSoon } from './watch';
import { askForLock } from './chain';
import { commitOf, committingStep, keyOf, presentEntry, setCommits } from './commit-state';

/** A button of what is said of a commit was pressed. */
export function commitActed(turn: Turn, event: EventOf<'commitActed'>): void {
  const commit = commitOf(turn, event.commit);
  if (commit === undefined) return;
  switch (event.action) {
    case 'askNow': {
      for (const [key, watching] of Object.entries(turn.state.commits.watches)) {
        if (watching.commit === commit.id) askSoon(turn, key, event.online, event.at);
      }
      return;
    }
    case 'sendAgain': {
      resend(turn, commit);
      return;
    }
    case 'tryAgain': {
      const step = stepOf(turn);
      const sequence = committingStep(turn, commit.id)?.sequence;
      if (step?.submit?.sequence === sequence?.id && step !== undefined) {
        stepSubmitted(turn, { type: 'stepSubmitted', step: step.id });
      } else leadToForm(turn, commit);
      return;
    }
    case 'change': {
      dismiss(turn, commit);
      leadToForm(turn, commit);
      return;
    }
    case 'leave': {
      dismiss(turn, commit);
      if (commit.lookAround !== null) goTo(turn, commit.lookAround);
      return;
    }
    case 'lookAround': {
      if (commit.lookAround !== null) goTo(turn, commit.lookAround);
      return;
    }
    case 'open': {
      open(turn, commit);
      return;
    }
  }
}

/** The entry that its panel speaks of: of the present subject, else the newest. */
const spokenOf = (turn: Turn, { id }: CompiledCommit): LedgerEntry | null =>
  presentEntry(turn, id) ?? newestOf(entriesOf(turn.state.commits.ledger, id));

function resend(turn: Turn, commit: CompiledCommit): void {
  const entry = spokenOf(turn, commit);
  const found = committingStep(turn, commit.id);
  const all = entriesOf(turn.state.commits.ledger, commit.id);
  if (entry === null || found === null || !mayResend(commit, entry, all)) return;
  const { sequence } = found;
  if (runOf(turn, sequence.id)?.status === 'running') return;
  askForLock(turn, sequence, newRun(sequence), { resend: entry.subject, from: null });
}

/** The form stands again in this visit; what is said of it stands beside. */
function dismiss(turn: Turn, commit: CompiledCommit): void {
  const entry = spokenOf(turn, commit);
  if (entry?.state !== 'unsent' && entry?.state !== 'refused') return;
  const { dismissed } = turn.state.commits;
  if (dismissed.includes(keyOf(entry))) return;
  setCommits(turn, { dismissed: [...dismissed, keyOf(entry)] });
}

/** The first of its steps is the form. */
function leadToForm(turn: Turn, { at }: CompiledCommit): void {
  const form = at[0];
  if (form !== undefined && turn.state.progress.step !== form) goTo(turn, form);
}

/** The last of its steps says how it ended, whatever the present quote is. */
function open(turn: Turn, { id, at }: CompiledCommit): void {
  const { news } = turn.state.commits;
  setCommits(turn, { news: news.filter((key) => !key.startsWith(`${id}.`)) });
  const last = at.at(-1);
  if (last !== undefined && turn.state.progress.step !== last) goTo(turn, last);
}
