import type { DiagnosticCode } from '../../../src/compiler';
import type { ProofCode } from '../../../src/prover';

/** What `journey explain` says of a code. */
export interface Explanation {
  /** What the code means, in a sentence or two. */
  readonly means: string;
  /** Why it is refused: what would happen to a household otherwise. */
  readonly why: string;
  readonly example: Example;
}

export type Explanations = Readonly<Partial<Record<DiagnosticCode, Explanation>>>;
export type ProofExplanations = Readonly<Partial<Record<ProofCode, Explanation>>>;

/**
 * One slip and the same put right, as a piece of a small parking permit. A test puts each into that
 * journey (src/compiler/fixtures) and holds the compiler to what is said here.
 */
export interface Example {
  /** It is a piece of the permit that is paid for, which has a commit. */
  readonly pays?: true;
  readonly file: string;
  /** Where the piece stands in the file; empty for the whole file. */
  readonly at: readonly (string | number)[];
  /** The piece as it is written: a key with its value, or an item of a list. null: it is not there. */
  readonly wrong: string | null;
  readonly right: string;
  /** The file that is right, when it is another. */
  readonly rightFile?: string;
  /** Its place there, when it is another. */
  readonly rightAt?: readonly (string | number)[];
  /** What the journey has besides, so that the example can be: file → text. */
  readonly beside?: Readonly<Record<string, string>>;
}
