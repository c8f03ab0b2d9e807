import type { CompiledCommit, CompiledStep, SayId } from '../../journey';
import { own } from '../answers/path';
import { isBlocking, isOpen, newestFirst, newestOf } from '../commits';
import type {
  CommitAction,
  CommitFacts,
  CommitsState,
  CommitView,
  LedgerEntry,
  Run,
} from '../model';
import type { Spoken } from './commit-cells';
import { openView, saysOf, settledView } from './commit-panels';
import type { Cell, Kit, Read } from './kit';

/** What a page of a commit is worked out from. */
export interface CommitPage {
  readonly kit: Kit;
  readonly commit: CompiledCommit;
  readonly read: Read;
  readonly state: CommitsState;
  readonly entries: readonly LedgerEntry[];
  /** What the partner would count by now. */
  readonly subject: string | null;
  readonly before: CommitFacts['before'];
  /** The step is one of its own. */
  readonly isAt: boolean;
  /** The step's button sends it. */
  readonly isForm: boolean;
  /** Run of the sequence that sends it. */
  readonly run: Run | null;
}

const places: readonly CommitView['place'][] = ['panel', 'banner', 'beside'];

/**
 * What a step says of commits: a cell of its own, so that it stays the same object. By place; in
 * each, what is open comes first, the newest of it before all.
 */
export const commitViewsCell = (kit: Kit, step: CompiledStep): Cell<readonly CommitView[]> => ({
  name: `commits on ${step.id}`,
  compute: (read) => {
    const pages = Object.values(kit.journey.commits).map((commit) =>
      pageOf(kit, commit, step, read),
    );
    return [...openViews(pages), ...pages.flatMap(otherViews)].toSorted(
      (a, b) => places.indexOf(a.place) - places.indexOf(b.place),
    );
  },
});

function pageOf(kit: Kit, commit: CompiledCommit, step: CompiledStep, read: Read): CommitPage {
  const { state, cells } = kit;
  const { sequences } = kit.journey;
  const facts = cells.commit(commit);
  const sequence = Object.values(sequences).find(
    (one) => one.commit === commit.id && one.steps.some(({ commits }) => commits),
  );
  const submitted = own(sequences, step.submit?.sequence ?? '');
  return {
    kit,
    commit,
    read,
    state: read(state.commits),
    entries: read(state.ledger(commit.id)),
    subject: read(facts.subject),
    before: read(facts.before),
    isAt: commit.at.includes(step.id),
    isForm: sequence !== undefined && submitted === sequence,
    run: sequence === undefined ? null : read(state.run(sequence.id)),
  };
}

function openViews(pages: readonly CommitPage[]): readonly CommitView[] {
  const pageBy = new Map(pages.map((page) => [page.commit.id, page]));
  return newestFirst(pages.flatMap(({ entries }) => entries.filter(isOpen))).flatMap((entry) => {
    const page = pageBy.get(entry.commit);
    return page === undefined ? [] : [openView(page, entry)];
  });
}

function otherViews(page: CommitPage): readonly CommitView[] {
  const { entries, subject, isForm } = page;
  const open = entries.filter(isOpen);
  const present = entries.find((entry) => entry.subject === subject) ?? null;
  // A form speaks of its own quote; the page after it of the last that was sent (decision 45).
  const settled = isForm ? present : (newestOf(entries) ?? present);
  const also = open.length > 0 || settled === null ? [] : settledView(page, settled);
  return [...also, ...besideViews(page, open)];
}

/** What stands with the form, above its button. */
function besideViews(page: CommitPage, open: readonly LedgerEntry[]): readonly CommitView[] {
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
