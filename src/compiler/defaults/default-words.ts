import { Cursor } from '../source';
import english from './en.json';

/** Words that a journey need not say: the same form as its own messages and texts. */
export interface DefaultWords {
  /** Rule → template, where the journey says neither the rule nor a `default` of its own. */
  readonly rules: Readonly<Record<string, string>>;
  readonly default: string;
  /** Words of the page by name, where the journey says none of that name. */
  readonly texts: Readonly<Record<string, string>>;
}

const words: Readonly<Record<string, DefaultWords>> = { en: english };

/** Of the language of a locale (BCP 47); null where the journey has to say all words itself. */
export function defaultWords(locale: string): Cursor<DefaultWords> | null {
  const [language = ''] = locale.split('-', 1);
  const value = Object.hasOwn(words, language) ? words[language] : undefined;
  if (value === undefined) return null;
  const path = `defaults/${language}.json`;
  return new Cursor(value, { path, text: '', root: undefined, value: { ...value } });
}
