import type { Json, Rule } from '../../rules';

/** What decision tables are laid out by. Never part of what a household loads. */
export interface TablesSpec {
  /** Path whose values are the columns. */
  readonly by: string;
  readonly columns: readonly { readonly value: Json; readonly title: string }[];
  /** Taken for granted in every column. */
  readonly given: Rule;
}
