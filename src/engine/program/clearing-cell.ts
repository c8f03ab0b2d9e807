import { isOpen, newestOf } from '../commits';
import type { ClearView } from '../model';
import type { CompiledCommit } from '../../journey';
import type { Cell, Read } from './cell';
import { sayOf } from './commit-says';
import type { Kit } from './kit';

/** What Clear my details has to ask first; null when it may clear without a word. */
export const clearingCell = (kit: Kit): Cell<ClearView | null> => ({
  name: 'what Clear asks',
  compute: (read) => {
    for (const commit of Object.values(kit.journey.commits)) {
      const view = clearOf(kit, commit, read);
      if (view !== null) return view;
    }
    return null;
  },
});

/** What is being sent comes first: until it is answered nothing is cleared. */
function clearOf(kit: Kit, commit: CompiledCommit, read: Read): ClearView | null {
  const entries = read(kit.state.ledger(commit.id));
  const { chain } = read(kit.state.commits);
  const open = entries.filter(isOpen);
  const entry = open.find(({ state }) => state === 'sending') ?? newestOf(open);
  const isLeaving = chain?.commit === commit.id && chain.subject !== null;
  const subject = entry?.subject ?? (isLeaving ? chain.subject : null);
  if (subject === null) return null;
  const isSending = isLeaving || entry?.state === 'sending';
  const of = entry ?? { subject, record: chain?.record ?? null };
  return {
    kind: isSending ? 'sending' : 'open',
    commit: commit.id,
    says: sayOf(kit, commit, isSending ? 'sending' : 'clear', of, read) ?? noWords,
    subject,
  };
}

const noWords: ClearView['says'] = { id: 'clear', title: [], text: [] };
