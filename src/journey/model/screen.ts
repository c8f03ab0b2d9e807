import type { Json, Rule } from '../../rules';
import type { CompiledText, CompiledTextCase } from './text';

/** What a display screen shows of its items, each part with its rule over `item`. */
export interface CompiledScreen {
  readonly id: string;
  /** Where the items are: a list, or one object. */
  readonly from: { readonly path: string; readonly each: boolean };
  /** Keys of an item that tell it from the others. */
  readonly key: readonly string[];
  /** Items shown at first; null for all. */
  readonly first: number | null;
  /** Figures of an item by name, for the component that draws it. */
  readonly values: Readonly<Record<string, Rule>>;
  readonly badges: CompiledBadges;
  /** Lines of an item, read from it. */
  readonly details: { readonly key: string; readonly first: number } | null;
  /** The first is what the list begins with. */
  readonly orders: readonly CompiledOrder[];
  readonly filters: readonly CompiledFilter[];
  readonly actions: readonly CompiledItemAction[];
  readonly cards: readonly CompiledCard[];
  /** How many of the items that are shown a rule holds of, by name. */
  readonly counts: Readonly<Record<string, Rule>>;
  readonly offers: readonly CompiledOffer[];
  readonly tables: readonly CompiledTable[];
}

export interface CompiledBadges {
  /** Badges shown at first; null for all. */
  readonly first: number | null;
  readonly each: readonly CompiledBadge[];
}

export type BadgeTone = 'fact' | 'good' | 'info' | 'warn';

export interface CompiledBadge {
  readonly id: string;
  readonly text: CompiledText;
  readonly hint: CompiledText;
  readonly icon: string | null;
  readonly tone: BadgeTone;
  /** Lines of an item that say nothing more than the badge. */
  readonly says: readonly string[];
  readonly when: Rule;
}

export interface CompiledOrder {
  readonly id: string;
  readonly label: CompiledText;
  /** Number or text of an item. */
  readonly by: Rule;
  readonly descending: boolean;
}

export interface CompiledFilter {
  readonly id: string;
  readonly label: CompiledText;
  readonly as: 'radios' | 'select' | 'boxes';
  /** Value that it begins with, as a rule; boxes begin with none. */
  readonly initial: Rule;
  readonly options: readonly CompiledFilterOption[];
  /** Boxes made of what the items hold: keys of value and label. */
  readonly of: { readonly value: string; readonly label: string } | null;
  /** Boxes that always stand, also of what no item has; the others are chosen from a list. */
  readonly always: readonly CompiledBox[];
  /** Words of that list. */
  readonly others: CompiledText;
  /** Words of a box that is ticked and that nothing gives words; empty: its value. */
  readonly notListed: CompiledText;
}

export interface CompiledBox {
  readonly value: Json;
  /** Its words where no item has the value; an item's own go before. */
  readonly label: CompiledText;
}

export interface CompiledFilterOption {
  readonly value: string;
  readonly label: CompiledText;
  /** Items that stay while it is chosen. */
  readonly keep: Rule;
}

/** A button at an item; what it does is a sequence. */
export interface CompiledItemAction {
  readonly id: string;
  readonly label: CompiledText;
  readonly when: Rule;
  readonly sequence: string;
  readonly with: Readonly<Record<string, Rule>>;
}

/** A card between the items, drawn by a component of that name. */
export interface CompiledCard {
  readonly id: string;
  readonly when: Rule;
  /** Items before it. */
  readonly after: number;
  /** Words on it; left out where its component has its own. */
  readonly offer?: CompiledCardOffer;
}

/** What a card offers. */
export interface CompiledCardOffer {
  /** A line above the title. */
  readonly before: CompiledText;
  readonly title: CompiledText;
  readonly text: CompiledText;
  /** Below the card: what the offer does not say. */
  readonly note: CompiledText;
  readonly button: { readonly label: CompiledText; readonly goTo: string } | null;
}

/** Better items that a filter hides: those that one of its other values would show. */
export interface CompiledOffer {
  readonly id: string;
  readonly filter: string;
  readonly value: string;
  /** Number of an item; it is better than what is shown where this is lower than any of theirs. */
  readonly by: Rule;
}

/** Things side by side: a row's text is filled for each column's own item. */
export interface CompiledTable {
  readonly id: string;
  readonly title: CompiledText;
  readonly lead: CompiledText;
  readonly when: Rule;
  readonly columns: readonly { readonly id: string; readonly title: CompiledText }[];
  readonly groups: readonly CompiledTableGroup[];
}

export interface CompiledTableGroup {
  readonly id: string;
  readonly title: CompiledText;
  /** Path of each column's item, by column. */
  readonly of: Readonly<Record<string, string>>;
  /** Rows shown at first; null for all. */
  readonly first: number | null;
  readonly rows: readonly CompiledTableRow[];
}

export interface CompiledTableRow {
  readonly label: CompiledText;
  readonly hint: CompiledText;
  /** The first case that holds of the column's item. */
  readonly text: readonly CompiledTextCase[];
  /** A line under it. */
  readonly note: readonly CompiledTextCase[];
  /** Numbers of the column's item by name; the column in which they add up to least is marked. */
  readonly figures: Readonly<Record<string, Rule>>;
  /** Whether they are drawn. */
  readonly bar: boolean;
  readonly when: Rule;
}
