import type { Json } from '../engine';
import type { Origin } from '../journey';

export type TargetKind =
  | 'step'
  | 'section'
  | 'field'
  | 'action'
  | 'content'
  | 'call'
  | 'sequence'
  | 'commit'
  | 'fact';

/** Why something is as it is, as data: the same for the command line and the page. */
export interface Explanation {
  readonly kind: TargetKind;
  /** As it is asked for: `street.days`. */
  readonly name: string;
  /** What people call it; empty where it has no name for people. */
  readonly title: string;
  readonly origin: Origin | null;
  readonly findings: readonly Finding[];
  /** Every fact that a rule read, by name: explained once, however many read it. */
  readonly facts: Readonly<Record<string, FactTrace>>;
}

export interface FactTrace {
  readonly value: Json;
  readonly origin: Origin | null;
  readonly rule: Trace;
}

/** One thing that is so or not, and what it follows from. */
export interface Finding {
  /** shown, required, error … */
  readonly about: string;
  /** null where there is no yes or no. */
  readonly holds: boolean | null;
  /** In one line, with the reason. */
  readonly says: string;
  readonly origin: Origin | null;
  /** The rule that says so; null where none is written. */
  readonly rule: Trace | null;
  readonly beneath: readonly Finding[];
}

/** A rule with what it came to, piece by piece. */
export interface Trace {
  readonly kind: 'all' | 'any' | 'none' | 'choice' | 'leaf';
  readonly words: string;
  /** null, too, for a piece that was not looked at. */
  readonly value: Json;
  /** skipped: an earlier piece had settled it. unknown: it reads what exists only during a call. */
  readonly state: 'counted' | 'skipped' | 'unknown';
  /** Of a piece of a choice: what it is asked as. */
  readonly role: 'if' | 'then' | 'else' | null;
  /** What a leaf read. */
  readonly reads: readonly Read[];
  readonly parts: readonly Trace[];
  readonly origin: Origin | null;
}

export interface Read {
  readonly path: string;
  readonly value: Json;
  /** The value in words, with the label of a chosen option. */
  readonly words: string;
}
