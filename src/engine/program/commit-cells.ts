import type { CompiledCommit, SayId } from '../../journey';
import { evaluate, isEmpty, wordsOf } from '../../rules';
import { before, consentsHeld, entryKey, isBlocking, isOpen, newestOf } from '../commits';
import type {
  ClearView,
  CommitFacts,
  CommitsState,
  Json,
  JsonObject,
  LedgerEntry,
  Moment,
  Rule,
  SaidView,
} from '../model';
import type { Cell, Kit, Read } from './kit';

/** What rules and pages read of one commit. */
export interface CommitCells {
  /** What the partner would count by now; null while there is nothing. */
  readonly subject: Cell<string | null>;
  readonly same: Cell<string | null>;
  /** What the warning speaks of. */
  readonly before: Cell<CommitFacts['before']>;
  /** `commits.<name>`, which is a `CommitFacts`. */
  readonly facts: Cell<Json>;
}

export function commitCells(kit: Kit, commit: CompiledCommit): CommitCells {
  const { id } = commit;
  const ledger = kit.state.ledger(id);
  const subject = textCell(kit, commit.subject, `subject of ${id}`);
  const same = textCell(kit, commit.same, `sameness of ${id}`);
  const earlier: CommitCells['before'] = {
    name: `what came before ${id}`,
    compute: (read) => before(read(ledger), read(subject), read(same)),
  };
  return {
    subject,
    same,
    before: earlier,
    facts: {
      name: `commits.${id}`,
      compute: (read) => ({
        ...factsOf(read(ledger), read(subject), read(earlier)),
        consents: heldConsents(newestOf(read(ledger)), read(kit.state.consents)),
      }),
    },
  };
}

const heldConsents = (
  newest: LedgerEntry | null,
  consents: CommitsState['consents'],
): CommitFacts['consents'] =>
  newest === null
    ? null
    : consentsHeld(newest, consents[entryKey(newest.commit, newest.subject)] ?? null);

const textCell = (kit: Kit, rule: Rule, name: string): Cell<string | null> => ({
  name,
  compute: (read) => textOf(evaluate(rule, kit.reader.scope(read))),
});

/** A number is counted by as well as a text; nothing is no subject. */
const textOf = (value: Json): string | null => (isEmpty(value) ? null : wordsOf(value));

function factsOf(
  entries: readonly LedgerEntry[],
  subject: string | null,
  earlier: CommitFacts['before'],
): Omit<CommitFacts, 'consents'> {
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
    before: earlier,
  };
}

/** What a sentence reads as `commit.x`: of what was sent, never of what is on the page. */
export interface Spoken {
  readonly subject: string;
  readonly sentAt?: Moment;
  readonly askedAt?: Moment | null;
  readonly record?: JsonObject | null;
  readonly answer?: JsonObject | null;
}

/** A sentence of a commit, filled; null where the journey has none. */
export function sayOf(
  { reader }: Kit,
  commit: CompiledCommit,
  id: SayId,
  of: Spoken,
  read: Read,
): SaidView | null {
  const say = commit.says[id];
  if (say === undefined) return null;
  const { subject, sentAt = 0, askedAt = null, record = null, answer = null } = of;
  const locals = {
    commit: { subject, sentAt: sentAt === 0 ? null : sentAt, askedAt, record, answer },
  };
  return {
    id,
    title: reader.fill(say.title, read, locals),
    text: say.text.map((text) => reader.fill(text, read, locals)),
  };
}

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
