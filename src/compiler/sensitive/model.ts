import type { DiagnosticCode } from '../diagnostic';
import type { Sensitivity } from '../language/section-source';
import type { Spot } from './spot';

/** What kind of sensitive an answer is. That a medical question was answered at all is medical. */
export type Kind = Sensitivity;

/**
 * What a value can rest in, by name: an answer at its path, `facts.<name>`, `lookups.<name>`,
 * a key of that, `status:<lookup>`, `commits.<name>.record.<key>`, `with:<call>.<key>`.
 */
export type Node = string;

/** Something that must hold, or happen, for a thing to be done. */
export interface Condition {
  readonly nodes: readonly Node[];
  readonly at: Spot;
  /** It is an event: that it happens tells something of medical answers alone. */
  readonly event: boolean;
}

/**
 * How a value comes from one node to another.
 * `value`: it follows from it. `told`: it is the answer of a call to which it was sent.
 * `control`: it is set, called or cleared only when a rule over it holds.
 */
export interface Edge {
  readonly to: Node;
  readonly how: 'value' | 'told' | 'control';
  readonly from: readonly Condition[];
  /** Where it is set, called or cleared, in words: `set in steps/one/about.json`. */
  readonly words: string;
  /** Only what tells of this node comes this way; all when absent. */
  readonly only?: Node;
  /** Of what a call is given: where it is given. */
  readonly given?: Spot;
}

/** An answer that is asked for only when, at each question for it, one of these holds. */
export interface Gate {
  readonly to: Node;
  readonly questions: readonly (readonly Condition[])[];
}

/** A place that a sensitive answer must not reach. */
export interface Sink {
  readonly code: DiagnosticCode;
  readonly at: Spot;
  /** `value`: what is read must not follow from it. `control`: no such rule may decide here. */
  readonly through: 'value' | 'control';
  readonly from: readonly Condition[];
  /** Why it may be here all the same, as its `because` says: it must be needed, then. */
  readonly excepted: boolean;
  /** Answers of these kinds alone count; all when absent. */
  readonly kinds?: readonly Kind[];
}

/** All of a journey that has to do with where its answers go. */
export interface Flow {
  /** Sensitive nodes; the medical kind wins where two are said. */
  readonly declared: ReadonlyMap<Node, Kind>;
  readonly edges: readonly Edge[];
  readonly gates: readonly Gate[];
  readonly sinks: readonly Sink[];
}

/** What was found, as data: the caller knows lines and columns. */
export interface Leak {
  readonly code: DiagnosticCode;
  readonly file: string;
  readonly pointer: string;
  readonly message: string;
  readonly help: string;
  /** The sensitive nodes that reach the place, sorted; none for an exception that nothing needs. */
  readonly answers: readonly Node[];
}
