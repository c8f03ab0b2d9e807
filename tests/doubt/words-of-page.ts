import type { CommitAction } from '../../src/engine';
import type { SayId } from '../../src/journey';
import type { Action, TextId } from './vocabulary';

/** The shared word for each sentence of a commit; some say the same of two cases. */
export const idOfSay: Readonly<Record<SayId, TextId>> = {
  saving: 'saving',
  sending: 'sending',
  doubt: 'doubt',
  no: 'no',
  unreached: 'unreached',
  offline: 'offline',
  makingSure: 'checking',
  unsent: 'unsent',
  sendAgain: 'unsent',
  refused: 'refused',
  doneAnswered: 'doneAnswered',
  doneAsked: 'doneAsked',
  doneUnknown: 'doneUnknown',
  whichUnknown: 'whichUnknown',
  otherTab: 'otherTab',
  otherTabSent: 'sentElsewhere',
  banner: 'banner',
  againDone: 'again.done',
  againUnsent: 'again.unsent',
  againAside: 'again.aside',
  lateYes: 'lateYes',
  notKept: 'notKept',
  notSent: 'notSent',
  hint: 'hint',
  putAside: 'doubt',
  noRecord: 'doubt',
  clear: 'clear',
};

/** The shared word for each button beside them. */
export const idOfAction: Readonly<Record<CommitAction, Action>> = {
  askNow: 'askNow',
  sendAgain: 'sendAgain',
  tryAgain: 'tryAgain',
  change: 'change',
  leave: 'leave',
  copy: 'copy',
  print: 'print',
  lookAround: 'plans',
  open: 'openIt',
};
