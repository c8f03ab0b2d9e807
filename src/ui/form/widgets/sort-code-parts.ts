import { halfWidth, type Json } from '../../../engine';
import { asText } from '../as-text';

export type SortCodeParts = readonly [string, string, string];

const digitsOf = (text: string): string => halfWidth(text).replace(/\D/g, '');

/** The boxes for a value: two digits each, what is left over in the last. */
export function partsOf(value: Json): SortCodeParts {
  const digits = digitsOf(asText(value));
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 6)];
}

/** Six digits, with or without dashes and spaces; null for any other text (decision 12). */
export function wholeSortCode(text: string): SortCodeParts | null {
  return digitsOf(text).length === 6 ? partsOf(text) : null;
}

/** The boxes after a text was put into one of them; only its first two digits stay in it. */
export function withPart(parts: SortCodeParts, index: number, text: string): SortCodeParts {
  const whole = wholeSortCode(text);
  if (whole !== null) return whole;
  const part = digitsOf(text).slice(0, 2);
  return parts.map((old, at) => (at === index ? part : old)) as unknown as SortCodeParts;
}
