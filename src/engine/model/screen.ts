import type { BadgeTone, CompiledFilter } from '../../journey';
import type { Json, JsonObject } from '../../rules';
import type { Text } from './text';

/** What somebody chose on a screen, by name; what is not there is as the screen begins. */
export interface ScreenChoice {
  /** Chosen value of each filter; of boxes, those that are ticked. */
  readonly filters?: Readonly<Record<string, string | readonly string[]>>;
  readonly order?: string | null;
  /** Names of items that are picked out, to be looked at together. */
  readonly picked?: readonly string[];
}

export interface ScreenView {
  /** Those that stay, in order; `Engine.item` says what is shown of one. */
  readonly items: readonly JsonObject[];
  /** Before filtering. */
  readonly total: number;
  readonly first: number | null;
  readonly order: string | null;
  readonly orders: readonly { readonly id: string; readonly label: Text }[];
  readonly filters: readonly FilterView[];
  readonly cards: readonly CardView[];
  readonly counts: Readonly<Record<string, number>>;
  /** Those that would show anything. */
  readonly offers: readonly OfferView[];
  readonly tables: readonly TableView[];
}

export interface CardView {
  readonly id: string;
  readonly after: number;
  readonly offer?: CardOfferView;
}

export interface CardOfferView {
  readonly before: Text;
  readonly title: Text;
  readonly text: Text;
  readonly note: Text;
  readonly button: { readonly label: Text; readonly goTo: string } | null;
}

export interface ItemView {
  /** Stable name. */
  readonly key: string;
  readonly item: JsonObject;
  readonly values: Readonly<Record<string, Json>>;
  readonly badges: readonly BadgeView[];
  /** Badges shown at first; null for all. */
  readonly badgesFirst: number | null;
  readonly details: readonly string[];
  readonly detailsFirst: number;
  readonly actions: readonly ItemActionView[];
}

export interface BadgeView {
  readonly id: string;
  readonly text: Text;
  readonly hint: Text;
  readonly icon: string | null;
  readonly tone: BadgeTone;
}

export interface ItemActionView {
  readonly id: string;
  readonly label: Text;
  readonly sequence: string;
  readonly with: JsonObject;
}

export interface OfferView {
  readonly id: string;
  readonly filter: string;
  readonly value: string;
  /** Better items that are hidden. */
  readonly count: number;
}

export interface FilterView {
  readonly id: string;
  readonly label: Text;
  readonly as: CompiledFilter['as'];
  readonly chosen: readonly string[];
  /** As the screen begins. */
  readonly initial: readonly string[];
  readonly options: readonly FilterOptionView[];
  readonly others: Text;
}

export interface FilterOptionView {
  readonly value: string;
  readonly label: Text;
  /** Stands by itself; else it is one of the list of others. */
  readonly always: boolean;
  /** Items that would be left with it and the other filters. */
  readonly count: number;
}

export interface TableView {
  readonly id: string;
  readonly title: Text;
  readonly lead: Text;
  readonly columns: readonly { readonly id: string; readonly title: Text }[];
  readonly groups: readonly {
    readonly id: string;
    readonly title: Text;
    readonly first: number | null;
    readonly rows: readonly TableRowView[];
  }[];
}

export interface TableRowView {
  readonly label: Text;
  readonly hint: Text;
  /** By column; empty where its item says nothing. */
  readonly cells: readonly Text[];
  /** By column: a line under its cell. */
  readonly notes: readonly Text[];
  /** By column: its numbers by name; none where its cell is empty. */
  readonly figures: readonly Readonly<Record<string, number>>[];
  /** By column: whether its figures add up to least, and another's to more. */
  readonly lowest: readonly boolean[];
  /** Whether the figures are drawn. */
  readonly bar: boolean;
}

/** A screen with nothing chosen, and its first item: the one thing that it is about. */
export interface Look {
  readonly shown: ScreenView | null;
  readonly item: ItemView | null;
}
