import { isEmpty, wordsOf } from '../../rules';
import { before, consentsHeld, entryKey, isBlocking, newestOf } from '../commits';
import type { CommitFacts, CommitsState, Json, LedgerEntry, Rule } from '../model';
import type { CompiledCommit } from '../../journey';
import { evaluate } from '../../rules';
import type { Cell } from './cell';
import type { Kit } from './kit';

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
