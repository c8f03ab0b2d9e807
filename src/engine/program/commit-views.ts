import { own } from '../answers/own';
import { isOpen, newestOf } from '../commits';
import type {
  CommitFacts,
  CommitsState,
  CommitView,
  CompiledCommit,
  CompiledStep,
  LedgerEntry,
  Run,
} from '../model';
import type { ReadNode } from '../graph';
import { besideViews } from './commit-beside';
import { openView, settledView } from './commit-panels';
import { textsOf } from './commit-says';
import type { Kit } from './kit';
import { node } from './names';

/** What a page of a commit is worked out from. */
export interface CommitPage {
  readonly kit: Kit;
  readonly commit: CompiledCommit;
  readonly read: ReadNode;
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

/** What a step says of commits: a node of its own, so that it stays the same object. */
export function addCommitViews(kit: Kit, step: CompiledStep): void {
  const { journey, reader, add } = kit;
  const commits = Object.values(journey.commits);
  const runs = Object.values(journey.sequences).filter(({ commit }) => commit !== null);
  add({
    id: node.commitViews(step.id),
    needs: [
      node.commits,
      ...runs.map(({ id }) => node.run(id)),
      ...commits.flatMap(({ id }) => [
        node.ledger(id),
        node.commitSubject(id),
        node.commitFacts(id),
      ]),
      ...reader.textNeeds(...commits.flatMap(textsOf), ...messagesOf(kit)),
    ],
    compute: (read): readonly CommitView[] =>
      commits
        .flatMap((commit) => viewsOf(pageOf(kit, commit, step, read)))
        .toSorted((a, b) => places.indexOf(a.place) - places.indexOf(b.place)),
  });
}

/** The committing steps' own messages. */
const messagesOf = ({ journey }: Kit) =>
  Object.values(journey.sequences).flatMap(({ steps }) =>
    steps.flatMap((step) => (step.commits ? [step.message] : [])),
  );

function pageOf(kit: Kit, commit: CompiledCommit, step: CompiledStep, read: ReadNode): CommitPage {
  const { sequences } = kit.journey;
  const sequence = Object.values(sequences).find(
    (one) => one.commit === commit.id && one.steps.some(({ commits }) => commits),
  );
  const submitted = own(sequences, step.submit?.sequence ?? '');
  return {
    kit,
    commit,
    read,
    state: read(node.commits) as CommitsState,
    entries: read(node.ledger(commit.id)) as readonly LedgerEntry[],
    subject: read(node.commitSubject(commit.id)) as string | null,
    before: (read(node.commitFacts(commit.id)) as CommitFacts).before,
    isAt: commit.at.includes(step.id),
    isForm: sequence !== undefined && submitted === sequence,
    run: sequence === undefined ? null : ((read(node.run(sequence.id)) as Run | undefined) ?? null),
  };
}

function viewsOf(page: CommitPage): readonly CommitView[] {
  const { entries, subject, isForm } = page;
  const open = entries.filter(isOpen);
  const present = entries.find((entry) => entry.subject === subject) ?? null;
  // A form speaks of its own quote; the page after it of the last that was sent (decision 45).
  const settled = isForm ? present : (newestOf(entries) ?? present);
  const said = open.length > 0 ? open.map((entry) => openView(page, entry)) : [];
  const also = open.length > 0 || settled === null ? [] : settledView(page, settled);
  return [...said, ...also, ...besideViews(page, open)];
}
