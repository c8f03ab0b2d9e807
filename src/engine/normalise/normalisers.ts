import { halfWidth } from './half-width';
import { trimmed } from './trimmed';

/** `edit`: with every change, so that rules see the tidy value. `leave`: once the person has left the field. */
export interface Normaliser {
  readonly at: 'edit' | 'leave';
  readonly apply: (text: string) => string;
}

/** Blanks of every kind, and what is copied along unseen: joiners, soft hyphens, marks of direction. */
const blanks = /[\s\p{Cf}]/gu;
/** What people part digits with, blanks included. */
const separators = /[\s\p{Cf}()./\p{Pd}−]/gu;
const joinDigits = (text: string): string => halfWidth(text).replaceAll(separators, '');

/** What an answer that was typed can be tidied into. Config names them in order. */
export const normalisers = {
  removeSpaces: { at: 'edit', apply: (text) => halfWidth(text).replaceAll(blanks, '') },
  upperCase: { at: 'edit', apply: (text) => text.toUpperCase() },
  lowerCase: { at: 'leave', apply: (text) => text.toLowerCase() },
  trim: { at: 'leave', apply: trimmed },
  // Digits that people group as they know them; letters stay, so that they can be named as wrong.
  joinDigits: { at: 'leave', apply: joinDigits },
} as const satisfies Readonly<Record<string, Normaliser>>;

export type NormaliserName = keyof typeof normalisers;
export const normaliserNames = Object.keys(normalisers) as readonly NormaliserName[];
