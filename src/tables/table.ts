/** A decision table as data: every format draws the same. */
export interface Table {
  readonly title: string;
  /** What its cells mean, and what its columns stand for. */
  readonly notes: readonly string[];
  /** Head of the first column. */
  readonly corner: string;
  readonly columns: readonly Column[];
  readonly groups: readonly Group[];
}

export interface Column {
  readonly title: string;
  /** Beneath the title, e.g. the ids that it stands for. */
  readonly note: string;
}

/** Rows that belong together. */
export interface Group {
  readonly title: string;
  readonly rows: readonly Row[];
}

export interface Row {
  readonly title: string;
  /** As the configuration names it. */
  readonly name: string;
  readonly cells: readonly Cell[];
}

export interface Cell {
  readonly kind: 'always' | 'never' | 'when' | 'absent';
  readonly text: string;
}
