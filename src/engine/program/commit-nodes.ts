import { isEmpty, wordsOf } from '../answers/path';
import { before, isBlocking, isOpen, newestOf } from '../commits';
import type {
  ClearView,
  CommitFacts,
  CommitsState,
  CompiledCommit,
  Json,
  LedgerEntry,
  Rule,
} from '../model';
import type { ReadNode } from '../graph';
import { evaluate } from '../rules';
import { sayOf } from './commit-says';
import type { Kit } from './kit';
import { node } from './names';

/** What rules, texts and pages read of each commit, and what Clear has to ask. */
export function addCommits(kit: Kit): void {
  for (const commit of Object.values(kit.journey.commits)) addCommit(kit, commit);
  addClearing(kit);
}

function addCommit({ reader, add }: Kit, commit: CompiledCommit): void {
  const addText = (id: string, rule: Rule): void =>
    add({
      id,
      needs: reader.needs(rule),
      compute: (read) => textOf(evaluate(rule, reader.scope(read))),
    });
  addText(node.commitSubject(commit.id), commit.subject);
  addText(node.commitSame(commit.id), commit.same);
  const ids = {
    ledger: node.ledger(commit.id),
    subject: node.commitSubject(commit.id),
    same: node.commitSame(commit.id),
  };
  add({
    id: node.commitFacts(commit.id),
    needs: Object.values(ids),
    compute: (read): CommitFacts => {
      const subject = read(ids.subject) as string | null;
      const same = read(ids.same) as string | null;
      return factsOf(read(ids.ledger) as readonly LedgerEntry[], subject, same);
    },
  });
}

/** A number is counted by as well as a text; nothing is no subject. */
const textOf = (value: Json): string | null => (isEmpty(value) ? null : wordsOf(value));

function factsOf(
  entries: readonly LedgerEntry[],
  subject: string | null,
  same: string | null,
): CommitFacts {
  const newest = newestOf(entries);
  return {
    state: newest?.state ?? null,
    open: entries.some((entry) => isBlocking(entry, subject)),
    subject: newest?.subject ?? null,
    sentAt: newest === null || newest.sentAt === 0 ? null : newest.sentAt,
    askedAt: newest?.askedAt ?? null,
    said: newest?.said ?? null,
    record: newest?.record ?? null,
    answer: newest?.answer ?? null,
    asked: newest?.state === 'done' && newest.answer === null,
    before: before(entries, subject, same),
  };
}

function addClearing(kit: Kit): void {
  const { journey, reader, add } = kit;
  const all = Object.values(journey.commits);
  const texts = all.flatMap(({ says: { clear, sending } }) =>
    [clear, sending].flatMap((say) => (say === undefined ? [] : [say.title, ...say.text])),
  );
  add({
    id: node.clearing,
    needs: [...all.map(({ id }) => node.ledger(id)), node.commits, ...reader.textNeeds(...texts)],
    compute: (read): ClearView | null => {
      for (const commit of all) {
        const view = clearOf(kit, commit, read);
        if (view !== null) return view;
      }
      return null;
    },
  });
}

/** What is being sent comes first: until it is answered nothing is cleared. */
function clearOf(kit: Kit, commit: CompiledCommit, read: ReadNode): ClearView | null {
  const entries = read(node.ledger(commit.id)) as readonly LedgerEntry[];
  const { chain } = read(node.commits) as CommitsState;
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
