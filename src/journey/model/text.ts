import type { Rule } from '../../rules';

/**
 * A text as the compiler leaves it: literal parts, placeholders and links.
 * `{path}` becomes a placeholder, `{path|format}` one with a format,
 * `[words](settings.link)` a link to the address that the path yields.
 */
export type CompiledText = readonly CompiledTextPart[];
export type CompiledTextPart =
  | string
  | { readonly path: string; readonly format?: TextFormat | Shown }
  | { readonly link: string; readonly text: string }
  | TextMark;

/**
 * In a formatted text (Z38), of which `formatted` is the first part: one of the next four begins a block,
 * `bold` and `end` stand around words. `text` is what it is among plain words: a line break or nothing.
 */
export interface TextMark {
  readonly mark: 'formatted' | BlockOfText | 'bold' | 'end';
  readonly text: string;
}
export type BlockOfText = 'paragraph' | 'bullet' | 'number' | 'heading';

/** A text in another language (BCP 47) than that which the journey is said in: that comes first. */
export type ForeignText = readonly [{ readonly in: string }, ...CompiledText];

export interface CompiledTextCase {
  readonly when: Rule;
  readonly text: CompiledText;
}

/**
 * `label` shows the label of the chosen option of the field that is bound to the path,
 * `month` is the month and year of yyyy-mm, `moment` is day and time of milliseconds since 1970, where
 * the device is (`date` takes them too).
 * Any other format is the journey's own (`formats.json`) and compiles to how it is shown.
 */
export const textFormats = [
  'number',
  'wholeNumber',
  'date',
  'dayMonth',
  'month',
  'moment',
  'label',
  'lowerCase',
  'count',
] as const;
export type TextFormat = (typeof textFormats)[number];

/** How a format of the journey's own is shown. What it does not fit is shown as it is. */
export type Shown = Replacement | ShownMoney | ShownNumber;

/** Every match of the pattern (flags `gsu`) gives way to the text, in which `$1` is the first group. */
export interface Replacement {
  readonly replace: string;
  readonly with: string;
}

/** `currency`: ISO 4217. `decimals`: null shows them only where there are some. */
export interface ShownMoney {
  readonly currency: string;
  readonly decimals: number | null;
}

/** A number with at least and at most so many decimals, and what stands behind it. */
export interface ShownNumber {
  readonly decimals: readonly [number, number];
  readonly after: string;
}
