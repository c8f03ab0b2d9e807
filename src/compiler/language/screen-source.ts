import type { Rule } from '../../engine';
import type { BadgeTone, CompiledFilter } from '../../journey';
import type { TextCasesSource } from './change-source';

type Sourced = { readonly source?: readonly string[] };

export interface ScreenSource extends Sourced {
  readonly id: string;
  readonly from: string | { readonly one: string };
  readonly key?: readonly string[];
  readonly first?: number;
  readonly values?: Readonly<Record<string, Rule>>;
  readonly badges?: { readonly first?: number; readonly each: readonly BadgeSource[] };
  readonly details?: { readonly key: string; readonly first: number };
  readonly orders?: readonly OrderSource[];
  readonly filters?: readonly FilterSource[];
  readonly actions?: readonly ItemActionSource[];
  readonly cards?: readonly CardSource[];
  readonly tables?: readonly TableSource[];
  readonly counts?: Readonly<Record<string, Rule>>;
  readonly offers?: readonly OfferSource[];
}

export interface BadgeSource extends Sourced {
  readonly id: string;
  readonly text: string;
  readonly hint?: string;
  readonly icon?: string;
  readonly tone?: BadgeTone;
  readonly says?: readonly string[];
  readonly when?: Rule;
}

export interface OrderSource extends Sourced {
  readonly id: string;
  readonly label: string;
  readonly by: Rule;
  readonly descending?: boolean;
}

export interface FilterSource extends Sourced {
  readonly id: string;
  readonly label: string;
  readonly as: CompiledFilter['as'];
  readonly initial?: Rule;
  readonly options?: readonly FilterOptionSource[];
  readonly of?: { readonly value: string; readonly label: string };
  readonly always?: readonly BoxSource[];
  readonly others?: string;
  readonly notListed?: string;
}

/** A value, or a value with the words of its box where no item has it. */
export type BoxSource = string | number | BoxWithLabel;

export interface BoxWithLabel {
  readonly value: string | number;
  readonly label: string;
}

export interface FilterOptionSource extends Sourced {
  readonly value: string;
  readonly label: string;
  readonly keep?: Rule;
}

export interface ItemActionSource extends Sourced {
  readonly id: string;
  readonly label: string;
  readonly when?: Rule;
  readonly sequence: string;
  readonly with?: Readonly<Record<string, Rule>>;
}

export interface CardSource extends Sourced {
  readonly id: string;
  readonly when?: Rule;
  readonly after: number;
  readonly offer?: CardOfferSource;
}

export interface CardOfferSource {
  readonly before?: string;
  readonly title: string;
  readonly text?: string;
  readonly note?: string;
  readonly button?: { readonly label: string; readonly goTo: string };
}

export interface OfferSource extends Sourced {
  readonly id: string;
  readonly filter: string;
  readonly value: string;
  readonly by: Rule;
}

export interface TableSource extends Sourced {
  readonly id: string;
  readonly title?: string;
  readonly lead?: string;
  readonly when?: Rule;
  readonly columns: readonly { readonly id: string; readonly title: string }[];
  readonly groups: readonly TableGroupSource[];
}

export interface TableGroupSource {
  readonly id: string;
  readonly title?: string;
  readonly of: Readonly<Record<string, string>>;
  readonly first?: number;
  readonly rows: readonly TableRowSource[];
}

export interface TableRowSource extends Sourced {
  readonly label: string;
  readonly hint?: string;
  readonly text: TextCasesSource;
  readonly note?: TextCasesSource;
  readonly figures?: Readonly<Record<string, Rule>>;
  readonly bar?: boolean;
  readonly when?: Rule;
}
