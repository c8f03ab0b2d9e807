/** One line of an explanation, as the command line prints it and the page draws it. */
export interface Line {
  /** Levels that it stands in from the left. */
  readonly indent: number;
  /** yes and no of what it says; null where there is none. */
  readonly mark: 'yes' | 'no' | 'skipped' | null;
  readonly text: string;
  /** Values that it turned on. */
  readonly values: string;
  /** file:line:column and clauses; empty where nothing is written. */
  readonly where: string;
  readonly strong: boolean;
}
