import type { CompiledField } from '../journey';
import { equal, isEmpty, isObject } from '../rules';
import { withoutEmpty } from './answers/path';
import type { Json, JsonObject } from './model';
import { replaced } from './text';

/** Letters, digits and signs that an East Asian keyboard types wide, as everybody else types them. */
export const halfWidth = (text: string): string =>
  text.replaceAll(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - wideBy));

const wideBy = 0xfee0;

/** Greedy from both sides, so that its time grows with the text and no faster. */
const ends = /^[\s\p{Cf}]*([\s\S]*[^\s\p{Cf}])?[\s\p{Cf}]*$/u;

/** The text without what cannot be seen at its ends; inside, joiners belong to some scripts. */
const trimmed = (text: string): string => ends.exec(text)?.[1] ?? '';

/** `edit`: with every change, so that rules see the tidy value. `leave`: once the person has left the field. */
interface Normaliser {
  readonly at: 'edit' | 'leave';
  readonly apply: (text: string) => string;
}

/** Blanks of every kind, and what is copied along unseen: joiners, soft hyphens, marks of direction. */
const blanks = /[\s\p{Cf}]/gu;
/** What people part digits with, blanks included. */
const separators = /[\s\p{Cf}()./\p{Pd}−]/gu;
const joinDigits = (text: string): string => halfWidth(text).replaceAll(separators, '');

/** What an answer that was typed can be tidied into. Config names them in order. */
const normalisers = {
  removeSpaces: { at: 'edit', apply: (text) => halfWidth(text).replaceAll(blanks, '') },
  upperCase: { at: 'edit', apply: (text) => text.toUpperCase() },
  lowerCase: { at: 'leave', apply: (text) => text.toLowerCase() },
  trim: { at: 'leave', apply: trimmed },
  // Digits that people group as they know them; letters stay, so that they can be named as wrong.
  joinDigits: { at: 'leave', apply: joinDigits },
} as const satisfies Readonly<Record<string, Normaliser>>;

export type NormaliserName = keyof typeof normalisers;
export const normaliserNames = Object.keys(normalisers) as readonly NormaliserName[];

const byName: Readonly<Record<string, Normaliser>> = normalisers;

/** What of a field says how its answer is tidied. */
type Tidied = Pick<CompiledField, 'normalise' | 'parts'>;

/** The answer as it is kept while the person still types. */
export const onEdit = (field: Tidied, value: Json): Json => apply(field.normalise, 'edit', value);

/** The answer as it is kept once the person has left the field; every text is trimmed (FMT-12). */
export function onLeave(field: Tidied, value: Json): Json {
  const names = [...field.normalise, 'trim'];
  if (field.parts === null || !isObject(value)) return apply(names, 'leave', value);
  const parts = Object.entries(value).map(([name, part]) => [
    name,
    apply(names, 'leave', apply(names, 'edit', part)),
  ]);
  const filled = withoutEmpty(Object.fromEntries(parts) as JsonObject);
  return Object.keys(filled).length === 0 ? null : filled;
}

/** What becomes of a text that is typed and left. */
export const tidied = (normalise: Tidied['normalise'], text: string): Json =>
  onLeave({ normalise, parts: null }, onEdit({ normalise, parts: null }, text));

/** Whether leaving the field would tidy the answer first, so that it is not called wrong before (P12, P16). */
export const isHalfTyped = (field: Tidied, value: Json): boolean =>
  !isEmpty(value) && !equal(value, onLeave(field, value));

/** A text of which nothing is left is no answer. */
function apply(steps: CompiledField['normalise'], at: Normaliser['at'], value: Json): Json {
  if (typeof value !== 'string') return value;
  const tidy = steps.reduce<string>((text, step) => {
    if (typeof step === 'object') return at === 'leave' ? replaced(text, step) : text;
    const normaliser = byName[step];
    return normaliser?.at === at ? normaliser.apply(text) : text;
  }, value);
  return tidy === '' ? null : tidy;
}
