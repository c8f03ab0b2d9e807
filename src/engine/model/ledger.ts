import type { Json, JsonObject } from '../../rules';
import type { CommitAction } from './commit-view';

export const commitStates = ['sending', 'doubt', 'aside', 'unsent', 'refused', 'done'] as const;
/** Open: `sending` and `doubt`. */
export type CommitState = (typeof commitStates)[number];

/** Names an entry among all. */
export interface EntryId {
  /** Name of the commit in the configuration. */
  readonly commit: string;
  readonly subject: string;
}

/** What this browser keeps of a commit: one item of the storage a subject. Plain data. */
export interface LedgerEntry extends EntryId {
  /** Version of this shape. */
  readonly v: 1;
  /** What `same` was; null once only its digest is kept. */
  readonly same: string | null;
  /** Short salted digest of `same`: enough to warn, too short to tell what it was (decision 44). */
  readonly sameDigest: { readonly salt: string; readonly digest: string } | null;
  /** What it was sent with, one for each different one, the last one last; empty when done. */
  readonly ties: readonly JsonObject[];
  readonly state: CommitState;
  readonly attempt: number;
  /** Attempts beside these that were written down, and then never left. */
  readonly takenBack: number;
  /** Milliseconds since 1970, of the last attempt, by the clock of the device: shown, never reckoned with. */
  readonly sentAt: number;
  /** Seconds that timers really waited since the last attempt left. */
  readonly watched: number;
  /** Seconds of time between visits, for putting aside alone (decision 43); at most 30 days. */
  readonly away: number;
  /** What `watched` was when each `no` in a row was asked for: the first that may count, and the last. */
  readonly noes: readonly number[];
  /** Milliseconds since 1970 of the last ask that ended; null before. */
  readonly askedAt: number | null;
  /** How the last ask ended. */
  readonly said: 'yes' | 'no' | 'unreached' | 'offline' | null;
  /** Status and words of the answer that refused the last attempt; null for none. */
  readonly refusal: { readonly status: number; readonly message: string | null } | null;
  /** What was sent; null once the household had all but the number cleared. */
  readonly record: JsonObject | null;
  /** The sequence step's `keep` of the good answer; null while there is none. */
  readonly answer: JsonObject | null;
  /** The household ticked the warning before it was sent. */
  readonly again: boolean;
  /** It was known as unsent or refused before it turned out done (S13). */
  readonly late: boolean;
  /** Digest of the configuration that it was sent under. */
  readonly digest: string;
  /** Milliseconds since 1970 of the last writing. */
  readonly writtenAt: number;
}

/** Entries by name of the commit, in no order. */
export type Ledger = Readonly<Record<string, readonly LedgerEntry[]>>;

/** A commit as it is about to be sent: whoever sends stamps `sentAt` and `writtenAt`, writes it and reads it back. */
export interface CommitSending {
  readonly entry: LedgerEntry;
  /** The household was not told that nothing is kept: what the storage does not take is not sent. */
  readonly mustBeKept: boolean;
}

/** Milliseconds since 1970; from outside, as the engine has no clock. */
export type Moment = number;

export type CommitEvent =
  /** The lock is held, 250 ms have passed, and the ledger was read anew. */
  | {
      readonly type: 'lockTaken';
      readonly sequence: string;
      readonly ledger: Ledger;
      /** A trial write was read back: what is noted will be kept. */
      readonly kept: boolean;
      /** What saves of other tabs, or of before a reload, were sent with whose end nobody knows. */
      readonly unsettled: readonly JsonObject[];
      readonly at: Moment;
    }
  /** Another tab holds it. */
  | {
      readonly type: 'lockRefused';
      readonly sequence: string;
      readonly ledger: Ledger;
      readonly at: Moment;
    }
  /** The other tab has let go of it, and the ledger was read anew. */
  | { readonly type: 'lockFreed'; readonly ledger: Ledger; readonly at: Moment }
  /** Written and read back; the request leaves now. `kept` is false when the storage did not take it. */
  | {
      readonly type: 'commitSent';
      readonly request: number;
      readonly entry: LedgerEntry;
      readonly kept: boolean;
    }
  /** Right before it another entry was open, the lease was lost, or it was not kept: nothing was sent. */
  | {
      readonly type: 'commitBlocked';
      readonly request: number;
      readonly why: 'inDoubt' | 'otherTab' | 'notKept';
      readonly ledger: Ledger;
      readonly at: Moment;
    }
  /** The ledger was read: at the start, after another tab wrote, on return to the page, when online again. */
  | {
      readonly type: 'ledgerRead';
      readonly ledger: Ledger;
      readonly cause: 'start' | 'storage' | 'return' | 'cleared';
      /** Whether a trial write was read back; null when none was made. */
      readonly kept: boolean | null;
      /** No other tab holds the lock: what is `sending` and not ours was cut off. */
      readonly lockIsFree: boolean;
      /** What another tab wrote or removed just now; left out, or null, for nothing in particular. */
      readonly about?: EntryId | null;
      readonly at: Moment;
    }
  /** The connection came or went, or the page came into view or left it; told at the start too. */
  | {
      readonly type: 'pageChanged';
      readonly online: boolean;
      readonly inView: boolean;
      readonly at: Moment;
    }
  /** A timer ended; `seconds` is what it really waited. */
  | {
      readonly type: 'waited';
      readonly timer: string;
      readonly seconds: number;
      readonly online: boolean;
      readonly at: Moment;
    }
  | {
      readonly type: 'commitActed';
      readonly commit: string;
      readonly action: Extract<
        CommitAction,
        'askNow' | 'sendAgain' | 'tryAgain' | 'change' | 'leave' | 'lookAround' | 'open'
      >;
      readonly online: boolean;
      readonly at: Moment;
    };

export type CommitEffect =
  /** Take the lock of the journey for this sequence: `lockTaken` or `lockRefused` follows. Never waits, never steals. */
  | { readonly type: 'lock'; readonly sequence: string }
  | { readonly type: 'unlock' }
  /** Say when the other tab lets go: `lockFreed` follows. */
  | { readonly type: 'watchLock' }
  /** `waited` follows after so many seconds; a timer of the same name is replaced. */
  | { readonly type: 'wait'; readonly timer: string; readonly seconds: number }
  | { readonly type: 'stopWaiting'; readonly timer: string }
  /** Write this entry, unless what is stored is greater (`greaterEntry`). */
  | { readonly type: 'note'; readonly entry: LedgerEntry }
  /** Remove what is stored of its subject, unless that is greater than this entry. */
  | { readonly type: 'forget'; readonly entry: LedgerEntry };

/** One line of the record of consents: what was agreed to or not, in the words that stood there. */
export interface ConsentRecord extends JsonObject {
  readonly id: string;
  readonly version: number;
  readonly locale: string;
  /** What it is called for short. */
  readonly name: string;
  /** Its title and its hint as they were shown, plain; '' for none. */
  readonly title: string;
  readonly hint: string;
  readonly answer: Json;
  /** Milliseconds since 1970; null where no person answered: its sheet opened so. */
  readonly at: number | null;
  /** May not be stored. */
  readonly sensitive: boolean;
}

/** What rules and texts read as `commits.<name>`: of the newest entry, `{ state: null, … }` when there is none. */
export interface CommitFacts {
  readonly state: CommitState | null;
  /** An entry of any subject is open. */
  readonly open: boolean;
  readonly subject: string | null;
  readonly sentAt: Moment | null;
  readonly askedAt: Moment | null;
  readonly said: LedgerEntry['said'];
  readonly record: JsonObject | null;
  readonly answer: JsonObject | null;
  /** What was agreed to, also what may not be stored; null after a reload, and where another tab sent it. */
  readonly consents: readonly ConsentRecord[] | null;
  /** Known by asking, without the answer itself. */
  readonly asked: boolean;
  /**
   * What the warning speaks of: of another subject, the same `same`, done or unsent in the last 30
   * days, or aside, or in doubt and watched for 24 hours. Null when there is nothing to warn of.
   */
  readonly before: {
    readonly state: 'done' | 'unsent' | 'aside';
    readonly subject: string;
    readonly sentAt: Moment;
    readonly record: JsonObject | null;
    readonly answer: JsonObject | null;
  } | null;
}
