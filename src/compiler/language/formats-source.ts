import type { Shown } from '../../journey';

/** A format of the journey's own: what a text in it must be, how it is tidied and how it is shown. */
export interface FormatSource {
  readonly description?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly normalise?: readonly NormaliseSource[];
  readonly shown?: ShownSource;
  readonly source?: readonly string[];
}

/** A normaliser's name, or a replacement that is made once the field is left. */
export type NormaliseSource = string | { readonly replace: string; readonly with: string };

export type ShownSource = Exclude<Shown, { readonly currency: string }> | MoneySource;

export interface MoneySource {
  readonly currency: string;
  readonly decimals: number | 'asNeeded';
}

export interface FormatsSource {
  readonly formats: Readonly<Record<string, FormatSource>>;
}
