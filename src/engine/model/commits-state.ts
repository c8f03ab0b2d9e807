import type { CommitState, ConsentRecord, Ledger, LedgerEntry, Moment } from './ledger';
import type { Json, JsonObject } from '../../rules';
import type { Failure } from './state';

/** What a visit knows of commits. Never in the snapshot: the ledger is stored apart from it. */
export interface CommitsState {
  /** As it was last read, heard of and noted. */
  readonly ledger: Ledger;
  /** The one sequence of this tab that has the lock, or asked for it. */
  readonly chain: CommitChain | null;
  /** Number of a request → the commit that went with it. It outlives doubt: a late answer counts. */
  readonly flights: Readonly<Record<string, CommitFlight>>;
  /** `commit.subject` → how it is watched. */
  readonly watches: Readonly<Record<string, CommitWatch>>;
  /** A save was told that the work may be done already. */
  readonly suspicion: CommitSuspicion | null;
  /** Whether the storage took the last trial or writing; null while nobody tried. */
  readonly kept: boolean | null;
  /** `commit.subject` → what was agreed to with what this tab sent last, also what may not be stored. */
  readonly consents: Readonly<Record<string, HeldConsents>>;
  /** There is a connection, as far as the browser knows. */
  readonly online: boolean;
  /** The page is in view: what is asked every few minutes waits for that. */
  readonly inView: boolean;
  /** Another tab holds the lock. */
  readonly elsewhere: boolean;
  /** Subject of what could not be sent at the last press. */
  readonly notSent: { readonly commit: string; readonly subject: string } | null;
  /** `commit.subject` whose panel gave way to the form in this visit. */
  readonly dismissed: readonly string[];
  /** `commit.subject` that turned out done while its page was not the one that stood. */
  readonly news: readonly string[];
  /** `commit.subject` that another tab sent during this visit. */
  readonly others: readonly string[];
  /** `sequence.step` of a save → what it was sent with the last time. */
  readonly saves: Readonly<Record<string, UnsureSave>>;
  /** Those of them whose end is unknown: one of them may still arrive. */
  readonly unsure: Readonly<Record<string, UnsureSave>>;
  /** What saves of other tabs were sent with whose end nobody knows, when the lock was taken last. */
  readonly unsettled: readonly JsonObject[];
  /** Sequence of a page's entry that was not begun while a commit was open. */
  readonly held: { readonly sequence: string; readonly restoring: boolean } | null;
}

export interface HeldConsents {
  /** Of the entry that it was sent with: of another one, these are not the consents. */
  readonly sentAt: Moment;
  readonly given: readonly ConsentRecord[];
}

export interface CommitChain {
  readonly sequence: string;
  readonly commit: string;
  readonly phase: 'locking' | 'saving' | 'sending';
  /** Subject of the commit, once its call is planned. */
  readonly subject: string | null;
  /** What the ledger will keep of it, as it was on the page at the press: a lookup may be loading by the time it is sent. */
  readonly record: JsonObject;
  /** What was agreed to at the press, also what may not be stored. */
  readonly consents: readonly ConsentRecord[];
  /** Subject that is sent again as it was; null for a whole chain. */
  readonly resend: string | null;
  /** Lookup at which the sequence is taken up; null where it begins. */
  readonly from: string | null;
  /** The page said before that nothing is kept. */
  readonly told: boolean;
  /** The one attempt more after a 401 was made (decision 42). */
  readonly repeated: boolean;
}

export interface CommitFlight {
  /** As it was planned; as it was written once it has left. */
  readonly entry: LedgerEntry;
  /** What the ledger held of the subject before. */
  readonly before: LedgerEntry | null;
  /** Written down: it has left. */
  readonly sent: boolean;
}

export interface CommitWatch {
  readonly commit: string;
  readonly subject: string;
  /** Asks that the schedule has made since the state became what it is. */
  readonly asks: number;
  /** What `watched` was when the state became what it is. */
  readonly since: number;
  /** What `watched` must be for the next ask; null for none. */
  readonly due: number | null;
  /** The ask under way, and which attempt it is about, for so long watched. */
  readonly ask: {
    readonly request: number;
    readonly attempt: number;
    readonly watched: number;
  } | null;
  /** When the last one was made, or tried. */
  readonly askedFrom: Moment | null;
}

export interface CommitSuspicion {
  readonly sequence: string;
  readonly step: string;
  readonly failure: Failure;
  /** In the shape of an entry, with attempt 0: it is in no ledger. */
  readonly entry: LedgerEntry;
}

export interface UnsureSave {
  readonly tie: JsonObject;
  readonly body: Json;
}

/** What can be heard of a commit; the transition table says what follows. */
export const commitHeard = [
  'sent',
  'goodAnswer',
  'notSent',
  'refusal',
  'alreadyDone',
  'lost',
  'patienceOver',
  'cutOff',
  'yes',
  'no',
  'believedNo',
  'noAfterRefusal',
  'askFailed',
  'putAside',
] as const;
export type CommitHeard = (typeof commitHeard)[number];

/** One row of the transition table. */
export interface CommitTransition {
  /** As the design numbers it. */
  readonly row: number;
  readonly from: readonly (CommitState | 'none')[];
  readonly on: CommitHeard;
  /** `same`: the state stays, what is known of it grows. */
  readonly to: CommitState | 'none' | 'same';
}
