import type { Action, CommitState } from '../vocabulary';

/** Seconds of the run's own time, whatever the clocks of the tabs say. */
export type Seconds = number;
/** What a household gave, section by section: compared, never looked into. */
export type Sections = Readonly<Record<string, unknown>>;

/** What a plan is called and costs, as its key says. */
export interface Plan {
  readonly supplierName: string;
  readonly planName: string;
  readonly annual: number;
}

/** A row of the partner's own database: the truth. */
export interface Switch extends Plan {
  readonly subject: string;
  readonly tie: string;
  readonly home: string;
  readonly references: readonly string[];
  readonly at: Seconds;
  /** The commit that did it. */
  readonly commit: string;
  /** What was saved under its key when it was made. */
  readonly sections: Sections;
  /** Made on another device: nothing here can know of it but by asking. */
  readonly elsewhere?: true;
}

/** An entry of the ledger at one moment. */
export interface Entry {
  readonly subject: string;
  readonly state: CommitState;
  readonly ties: readonly string[];
  readonly attempt: number;
  readonly sentAt: Seconds;
}

/** One request for a commit: one call of fetch, or one that was written down and never left. */
export interface Commit extends Plan {
  readonly id: string;
  readonly subject: string;
  readonly tie: string;
  readonly home: string;
  /** The tab that sent it, and which load of its page. */
  readonly tab: string;
  readonly load: string;
  readonly beganAt: Seconds;
  /** Null: it never left. */
  readonly leftAt: Seconds | null;
  /** It is known that fetch was not called. False when the page died between entry and request. */
  readonly notSent: boolean;
  /** From then on it can do no more work; null: it still may. */
  readonly endedAt: Seconds | null;
  /** How often the partner received it, and how many of these the run ordered to be doubled. */
  readonly receipts: number;
  readonly duplicates: number;
  /** Its entry in the storage (or, with a storage that fails, in memory) when it left. */
  readonly ledger: Entry | null;
  /** What was on the page at the press that it comes from; of a resend: at the first one. */
  readonly page: Sections;
  /** The answer as its tab received it. */
  readonly answer: {
    readonly at: Seconds;
    readonly status: number;
    readonly references: readonly string[];
    /** The page that sent it was still there to receive it. */
    readonly senderLived: boolean;
  } | null;
}

export interface Ask {
  readonly subject: string;
  readonly askedAt: Seconds;
  readonly answeredAt: Seconds;
  readonly answer: 'yes' | 'no' | 'failed';
}

/** A text on a page with what it names; what it does not name is left out. */
export interface Shown {
  /** A `TextId`; any other is a failure. */
  readonly id: string;
  readonly subject?: string;
  readonly supplierName?: string;
  readonly planName?: string;
  readonly annual?: number;
  readonly references?: readonly string[];
  readonly sentAt?: Seconds;
  readonly askedAt?: Seconds;
}

export interface Press {
  readonly action: Action;
  readonly at: Seconds;
  /** Subjects that were open in the storage at that moment, without what this press put aside. */
  readonly openThen: readonly string[];
  /** The commits that left because of it. */
  readonly sent: readonly string[];
}

export interface Tab {
  readonly id: string;
  /** The subject that its page is about. */
  readonly subject: string | null;
  /** Nothing runs and nothing is on its way to it (other tabs' writes have arrived). */
  readonly atRest: boolean;
  readonly online: boolean;
  /** Until when it held the lock or ran a chain; null: never. A time to come: still. */
  readonly busyUntil: Seconds | null;
  /** Its page is one on which the panel of a commit stands (details, completion). */
  readonly atPanel: boolean;
  /** Stands on the error page, where the answer to a commit or to its question led it. */
  readonly isRouted: boolean;
  /** Open entries that it has heard of, without those that a tick may put aside by now. */
  readonly heardOpen: readonly string[];
  readonly texts: readonly Shown[];
  readonly offers: readonly Action[];
  readonly presses: readonly Press[];
}

export interface Clearing {
  readonly at: Seconds;
  readonly how: 'all' | 'keepNumber';
  /** Words given before it and not again since; of `keepNumber` without the number itself. */
  readonly canaries: readonly string[];
}

/** Everything that is so at one moment of a run. */
export interface World {
  readonly now: Seconds;
  readonly settlesWithin: Seconds;
  readonly within: Seconds;
  /** Statuses that are a refusal. */
  readonly refuses: readonly number[];
  readonly switches: readonly Switch[];
  readonly commits: readonly Commit[];
  readonly asks: readonly Ask[];
  /** The ledger as it stands in the storage. */
  readonly ledger: readonly Entry[];
  /** Every item of the storage, as text. */
  readonly storage: Readonly<Record<string, string>>;
  /** The storage was emptied, full or denied at some time. */
  readonly storageLost: boolean;
  /** The device's clock jumped by days at some time: what is kept for 30 days may be gone. */
  readonly daysJumped: boolean;
  readonly tabs: readonly Tab[];
  /** Homes for which a warning was ticked, once a tick; putting aside counts. */
  readonly again: readonly string[];
  readonly clearings: readonly Clearing[];
  /** The run ordered delays longer than `settlesWithin`. */
  readonly beyondAssumption: boolean;
  /** So long there were no faults and one tab was open and in view. */
  readonly calmFor: Seconds;
}
