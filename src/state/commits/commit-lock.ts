/**
 * Says which tab may send a commit: one at a time in a browser, whatever the commit and its subject,
 * as two quotes of one home have two subjects. It is never taken from a tab that has it.
 */
export interface CommitLock {
  /** Resolves to whether this tab has it. Waits for no other tab. */
  take(): Promise<boolean>;
  /** This tab has it still: asked right before a commit is written down. */
  isMine(): boolean;
  letGo(): void;
  /** No other tab has it, as far as can be told. */
  isFree(): Promise<boolean>;
  /** Resolves once no other tab has it; rejects when the signal aborts. */
  free(signal: AbortSignal): Promise<void>;
}
