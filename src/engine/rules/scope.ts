import type { Json, JsonObject, Lookup, RuleObserver } from '../model';

/** What a rule can read. json-logic-js hands it to every operator as `this`. */
export interface Scope {
  /** Value at a declared path; null where there is none. */
  read(path: string): Json;
  status(lookup: string): Lookup['status'];
  /** yyyy-mm-dd. */
  readonly today: string;
  /** Hears of every rule that is evaluated in this scope. */
  readonly observe?: RuleObserver | undefined;
}

/** Roots that exist for one evaluation only: `with`, `answer`, `failure`, `item`. */
export type LocalRoots = JsonObject;
