import type { OutlineItem } from '../model';

/** Where a section stands on the page, or null while it is not on it. */
export interface Place {
  readonly status: 'open' | 'folded';
  readonly number: number;
}

/** Which sections are on the page: see `step-layout.ts`. */
export interface Layout {
  readonly open: string | null;
  readonly places: Readonly<Record<string, Place>>;
  readonly outline: readonly OutlineItem[];
  /** More than the first section has been reached. */
  readonly begun: boolean;
  /** Every section has been reached: what is valid may be submitted. */
  readonly complete: boolean;
}
