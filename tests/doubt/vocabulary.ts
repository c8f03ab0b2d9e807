/**
 * The few words that expectations and oracle share: states of a commit, texts that a page may show,
 * actions that it may offer. What each word means stands in `README.md`.
 */

export const states = ['sending', 'doubt', 'aside', 'unsent', 'refused', 'done'] as const;
export type CommitState = (typeof states)[number];

/** Ids of the texts that speak of a commit; every one has a predicate in the oracle. */
export const texts = [
  'saving',
  'sending',
  'checking',
  'doubt',
  'no',
  'unreached',
  'offline',
  'unsent',
  'refused',
  'switchFailed',
  'serverWords',
  'saveFailed',
  'doneAnswered',
  'doneAsked',
  'doneUnknown',
  'whichUnknown',
  'lateYes',
  'otherTab',
  'sentElsewhere',
  'banner',
  'again.done',
  'again.unsent',
  'again.aside',
  'notKept',
  'notSent',
  'hint',
  'clear',
  'clearedElsewhere',
  'noFinishedSwitch',
] as const;
export type TextId = (typeof texts)[number];

export const actions = [
  'press',
  'sendAgain',
  'switchNow',
  'tryAgain',
  'askNow',
  'change',
  'leave',
  'copy',
  'print',
  'plans',
  'help',
  'openIt',
  'clear',
  'keepNumber',
  'clearAll',
] as const;
export type Action = (typeof actions)[number];

/** Said of a commit as if it were settled: never on a page while its entry is open. */
export const settledTexts = [
  'unsent',
  'refused',
  'switchFailed',
  'saveFailed',
  'doneAnswered',
  'doneAsked',
  'noFinishedSwitch',
] as const satisfies readonly TextId[];
