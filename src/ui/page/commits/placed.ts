import type { CommitView, RunView, Text, CommitAction } from '../../../engine';
import type { SayId } from '../../../journey';

type Place = CommitView['place'];

const whileSaving: readonly SayId[] = ['saving', 'sending'];
const warnings: readonly SayId[] = ['againDone', 'againUnsent', 'againAside'];
const settled: readonly SayId[] = [
  'doneAnswered',
  'doneAsked',
  'doneUnknown',
  'whichUnknown',
  'lateYes',
];

export const placed = (commits: readonly CommitView[], place: Place): readonly CommitView[] =>
  commits.filter((view) => view.place === place && !saysWhileSaving(view));

const saysWhileSaving = ({ says }: CommitView): boolean => says.some(isWhileSaving);
const isWhileSaving = ({ id }: { readonly id: SayId }): boolean => whileSaving.includes(id);

/** Speaks of what was done before, of the same. */
export const isWarning = ({ id }: { readonly id: SayId }): boolean => warnings.includes(id);

/** What stands instead of the form; null while the form, or the run step by step, stands. */
export function panelOf(
  commits: readonly CommitView[],
  run: RunView | null = null,
): CommitView | null {
  const found = commits.find(({ place }) => place === 'panel') ?? null;
  // While it is sent here the run tells of it; a page that was opened anew has no run.
  return found !== null && run?.status === 'running' && saysWhileSaving(found) ? null : found;
}

/** What is said of the commit while its run goes on; null where nothing is said. */
export function sayingOf(commits: readonly CommitView[]): Text | null {
  const said = commits.flatMap(({ says }) => says).find(isWhileSaving);
  return said?.text[0] ?? said?.title ?? null;
}

/** The work was done, and the page says so: nothing has to be waited for. */
export const isSettled = ({ says }: CommitView): boolean => {
  const [first] = says;
  return first !== undefined && settled.includes(first.id);
};

/** The work was done and its answer is known: a screen of its own says more than a panel would. */
export const isAnswered = ({ says }: CommitView): boolean => says[0]?.id === 'doneAnswered';

/** What the journey does; copying and printing are the page's own. */
export type JourneyAction = Exclude<CommitAction, 'copy' | 'print'>;

/** A household's press, of the commit by its name. */
export type OnAct = (commit: string, action: JourneyAction) => void;

export const isOfJourney = (action: CommitAction): action is JourneyAction =>
  action !== 'copy' && action !== 'print';
