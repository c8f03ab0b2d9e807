type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 429 | 500 | 503;

/** Ends an operation with a status and words that may be shown to the household. */
export class Refusal extends Error {
  readonly status: RefusalStatus;
  /** Seconds after which it may be tried again; null where it does not say. */
  readonly retryAfter: number | null;

  constructor(status: RefusalStatus, message: string, retryAfter: number | null = null) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.retryAfter = retryAfter;
  }
}
