/** `edit`: with every change, so that rules see the tidy value. `leave`: once the person has left the field. */
export interface Normaliser {
  readonly at: 'edit' | 'leave';
  readonly apply: (text: string) => string;
}

/** What an answer that was typed can be tidied into. Config names them in order. */
export const normalisers = {
  removeSpaces: { at: 'edit', apply: (text) => text.replaceAll(/\s/g, '') },
  upperCase: { at: 'edit', apply: (text) => text.toUpperCase() },
  lowerCase: { at: 'leave', apply: (text) => text.toLowerCase() },
  trim: { at: 'leave', apply: (text) => text.trim() },
  // Digits that people group as they know them; letters stay, so that they can be named as wrong.
  joinDigits: { at: 'leave', apply: (text) => text.replaceAll(/[\s()./-]/g, '') },
  nationalPhone: {
    at: 'leave',
    apply: (text) => text.replaceAll(/[\s()./-]/g, '').replace(/^(?:\+|00)440?(?=\d)/, '0'),
  },
} as const satisfies Readonly<Record<string, Normaliser>>;

export type NormaliserName = keyof typeof normalisers;
export const normaliserNames = Object.keys(normalisers) as readonly NormaliserName[];
