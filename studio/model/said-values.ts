import { isObject, wordsOf, type Json } from '../../src/rules';
import type { Placed } from './meta-schemas';
import { spelled } from '../../src/explain';
import type { SaidEntry } from './said-entries';
import type { SaidKey } from './said-keys';

/** A value of a file as the widget takes it that asks for it. */
export function asAnswer({ draws, raw }: Pick<SaidEntry, 'draws' | 'raw'>): Json {
  if (draws === 'lines')
    return Array.isArray(raw) ? (raw as readonly Json[]).map(wordsOf).join('\n') : null;
  if (draws === 'value') return raw === null ? null : wordsOf(raw);
  return raw;
}

/** What somebody answers as it is written: null for nothing. */
export function asWritten(
  entry: Pick<SaidEntry, 'draws' | 'raw' | 'item' | 'placed'>,
  answer: Json,
): Json {
  if (answer === null || answer === '') return null;
  if (entry.draws === 'lines') return linesOf(entry, wordsOf(answer));
  if (entry.draws === 'value') return valueOf(entry, wordsOf(answer));
  return answer;
}

function linesOf({ item }: Pick<SaidEntry, 'item'>, text: string): Json {
  const isOfNumbers = /^(?:integer|number)$/.test(String(item?.schema.type));
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0) return null;
  return isOfNumbers
    ? lines.map((line) => (Number.isFinite(Number(line)) ? Number(line) : line))
    : lines;
}

/** Of the kind that it was; else a text, unless it can be none. */
function valueOf({ raw, placed }: Pick<SaidEntry, 'raw' | 'placed'>, text: string): Json {
  const takesTexts = [placed.schema.type].flat().includes('string');
  const isKept = raw === null ? !takesTexts : typeof raw !== 'string';
  if (!isKept) return text;
  if (text === 'true' || text === 'false') return text === 'true';
  const number = Number(text);
  return text.trim() !== '' && Number.isFinite(number) ? number : text;
}

/** What one of several says in a line. */
export function lineOf(item: Json, key: string | null): string {
  if (!isObject(item)) return JSON.stringify(item);
  const said = ['label', 'title', 'text', 'name', 'notice', 'items'].map((each) =>
    firstText(item[each] ?? null),
  );
  const words = said.find((each) => each !== '') ?? '';
  const id =
    ['id', 'value', 'kind', 'call', 'goTo'].map((each) => item[each] ?? null).find(isPlain) ?? key;
  const on = isObject(item['on'] ?? null) ? Object.entries(item['on'] as object)[0] : undefined;
  const happens =
    on === undefined ? '' : `${spelled(on[0])}: ${[on[1]].flat().map(String).join(', ')}`;
  const tail = [happens, words === '' || id === null ? '' : `(${wordsOf(id)})`].filter(
    (each) => each !== '',
  );
  return [words === '' ? (happens === '' ? wordsOf(id ?? 'empty') : '') : words, ...tail]
    .filter((each) => each !== '')
    .join(' ');
}

const isPlain = (value: Json): boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

function firstText(value: Json): string {
  if (typeof value === 'string') return value;
  if (!Array.isArray(value)) return '';
  const [first = null] = value as readonly Json[];
  return typeof first === 'string'
    ? first
    : isObject(first)
      ? firstText(first['text'] ?? null)
      : '';
}

/** A new one of several, with what it cannot be without. */
export function blankOf({ schema: { properties = {}, required = [] } }: Placed): Json {
  return Object.fromEntries(
    required.map((key): [string, Json] => {
      const { enum: choices = [], type } = properties[key] ?? {};
      return [key, choices[0] ?? (type === 'object' ? {} : type === 'array' ? [] : '')];
    }),
  );
}

/** Several as they are listed: in a list by their place, else by their key. */
export const itemsOf = (raw: Json): readonly (readonly [string, Json])[] =>
  Array.isArray(raw)
    ? (raw as readonly Json[]).map((each, index) => [String(index), each] as const)
    : isObject(raw)
      ? Object.entries(raw)
      : [];

/** What a choice is called: a word as it is written, yes and no where it is one of both. */
export const choiceWords = (choice: Json): string =>
  choice === true ? 'Yes' : choice === false ? 'No' : wordsOf(choice);

export const choicesOf = ({
  draws,
  choices,
  raw,
}: Pick<SaidKey, 'draws' | 'choices'> & { readonly raw: Json }): readonly Json[] => {
  const all = draws === 'yes or no' ? [true, false] : choices;
  // One of the journey's own, or one that is wrong, is there as well.
  return raw === null || all.includes(raw) || typeof raw === 'object' ? all : [...all, raw];
};
