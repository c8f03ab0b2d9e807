import type { Rule } from '../../rules';

/** What must hold of a journey whatever else is changed in it, and what is meant so though it looks wrong. */
export interface Policies {
  readonly order: readonly OrderPolicy[];
  readonly accepted: readonly AcceptedPolicy[];
  readonly once: readonly OncePolicy[];
  readonly off: readonly Suppression[];
}

/** For whomever one of `then` is called in a sequence, `first` was called before it and went well. */
export interface OrderPolicy {
  readonly sequence: string;
  readonly first: string;
  readonly then: readonly string[];
  /** `first` need not be called for all of them. */
  readonly mayBeLeftOut: boolean;
  readonly because: string;
}

/** An answer that whoever is asked for the rest of its sheet must accept, in every variant. */
export interface AcceptedPolicy {
  readonly answer: string;
  readonly when: Rule;
  readonly because: string;
}

/** An operation that only a commit may call. */
export interface OncePolicy {
  readonly operation: string;
  readonly because: string;
}

/** A finding that is meant so. */
export interface Suppression {
  readonly code: string;
  readonly file: string;
  /** JSON pointer that the place of the finding begins with; empty for anywhere in the file. */
  readonly at: string;
  readonly because: string;
}
