import type { SayId } from '../../journey';
import type { Text } from './text';

export const commitActions = [
  'askNow',
  'sendAgain',
  'tryAgain',
  'change',
  'leave',
  'copy',
  'print',
  'lookAround',
  'open',
] as const;
export type CommitAction = (typeof commitActions)[number];

export interface SaidView {
  readonly id: SayId;
  readonly title: Text;
  readonly text: readonly Text[];
}

/** What a page says of a commit, and what can be done. */
export interface CommitView {
  readonly commit: string;
  /**
   * `panel`: instead of the form. `banner`: one line above the page. `beside`: with the form, above
   * its button (nothing kept, not sent, refused, hint).
   */
  readonly place: 'panel' | 'banner' | 'beside';
  /** The first says what this is; more may follow (when it was asked, what is not kept). */
  readonly says: readonly SaidView[];
  readonly actions: readonly CommitAction[];
  readonly subject: string | null;
  /** Changes when the kind of answer changes, and only then: what is announced politely. */
  readonly kind: string;
  /** Open and not kept on the device: the page asks before it is left. */
  readonly holdPage: boolean;
}

/** What Clear my details has to ask; null when it may clear without a word. */
export interface ClearView {
  /** `sending`: not offered at all until it is answered. `open`: all but the number, or everything. */
  readonly kind: 'sending' | 'open';
  readonly commit: string;
  readonly says: SaidView;
  readonly subject: string;
}
