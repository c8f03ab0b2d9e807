import type { CommitsState } from './commits-state';
import type { Json, JsonObject } from '../../rules';

/** All that a journey knows at one moment. Plain data: it can be stored, sent and compared. */
export interface JourneyState {
  readonly answers: JsonObject;
  readonly lookups: Readonly<Record<string, Lookup>>;
  readonly settings: JsonObject;
  /** yyyy-mm-dd. Given from outside: the engine has no clock. */
  readonly today: string;
  readonly progress: Progress;
  /** What is known of calls that must do their work once. */
  readonly commits: CommitsState;
}

export type Lookup =
  | { readonly status: 'idle' }
  | (LookupCall & { readonly status: 'loading' })
  | (LookupCall & { readonly status: 'ready'; readonly data: Json })
  | (LookupCall & { readonly status: 'failed'; readonly failure: Failure });

interface LookupCall {
  /** Number of the planned call; an answer that carries another number is stale. */
  readonly request: number;
  readonly call: string;
  readonly with: JsonObject;
  /** Repeated to restore a page: fires no reaction. */
  readonly restoring: boolean;
}

/** A call that did not end well. Not the person's fault, and never an answer. */
export interface Failure {
  /** notSent: it never left; believed without asking. */
  readonly kind: 'http' | 'timeout' | 'network' | 'malformed' | 'notSent';
  /** HTTP status; 0 where there was no answer. */
  readonly status: number;
  /** What the server said, if it said anything that can be shown. */
  readonly message: string | null;
}

export interface Progress {
  readonly step: string | null;
  readonly parameters: Readonly<Record<string, string>>;
  /** Number of the last planned call. */
  readonly requests: number;
  /** `section.field`, with the variant (`section@variant.field`) → shows its errors. */
  readonly touched: Readonly<Record<string, true>>;
  /** step → section that the person is in; absent when it follows from the verdicts. */
  readonly open: Readonly<Record<string, string | null>>;
  /** step → furthest section that the person has reached. */
  readonly reached: Readonly<Record<string, string>>;
  /** Paths of answers that nobody has answered or confirmed (P25). */
  readonly presumed: Readonly<Record<string, true>>;
  /** Sections and variants that must be visited, and that somebody has gone on from (P27). */
  readonly visited: Readonly<Record<string, true>>;
  /** `section.field` → names of files that were chosen there and are not stored (Z53). */
  readonly sending: Readonly<Record<string, readonly string[]>>;
  /** The same of before a reload: they are lost (Z57). */
  readonly unsent: Readonly<Record<string, readonly string[]>>;
  /** Files that were taken out and that the partner may have still, in that order (Z59). */
  readonly letGo: readonly LetGo[];
  /** `section.field` of a list → its open draft. */
  readonly drafts: Readonly<Record<string, Draft>>;
  /** The dialog that is open. */
  readonly dialog: OpenDialog | null;
  /** Sections and variants whose `entered` reactions have fired in this visit. */
  readonly entered: Readonly<Record<string, true>>;
  /** Sections and variants that have opened in this visit. */
  readonly opened: Readonly<Record<string, true>>;
  /** Id of a consent → what was given for it last. */
  readonly consents: Readonly<Record<string, ConsentNote>>;
  /** step → submit was pressed while something was missing: the error summary stands. */
  readonly refused: Readonly<Record<string, true>>;
  /** Sequences by name. */
  readonly runs: Readonly<Record<string, Run>>;
  /** Lookups to load again after a reload, in order. */
  readonly restore: readonly {
    readonly as: string;
    readonly call: string;
    readonly with: JsonObject;
    /** It had been answered before: loading it again fires no reaction. */
    readonly settled: boolean;
  }[];
  /** `section.field` of what was answered before a reload and may not be stored; `section.` of what is medical. */
  readonly lost: readonly string[];
  /**
   * What was kept on the device and could not be taken up: `some` of it has no place here any more,
   * or `all` of it, as it is too old or broken. Said once, until it is dismissed.
   */
  readonly leftBehind: LeftBehind | null;
  /**
   * What was still to be heard when changes had set each other off for too long and were stopped: answer
   * paths and `lookups.x`. The rest of what they ask for was dropped, so answers may be wrong. It stands
   * for the rest of the visit; null while all is well (X7).
   */
  readonly stuck: readonly string[] | null;
  /** One line that says why the person was sent to this step. */
  readonly notice: { readonly step: string; readonly text: string } | null;
  /** The failure that led to the error page, and the step that it happened in. */
  readonly fault: {
    readonly step: string;
    readonly parameters: Readonly<Record<string, string>>;
    readonly failure: Failure;
  } | null;
}

/** A file that the partner has stored; the bytes are the partner's alone. */
export interface StoredFile extends JsonObject {
  readonly id: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly type: string;
}

/** A file that is in no answer any more. */
export interface LetGo {
  /** Where it was kept. */
  readonly path: string;
  readonly id: string;
  /** Number of the call that tells the partner; null while none is on its way. */
  readonly request: number | null;
}

/** What a consent was given for. */
export interface ConsentNote extends JsonObject {
  readonly version: number;
  /** Milliseconds since 1970, by the clock of the device; null where no person gave it. */
  readonly at: number | null;
  /** What was answered: a note of another answer than there is now says nothing. */
  readonly answer: Json;
}

export type LeftBehind = 'some' | 'all';

export interface Draft {
  /** Of the item that is being changed; null for a new one. */
  readonly index: number | null;
  /** A person has answered something in it. */
  readonly answered: boolean;
  /** A new item whose section is still to open. */
  readonly opens?: true;
  /** Answer path → what it was begun with, or opened with since: nobody would miss that (I6). */
  readonly begun: JsonObject;
}

export interface OpenDialog {
  readonly section: string;
  /** Question that the person is at; null when it is not paged. */
  readonly field: string | null;
  /** Lookups that it waits for before it closes; null while it is not ended. */
  readonly completing: readonly string[] | null;
}

export interface Run {
  readonly status: 'running' | 'failed' | 'done';
  /** sequence step → how far it is. */
  readonly steps: Readonly<Record<string, RunStepStatus>>;
  /** sequence step → number of its call in flight. */
  readonly requests: Readonly<Record<string, number>>;
  readonly marker: string | null;
  readonly message: string | null;
  /** What it was asked with, read by its calls as `with.x`. */
  readonly with: JsonObject;
  readonly restoring: boolean;
  /** A save of before may arrive late with other values, read by its steps as `run.unsure`. */
  readonly unsure: boolean;
  /** A screen asked for it: it is given up as the step is left (Q10). */
  readonly asked?: true;
}
export type RunStepStatus = 'waiting' | 'running' | 'done' | 'skipped' | 'failed';
