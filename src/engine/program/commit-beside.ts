import type { CommitAction, CommitView, LedgerEntry } from '../model';
import type { SayId } from '../../journey';
import { isBlocking } from '../commits';
import { saysOf } from './commit-panels';
import type { Spoken } from './commit-says';
import type { CommitPage } from './commit-views';

/** What stands with the form, above its button. */
export function besideViews(page: CommitPage, open: readonly LedgerEntry[]): readonly CommitView[] {
  const { state, commit, isForm, before } = page;
  const subject = page.subject ?? '';
  const said: CommitView[] = [];
  const say = (id: SayId, of: Spoken, actions: readonly CommitAction[] = []): void => {
    said.push({
      commit: commit.id,
      place: 'beside',
      says: saysOf(page, of, [id]),
      actions,
      subject: of.subject === '' ? null : of.subject,
      kind: id,
      holdPage: false,
    });
  };
  const { suspicion, notSent, chain } = state;
  if (suspicion?.entry.commit === commit.id && suspicion.entry.state === 'doubt') {
    say('hint', suspicion.entry, ['askNow']);
  }
  if (!isForm) return said;
  const isSending = open.some((entry) => entry.state === 'sending');
  if (chain?.commit === commit.id && chain.phase === 'saving' && !isSending) {
    say('saving', { subject });
  }
  if (notSent?.commit === commit.id) say('notSent', { subject: notSent.subject }, ['tryAgain']);
  const isDone = page.entries.some((entry) => entry.subject === subject && entry.state === 'done');
  const isHeldUp = open.some((entry) => isBlocking(entry, page.subject));
  if (isHeldUp || isDone) return said;
  if (state.elsewhere) say('otherTab', { subject });
  if (state.kept === false) say('notKept', { subject });
  if (before !== null) say(warnings[before.state], before);
  return said;
}

const warnings = { done: 'againDone', unsent: 'againUnsent', aside: 'againAside' } as const;
