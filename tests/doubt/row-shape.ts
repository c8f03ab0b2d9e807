import { actions, states, texts } from './vocabulary';
import type { Read, Shape } from './shape';

const sent = ['commit', 'ask', 'save', 'key'] as const;
const pages = ['first', 'results', 'details', 'confirm', 'completion', 'error'] as const;
const saves = ['key', 'customer', 'address', 'terms', 'verifyBank', 'bank'] as const;
const done = ['answered', 'asked', 'which unknown'] as const;
const kinds = [
  'press',
  'reach',
  'sendAgain',
  'change',
  'leave',
  'switchNow',
  'newQuote',
  'answerField',
  'askNow',
  'clear',
  'commitAnswers',
  'commitFails',
  'patience',
  'within',
  'askAnswers',
  'askFails',
  'saveAnswers',
  'saveFails',
  'waited',
  'clock',
  'open',
  'reload',
  'thaw',
  'pageshow',
  'cameBack',
  'online',
  'offline',
  'lockFree',
  'elsewhere',
  'epoch',
  'storageEmptied',
] as const;

const entry = {
  state: [...states, 'unreadable'],
  subject: 'text?',
  home: 'text?',
  plans: 'texts?',
  attempt: 'number?',
  watched: 'number?',
  noes: 'numbers?',
  failedAt: 'numbers?',
  hours: 'number?',
  daysAgo: 'number?',
  refusedWith: 'number?',
  replayed: 'flag?',
  said: ['no', 'failed', '?'],
  askedAgo: 'number?',
  by: [...done, '?'],
  references: 'texts?',
  record: 'flag?',
  digest: 'flag?',
} as const satisfies Shape;
const given = {
  entries: { each: entry },
  storageHas: { each: entry, optional: true },
  hand: {
    of: { subject: 'text', plan: 'text', home: 'text', spelling: ['other', '?'] },
    optional: true,
  },
  journey: ['permit', '?'],
  page: [...pages, '?'],
  lock: ['free', 'mine', 'elsewhere', 'lost', '?'],
  online: 'flag?',
  view: ['hidden', '?'],
  token: ['valid', 'none', '?'],
  storage: ['full', 'denied', 'forgets', '?'],
  snapshot: ['otherVersion', 'expired', 'gone', '?'],
  epoch: ['other', '?'],
  requestAlive: 'flag?',
  asksMade: 'number?',
  lastAskAgo: 'number?',
  saveDone: [...saves, '?'],
  saveNoes: 'numbers?',
  unsureSave: [...saves, '?'],
  freshKey: 'flag?',
  setAside: 'flag?',
  told: 'flag?',
  inMemory: 'flag?',
  alreadySwitched: 'flag?',
  loading: 'flag?',
  ticked: 'flag?',
  tickedBefore: 'flag?',
  tickedElsewhere: 'flag?',
} as const satisfies Shape;
const event = {
  kind: kinds,
  status: 'number?',
  references: 'texts?',
  why: ['network', 'malformed', 'empty', 'aborted', 'notSent', 'timeout', '?'],
  answer: ['yes', 'no', 'failed', '?'],
  body: 'anything?',
  at: 'number?',
  save: [...saves, '?'],
  seconds: 'number?',
  clock: 'number?',
  away: 'number?',
  page: [...pages, '?'],
  subject: 'text?',
  changed: 'flag?',
  again: 'flag?',
  how: ['ask', 'keepNumber', 'all', '?'],
  fails: ['code', 'token', 'tokenSlow', '?'],
  entry: { of: entry, optional: true },
  appeared: { of: entry, optional: true },
} as const satisfies Shape;
const then = {
  state: [...states, 'none', 'gone', 'unchanged', 'any'],
  of: 'text?',
  sends: { each: sent, optional: true },
  says: { each: texts, optional: true },
  never: {
    each: [...texts, '@open', 'error', 'supplierName', 'planName', 'tryAgain'],
    optional: true,
  },
  offers: { each: actions, optional: true },
  offersNot: { each: actions, optional: true },
  asks: 'numbers?',
  asksAbout: 'text?',
  attempt: 'number?',
  ties: 'number?',
  by: [...done, '?'],
  references: 'texts?',
  names: 'text?',
  message: 'text?',
  goesTo: [...pages, '?'],
  staysOn: [...pages, '?'],
  ends: ['otherTab', 'inDoubt', '?'],
  watched: 'number?',
  hours: 'number?',
  again: 'flag?',
  record: 'flag?',
  digest: 'flag?',
  writtenFirst: 'flag?',
  sameBody: 'flag?',
  requestAlive: 'flag?',
  inMemory: 'flag?',
  asksBeforeLeaving: 'flag?',
  writes: 'flag?',
  keeps: 'texts?',
  removes: 'texts?',
} as const satisfies Shape;

/** One row of the table as it stands in `expectations/*.json`; `README.md` says what each word means. */
export const row = {
  id: 'text',
  /** Places of the design, decisions, findings or clauses that ask for it. */
  source: 'texts',
  about: 'text?',
  /** Why the row is not held: what the documents leave open, or where they say otherwise. */
  leaves: 'text?',
  /** The words of `then` that this is about; all others hold. */
  notHeld: 'texts?',
  /** The row stands for one row a status. */
  each: { of: { status: 'numbers' }, optional: true },
  given: { of: given },
  event: { of: event },
  then: { of: then },
} as const satisfies Shape;
export const rows = { rows: { each: row } } as const satisfies Shape;

const winner = ['mine', 'other'] as const;
const line = {
  sending: winner,
  doubt: winner,
  aside: winner,
  unsent: winner,
  refused: winner,
  done: winner,
} as const satisfies Shape;
const square = {
  sending: { of: line },
  doubt: { of: line },
  aside: { of: line },
  unsent: { of: line },
  refused: { of: line },
  done: { of: line },
} as const satisfies Shape;
/** Which of two entries stands: mine (first key) or the other's (second), by their attempts. */
export const order = {
  source: 'texts',
  /** Ids of pairs that are not held → why. */
  leaves: { each: { row: 'text', notHeld: 'texts', because: 'text' }, optional: true },
  sameAttempt: { of: square },
  otherHigher: { of: square },
  otherLower: { of: square },
} as const satisfies Shape;

const belief = {
  given: { of: entry },
  believed: { of: then },
  not: { of: then },
} as const satisfies Shape;
const rules = ['late', 'refusal', 'permit'] as const;
/** At which seconds of `watched` each no was asked for, and whether the last one is believed. */
export const times = {
  source: 'texts',
  kinds: { of: { late: { of: belief }, refusal: { of: belief }, permit: { of: belief } } },
  noes: { each: { kind: rules, asked: 'numbers', believed: 'flag' } },
} as const satisfies Shape;

export type Row = Omit<Read<typeof row>, 'each'>;
export type GivenEntry = Read<typeof entry>;
