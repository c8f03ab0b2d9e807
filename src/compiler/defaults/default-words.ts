import type { FieldSource } from '../language';
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

interface SeldomSaid {
  /** Whether a question needs them. */
  readonly by: (said: FieldSource) => boolean;
  readonly rules?: readonly string[];
  /** What names of texts begin with. */
  readonly texts?: string;
}

/** As a whole, or in one of its parts. */
const asksForTime = ({ schema }: FieldSource): boolean =>
  schema !== undefined && JSON.stringify(schema).includes('"format":"time"');

/** Words that only some questions need: a journey without such a question is spared them. */
const seldomSaid: readonly SeldomSaid[] = [
  { by: ({ words }) => words !== undefined, rules: ['minWords', 'maxWords'] },
  {
    by: ({ choices }) => choices !== undefined,
    rules: ['minChoices', 'maxChoices', 'alone'],
    texts: 'form.checkboxes.',
  },
  { by: asksForTime, rules: ['time', 'halfOfDay'] },
  { by: ({ time }) => time !== undefined, rules: ['earliest', 'latest'] },
  {
    by: ({ files }) => files !== undefined,
    rules: ['sending', 'minFiles', 'maxFiles', 'fileTypes', 'megabytes'],
    texts: 'form.files.',
  },
  { by: ({ list }) => list !== undefined, rules: ['maxItems'] },
  { by: ({ list }) => (list?.min ?? list?.exactly) !== undefined, rules: ['minItems'] },
  { by: ({ ui }) => ui?.widget === 'longText', texts: 'form.longText.' },
  { by: ({ ui }) => ui?.widget === 'time', texts: 'form.time.' },
];

/** Whether a journey with these questions may say what has this name. */
export function isSaid(
  kind: 'rules' | 'texts',
  name: string,
  questions: readonly FieldSource[],
): boolean {
  const seldom = seldomSaid.find(({ rules = [], texts }) =>
    kind === 'rules' ? rules.includes(name) : texts !== undefined && name.startsWith(texts),
  );
  return seldom === undefined || questions.some(seldom.by);
}

/** Of the language of a locale (BCP 47); null where the journey has to say all words itself. */
export function defaultWords(locale: string): Cursor<DefaultWords> | null {
  const [language = ''] = locale.split('-', 1);
  const value = Object.hasOwn(words, language) ? words[language] : undefined;
  if (value === undefined) return null;
  const path = `defaults/${language}.json`;
  return new Cursor(value, { path, text: '', root: undefined, value: { ...value } });
}
