import { own } from '../answers/own';
import { isOpen, newestFirst, newestOf } from '../commits';
import type { CommitFacts, CommitsState, CommitView, LedgerEntry, Run } from '../model';
import type { CompiledCommit, CompiledStep } from '../../journey';
import type { Cell, Read } from './cell';
import { besideViews } from './commit-beside';
import { openView, settledView } from './commit-panels';
import type { Kit } from './kit';

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
