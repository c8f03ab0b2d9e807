export type RefusalStatus = 400 | 401 | 404 | 409 | 500 | 503;

/** Ends an operation with a status and words that may be shown to the household. */
export class Refusal extends Error {
  readonly status: RefusalStatus;

  constructor(status: RefusalStatus, message: string) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
  }
}
