import type { Json, JsonObject, Rule } from '../../rules';
import type { CompiledText, CompiledTextCase, Text } from './text';

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
  readonly when: Rule;
}

/** What somebody chose on a screen, by name; what is not there is as the screen begins. */
export interface ScreenChoice {
  /** Chosen value of each filter; of boxes, those that are ticked. */
  readonly filters?: Readonly<Record<string, string | readonly string[]>>;
  readonly order?: string | null;
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
}
