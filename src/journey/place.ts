/**
 * Where a part of a compiled journey is, whoever wrote it: the way to it by kind and name, e.g. the
 * field `agreed` of the section `terms@default`. As text it reads like a path,
 * `section:terms@default/field:agreed/required`. Nobody but this file writes or reads that text.
 */
export interface Place {
  /** The place that this one is in; null for a part of the journey itself. */
  readonly outer: Place | null;
  /** Kind of part, or a key of the part around it. */
  readonly kind: string;
  /** Which of several; null for a key that stands once. */
  readonly name: string | null;
}

export const placeAt = (
  outer: Place | null,
  kind: string,
  name: string | number | null = null,
): Place => ({ outer, kind, name: name === null ? null : String(name) });

/** From the journey, or from a place around it. */
export function placeText({ outer, kind, name }: Place, from: Place | null = null): string {
  const own = name === null ? escaped(kind, /[~/:]/g) : `${kind}:${escaped(name, /[~/]/g)}`;
  return outer === from || outer === null ? own : `${placeText(outer, from)}/${own}`;
}

/** What was written by `placeText`. */
export const readPlace = (text: string): Place => {
  const end = text.lastIndexOf('/');
  const outer = end === -1 ? null : readPlace(text.slice(0, end));
  const own = text.slice(end + 1);
  const colon = own.indexOf(':');
  return colon === -1
    ? placeAt(outer, read(own))
    : placeAt(outer, own.slice(0, colon), read(own.slice(colon + 1)));
};

const signs = ['~', '/', ':'];
const escaped = (text: string, special: RegExp): string =>
  text.replaceAll(special, (sign) => `~${signs.indexOf(sign)}`);
const read = (text: string): string =>
  text.replaceAll(/~([0-2])/g, (_, sign: string) => signs[Number(sign)] ?? '');

/** Where a fact is. */
export const factPlace = (name: string): Place => placeAt(null, 'fact', name);

interface Named {
  readonly id: string;
  readonly variant: { readonly name: string } | null;
}

/** A section that was compiled once per variant is told apart by it. */
export const sectionKey = ({ id, variant }: Named): string =>
  variant === null ? id : `${id}@${variant.name}`;

/** The id in what `sectionKey` wrote. */
export const idOfSectionKey = (key: string): string => key.split('@', 1)[0] ?? key;

/**
 * `section.name`: a question (or an action, or content) as files, events and the page name it. With
 * the key of a section, it is that of one variant alone.
 */
export const questionKey = (section: string, name: string): string => `${section}.${name}`;

/** What `questionKey` wrote, in two; the name is empty for the name of a section alone. */
export function readQuestionKey(key: string): readonly [section: string, name: string] {
  const dot = key.indexOf('.');
  return dot === -1 ? [key, ''] : [key.slice(0, dot), key.slice(dot + 1)];
}

/** Under which a question's own message for a broken rule is kept. */
export const messageKey = (question: string, rule: string): string => `${question}.${rule}`;

/** The rule in what `messageKey` wrote. */
export const ruleOfMessageKey = (key: string): string => key.slice(key.lastIndexOf('.') + 1);
