import type { CommitAction } from '../../../engine';

/** What the journey does; copying and printing are the page's own. */
export type JourneyAction = Exclude<CommitAction, 'copy' | 'print'>;

/** A household's press, of the commit by its name. */
export type OnAct = (commit: string, action: JourneyAction) => void;

export const isOfJourney = (action: CommitAction): action is JourneyAction =>
  action !== 'copy' && action !== 'print';
