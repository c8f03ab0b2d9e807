/** Where answers come to in a configuration, by its own marks. Never part of what a household loads. */
export interface DataFlow {
  /** What is marked `sensitive`: answers by path, `lookups.x` and keys of these → the kind that is said. */
  kinds(): ReadonlyMap<string, string>;
  /**
   * What a path tells of where a rule reads it: answers, and lookups that are sensitive, each once.
   * `call`: the call that reads it, which knows `with` and `commit`; null for any other place.
   */
  behind(path: string, call: string | null): readonly Trail[];
}

/** One way in which an answer gets to where it is read. */
export interface Trail {
  /** Path of an answer, or of a lookup. */
  readonly source: string;
  /** What it passes through, e.g. `facts.x`, in order; nothing for what is read itself. */
  readonly via: readonly string[];
  /** It is handed on as it is. Otherwise some rule works with it, or decides by it. */
  readonly isWhole: boolean;
}
