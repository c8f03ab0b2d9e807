import type { Rule } from '../../rules';

/**
 * A text as the compiler leaves it: literal parts, placeholders and links.
 * `{path}` becomes a placeholder, `{path|format}` one with a format,
 * `[words](settings.link)` a link to the address that the path yields.
 */
export type CompiledText = readonly CompiledTextPart[];
export type CompiledTextPart =
  | string
  | { readonly path: string; readonly format?: TextFormat }
  | { readonly link: string; readonly text: string };

export interface CompiledTextCase {
  readonly when: Rule;
  readonly text: CompiledText;
}

/**
 * `label` shows the label of the chosen option of the field that is bound to the path,
 * `moment` is the time and the day of milliseconds since 1970, where the device is,
 * `pence` is for a rate with its fractions of a penny, `briefPounds` leaves out pence that are none,
 * `moment` is day and time of milliseconds since 1970, where the device is (`date` takes them too),
 * `lastFour` and `lastThirteen` hide all characters before those, `postcode` sets the space where it belongs.
 */
export const textFormats = [
  'number',
  'wholeNumber',
  'pence',
  'pounds',
  'wholePounds',
  'briefPounds',
  'date',
  'dayMonth',
  'moment',
  'label',
  'lowerCase',
  'count',
  'lastFour',
  'lastThirteen',
  'postcode',
] as const;
export type TextFormat = (typeof textFormats)[number];

/** A text with every placeholder filled: what a screen draws. */
export type Text = readonly TextPart[];
export type TextPart = string | { readonly href: string; readonly text: string };
