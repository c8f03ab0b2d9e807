/** Plain data, as JSON.parse yields it. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

/** Method and path of one operation, as the contract writes them. */
export interface Operation {
  readonly method: string;
  readonly path: string;
}

/**
 * Generated from the contract; `errors` holds what was wrong with the last value. Takes out of the
 * answer what the contract does not know.
 */
export interface AnswerValidator {
  (answer: unknown): boolean;
  readonly errors?: readonly AnswerViolation[] | null;
}

/** One place at which an answer breaks the contract; never what stood there. */
export interface AnswerViolation {
  /** JSON pointer into the answer. */
  readonly instancePath: string;
  /** JSON Schema keyword that does not hold. */
  readonly keyword: string;
}

/** How the bearer token of all other calls is had. */
export interface TokenSource {
  /** operationId of the contract; the only one whose answer the client reads itself. */
  readonly operation: string;
  /** Key of its body that carries the visitor's id; null sends no body. */
  readonly visitor: string | null;
  /** Key of its answer that holds the token. */
  readonly answer: string;
}

/** One call of the contract, as data. */
export interface ApiCall {
  /** operationId of the contract. */
  readonly operation: string;
  /** Values of the {placeholders} in the path. */
  readonly path: Readonly<Record<string, Json>>;
  /** null is left out, a list repeats its key, an object gives each of its keys. */
  readonly query: Readonly<Record<string, Json>>;
  /** null sends none. */
  readonly body: Json;
}

/** `answer` has the shape that the contract gives the operation. */
export type CallResult =
  | { readonly ok: true; readonly answer: Json }
  | { readonly ok: false; readonly failure: Failure };

/** How one call is to be made. */
export interface CallOptions {
  /** Makes this one request, in place of the client's own. */
  readonly fetch?: (address: string, init: RequestInit) => Promise<Response>;
  /** Milliseconds until it is given up, loading what checks its answer included; the client's own when left out. */
  readonly within?: number;
  /**
   * It must do its work once: not sent again after a 401, kept alive when the page goes, and beyond
   * the reach of its signal once it has left. After `prepare` it leaves within the same turn.
   */
  readonly once?: boolean;
}

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
