import { allOf, type CompiledField, type CompiledJourney, type Origins } from '../../journey';
import type { Json } from '../../engine';
import { joinPath, keysOfPath, placesRoot } from '../../rules';
import { phrasesOf } from './phrases';
import type { PhraseOf } from './rule-words';
import { show, type ValueWords } from './value-words';

/** How a journey is said to who owns what it says, and never sees its files: no path, no code, no key. */
export interface PeoplesWords {
  /** An answer by its title, all else by the words that its keys are made of. */
  readonly name: (path: string) => string;
  /** An option by its label alone, a tick as one. */
  readonly value: ValueWords;
  /** A fact by its phrase. */
  readonly phrase: PhraseOf;
}

/** Of answers that several questions share, the first is the one that is named. */
export function peoplesWords(journey: CompiledJourney, origins: Origins | null): PeoplesWords {
  const fields = new Map<string, CompiledField>();
  const parts = new Map<string, string>();
  const labels = new Map<string, string>();
  for (const { is } of allOf(journey, 'field')) if (!fields.has(is.path)) fields.set(is.path, is);
  for (const { is, owner } of allOf(journey, 'fieldPart'))
    parts.set(
      joinPath(owner.is.path, is.name),
      `${quoted(is.subject)} of ${quoted(owner.is.subject)}`,
    );
  for (const { is, owner } of allOf(journey, 'option')) {
    const key = `${owner.owner.is.path}=${JSON.stringify(is.value)}`;
    if (!labels.has(key))
      labels.set(key, is.label.filter((part) => typeof part === 'string').join(''));
  }
  return {
    name: (path) => {
      const field = fields.get(path);
      return field === undefined ? (parts.get(path) ?? nameOfKeys(path)) : quoted(field.subject);
    },
    value: (value, path = '') => {
      const label = labels.get(`${path}=${JSON.stringify(value)}`);
      if (label !== undefined && label !== '') return quoted(label);
      if (typeof value !== 'boolean') return plain(value);
      const field = fields.get(path);
      if (field === undefined) return String(value);
      const isTick = field.options === null;
      return value ? (isTick ? 'ticked' : 'yes') : isTick ? 'unticked' : 'no';
    },
    phrase: phrasesOf(origins),
  };
}

const quoted = (text: string): string => `“${text}”`;

/** Roots that say only where something is kept. */
const unsaid = new Set(['facts', 'lookups', 'commits', 'answers']);
const roots: Readonly<Record<string, string>> = { with: 'call', today: 'today' };

/** `lookups.zone.holderId` → the holder id of the zone. */
function nameOfKeys(path: string): string {
  const [root = '', ...rest] = keysOfPath(path);
  if (root === 'settings') return `the setting ${quoted(rest.map(spelled).join(' '))}`;
  const keys = unsaid.has(root) && rest.length > 0 ? rest : [root, ...rest];
  if (keys.length === 1 && root === 'today') return 'today';
  if (root === placesRoot) return `the place of ${article(rest.map(spelled).join(' '))}`;
  return keys
    .map((key, index) => article((index === 0 ? roots[key] : undefined) ?? spelled(key)))
    .reverse()
    .join(' of ');
}

/** A key that is half a sentence is quoted. */
const article = (words: string): string =>
  /^(is|has|was|does) /.test(words) ? quoted(words) : `the ${words}`;

/** `holderId` → holder id; an index counts from one. */
export const spelled = (key: string): string =>
  /^\d+$/.test(key)
    ? `number ${Number(key) + 1}`
    : key
        .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
        .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
        .replaceAll(/([A-Za-z])(\d)/g, '$1 $2')
        .replaceAll(/[-_]/g, ' ')
        .toLowerCase();

/** A word that no person would write so. */
const isCode = (text: string): boolean => /^[A-Za-z]+[a-z][A-Z]\w*$/.test(text);

/** A list in words, as people would say one. */
function plain(value: Json): string {
  if (Array.isArray(value)) {
    const [first, ...more] = (value as readonly Json[]).map(plain);
    if (first === undefined) return 'an empty list';
    return more.length > 3 ? `a list of ${more.length + 1}` : [first, ...more].join(', ');
  }
  if (typeof value === 'string' && isCode(value)) return quoted(spelled(value));
  return typeof value === 'object' && value !== null ? 'what is known' : show(value);
}
