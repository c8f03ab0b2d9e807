import { halfWidth, type Json } from '../../../engine';
import { asText } from '../control';

export type Boxes = readonly [string, string, string];

const digitsOf = (text: string): string => halfWidth(text).replace(/\D/g, '');

/** Without what people part the digits with; a letter stays, so that it can be named as wrong. */
const joined = (text: string): string => halfWidth(text).replace(/[\s\p{Cf}./\p{Pd}−]/gu, '');

/** The boxes for a value: two characters each, what is left over in the last. */
export function partsOf(value: Json): Boxes {
  const text = joined(asText(value));
  return [text.slice(0, 2), text.slice(2, 4), text.slice(4, 6)];
}

/** Six digits, with or without dashes and spaces; null for any other text (decision 12). */
export function wholeCode(text: string): Boxes | null {
  const digits = digitsOf(text);
  return digits.length === 6 ? partsOf(digits) : null;
}

/** The boxes after a text was put into one of them; only its first two characters stay in it. */
export function withPart(parts: Boxes, index: number, text: string): Boxes {
  const whole = wholeCode(text);
  if (whole !== null) return whole;
  const part = joined(text).slice(0, 2);
  return parts.map((old, at) => (at === index ? part : old)) as unknown as Boxes;
}

/** Whether a box has its two digits, so that the next one is to be typed in. */
export const isFull = (part: string | undefined): boolean => /^\d\d$/.test(part ?? '');
