import type { Source } from './source';
import type { Random } from './random';

/** One slip as somebody could make it, in one configuration that was right before. */
export interface Fault {
  readonly id: string;
  readonly class: string;
  readonly group: FaultGroup;
  readonly description: string;
  /** Where the slip is. */
  readonly file: string;
  /** Other files where a finding is as right, and words by which a finding elsewhere may name the slip. */
  readonly names: readonly string[];
  /** Path → new text, or null for a file that is gone. */
  readonly edits: Readonly<Record<string, string | null>>;
}

/** What must be found without exception, and the rest. */
export type FaultGroup = 'syntax' | 'dangling' | 'unmapped' | 'other';

export type Candidate = Pick<Fault, 'description' | 'file' | 'edits'> &
  Partial<Pick<Fault, 'names'>>;

export interface FaultClass {
  readonly name: string;
  readonly group: FaultGroup;
  /** Every place where this slip can be made. */
  readonly candidates: (source: Source, random: Random) => readonly Candidate[];
}
