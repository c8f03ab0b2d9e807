/** A text with every placeholder filled: what a screen draws. */
export type Text = readonly TextPart[];
export type TextPart = string | { readonly href: string; readonly text: string };
