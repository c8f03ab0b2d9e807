import type { CommitEffect, CommitSending } from './ledger';
import type { Json } from '../../rules';

/** What is to be done outside, as data. The engine plans it, a saga does it. */
export type Effect =
  | CallEffect
  | CommitEffect
  /** The call under this number is no longer wanted. */
  | { readonly type: 'abort'; readonly request: number }
  | {
      readonly type: 'navigate';
      readonly step: string;
      readonly parameters: Readonly<Record<string, string>>;
    }
  /** The person is sent to another site. Whoever does it checks the address again. */
  | { readonly type: 'leave'; readonly address: string }
  /** A fault of the journey, to be reported to whoever looks after it. It names paths, and no answer. */
  | { readonly type: 'report'; readonly fault: string };

export interface CallEffect {
  readonly type: 'call';
  readonly request: number;
  readonly operation: string;
  readonly path: Readonly<Record<string, Json>>;
  readonly query: Readonly<Record<string, Json>>;
  readonly body: Json;
  /** Nobody waits for the answer: no event follows. */
  readonly silent: boolean;
  /** Seconds until it is given up; null is the client's own. */
  readonly within: number | null;
  /** Written into the ledger and read back before it leaves, then never aborted; null for a call that is no commit. */
  readonly commit: CommitSending | null;
}
