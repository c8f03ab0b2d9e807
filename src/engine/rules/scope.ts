import type { Json, JsonObject, Lookup } from '../model';

/** What a rule can read. json-logic-js hands it to every operator as `this`. */
export interface Scope {
  /** Value at a declared path; null where there is none. */
  readonly read: (path: string) => Json;
  readonly status: (lookup: string) => Lookup['status'];
  /** yyyy-mm-dd. */
  readonly today: string;
}

/** Roots that exist for one evaluation only: `with`, `answer`, `failure`, `item`. */
export type LocalRoots = JsonObject;
