import type { CompiledCallUse, CompiledChange } from './reactions';
import type { Rule } from '../../rules';
import type { CompiledText } from './text';

/** A call that must do its work once (completing a switch, paying), and what is known of it. */
export interface CompiledCommit {
  readonly id: string;
  /** What the partner counts by; the ledger's key. Text once it is evaluated. */
  readonly subject: Rule;
  /** What this attempt is sent with: fixed when it is written down, so that sending again cannot differ. */
  readonly tie: Readonly<Record<string, Rule>>;
  /** What must not be bought twice unawares: another subject with the same value needs `again`. */
  readonly same: Rule;
  /** Answer of the tick under the warning. */
  readonly again: string;
  /** What is kept of what was sent: it may hold nothing sensitive. */
  readonly record: Readonly<Record<string, Rule>>;
  /**
   * What a release before the ledger had kept of a commit that was done, by name, as rules over its
   * answers alone: their paths need not be known any more. Null for none.
   */
  readonly earlier: CompiledEarlier | null;
  readonly confirmBy: CompiledQuestion;
  /** `afterConfirm` claims that the partner refuses a second commit of the same subject. */
  readonly resend: 'afterConfirm' | 'never';
  /** Seconds after which a request that has left can do nothing any more. */
  readonly settlesWithin: number;
  /** How often one subject may be sent. */
  readonly attempts: number;
  /** Applied once it is known by asking that the work was done. */
  readonly then: readonly CompiledChange[];
  /** Steps on which its panel stands instead of the form; a banner stands on all others. */
  readonly at: readonly string[];
  /** Step that "Look at plans" leads to; null for none. */
  readonly lookAround: string | null;
  readonly says: Readonly<Partial<Record<SayId, CompiledSay>>>;
}

export interface CompiledEarlier {
  readonly record: Readonly<Record<string, Rule>>;
  readonly answer: Readonly<Record<string, Rule>>;
}

/** Asked while nobody knows whether the work was done. Reads `commit.subject` and `commit.tie.x` alone. */
export interface CompiledQuestion {
  readonly use: CompiledCallUse;
  /** Over `answer`: it was done. What meets neither rule is an ask that failed. */
  readonly doneWhen: Rule;
  /** Over `answer`: there is none. */
  readonly noWhen: Rule;
  /** Seconds between one ask and the next; the last goes on until it is slowed down. */
  readonly every: readonly number[];
}

/** Every sentence that a commit can say; a text on the page has one of these ids. */
export const sayIds = [
  'saving', // S0
  'sending', // S1
  'doubt', // S2
  'no', // S3
  'unreached', // S3
  'offline', // S3
  'makingSure', // between a refusal and the second no (decision 42)
  'unsent', // S4
  'sendAgain', // S4, where sending again is offered
  'refused', // S5, beside the step's own message
  'doneAnswered', // S6
  'doneAsked', // S7
  'doneUnknown', // S8: no record
  'whichUnknown', // S9
  'otherTab', // S10: another tab sends now
  'otherTabSent', // S10: another tab sent it
  'banner', // S11
  'againDone', // S12
  'againUnsent', // S12
  'againAside', // S12
  'lateYes', // S13
  'notKept', // S14
  'notSent', // S15
  'hint', // S16
  'putAside', // doubt that may be put aside (decision 43)
  'noRecord', // doubt whose record was cleared: number and time alone (decision 44)
  'clear', // dialog of Clear while it is open
] as const;
export type SayId = (typeof sayIds)[number];

/** Reads `commit.{subject, sentAt, askedAt, record.x, answer.x}` of the entry that is spoken of, and `settings.x`. */
export interface CompiledSay {
  /** Empty for none. */
  readonly title: CompiledText;
  readonly text: readonly CompiledText[];
}
