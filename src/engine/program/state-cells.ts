import { own } from '../answers/path';
import { getPath, keysOfPath } from '../../rules';
import { inputOf, once, part, under, type Source } from '../graph';
import type {
  CommitsState,
  Draft,
  JourneyState,
  Json,
  JsonObject,
  LedgerEntry,
  Lookup,
  Progress,
  Run,
} from '../model';

type Part<Value> = Source<JourneyState, Value>;

/** What everything starts from: the parts of the state that something can read. */
export interface StateCells {
  readonly today: Part<string>;
  readonly settings: Part<JsonObject>;
  readonly lost: Part<Progress['lost']>;
  readonly leftBehind: Part<Progress['leftBehind']>;
  readonly dialog: Part<Progress['dialog']>;
  readonly stuck: Part<Progress['stuck']>;
  readonly notice: Part<Progress['notice']>;
  /** All that the visit knows of commits. */
  readonly commits: Part<CommitsState>;
  /** What was agreed to at presses of this visit. */
  readonly consents: Part<CommitsState['consents']>;
  /** By name of the commit. */
  readonly ledger: (commit: string) => Part<readonly LedgerEntry[]>;
  /** An answer as it is kept, by its path. */
  readonly raw: (path: string) => Part<Json>;
  /** One that no call of the journey fills is idle for good. */
  readonly lookup: (name: string) => Part<Lookup>;
  /** By `section.field`, with the variant. */
  readonly touched: (key: string) => Part<boolean>;
  /** Names of files: of those that are not stored by `section.field`, of those that another tab took out by path. */
  readonly ofFiles: (
    which: 'sending' | 'unsent' | 'takenOut',
  ) => (key: string) => Part<readonly string[]>;
  readonly draft: (key: string) => Part<Draft | null>;
  /** By step. */
  readonly open: (step: string) => Part<string | null | undefined>;
  readonly reached: (step: string) => Part<string | undefined>;
  readonly refused: (step: string) => Part<boolean>;
  readonly presumed: Part<Progress['presumed']>;
  /** By the mark of a section. */
  readonly visited: (mark: string) => Part<boolean>;
  /** By the mark of a section. */
  readonly entered: (mark: string) => Part<boolean>;
  /** By sequence. */
  readonly run: (sequence: string) => Part<Run | null>;
}

const noEntries: readonly LedgerEntry[] = [];
const none: readonly string[] = [];
const idle: Lookup = { status: 'idle' };

export function stateCells(): StateCells {
  const whole = inputOf<JourneyState>();
  const commits = part(whole, 'commits');
  const progress = part(whole, 'progress');
  /** What stands under a name of one of the state's records, or something else for nothing. */
  const named = <Value, Other>(
    record: Part<Readonly<Record<string, Value>>>,
    nothing: Other,
  ): ((name: string) => Part<Value | Other>) =>
    once((name: string) =>
      under(record, name, (all) => {
        const found = own(all, name);
        return found === undefined ? nothing : found;
      }),
    );
  return {
    today: part(whole, 'today'),
    settings: part(whole, 'settings'),
    lost: part(progress, 'lost'),
    leftBehind: part(progress, 'leftBehind'),
    dialog: part(progress, 'dialog'),
    stuck: part(progress, 'stuck'),
    notice: part(progress, 'notice'),
    commits,
    consents: part(commits, 'consents'),
    ledger: named(part(commits, 'ledger'), noEntries),
    raw: once((path: string) =>
      keysOfPath(path).reduce<Part<Json>>(
        (from, key) => under(from, key, getPath),
        part(whole, 'answers'),
      ),
    ),
    lookup: named(part(whole, 'lookups'), idle),
    touched: named(part(progress, 'touched'), false),
    ofFiles: once((which) => named(part(progress, which), none)),
    draft: named(part(progress, 'drafts'), null),
    open: named(part(progress, 'open'), undefined),
    reached: named(part(progress, 'reached'), undefined),
    presumed: part(progress, 'presumed'),
    refused: named(part(progress, 'refused'), false),
    visited: named(part(progress, 'visited'), false),
    entered: named(part(progress, 'entered'), false),
    run: named(part(progress, 'runs'), null),
  };
}
