import type { Failure } from './failure';
import type { Json } from './json';

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

export type CallResult =
  { readonly ok: true; readonly answer: Json } | { readonly ok: false; readonly failure: Failure };
