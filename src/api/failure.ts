/** A call that did not end well. Not the person's fault, and never an answer. */
export interface Failure {
  /**
   * malformed: there was an answer, but it is no JSON or breaks the contract.
   * notSent: `fetch` was never called, so the server knows nothing of it.
   */
  readonly kind: 'http' | 'timeout' | 'network' | 'malformed' | 'notSent';
  /** HTTP status; 0 where there was no answer. */
  readonly status: number;
  /** What the server said, if it said anything that can be shown. */
  readonly message: string | null;
}
