import type { Shown, TextFormat, ValueType } from '../../journey';
import { dayOf, rootOf } from '../../rules';
import type { Context } from '../context';
import { typeNames, type Typed } from '../rules/typed';
import type { Cursor } from '../source';
import { notAnswered } from '../symbols';

/** A value that a text shows, and how. */
export interface Placeholder {
  readonly path: string;
  readonly format: TextFormat | Shown | null;
  /** As it is written behind the bar. */
  readonly name: string | null;
  /** A format of the journey's own that says what a text in it must be. */
  readonly isTyped: boolean;
}

const asIs: readonly ValueType[] = ['text', 'number', 'boolean'];
const figures: readonly ValueType[] = ['number'];
const words: readonly ValueType[] = ['text'];
const wordsOrFigures: readonly ValueType[] = ['text', 'number'];
const lists: readonly ValueType[] = ['list'];

const kinds: Readonly<Record<TextFormat, readonly ValueType[]>> = {
  number: figures,
  wholeNumber: figures,
  date: wordsOrFigures,
  dayMonth: wordsOrFigures,
  month: wordsOrFigures,
  moment: figures,
  label: [...asIs, 'object', 'list'],
  lowerCase: wordsOrFigures,
  count: lists,
};

/** What a format shows otherwise than as it is kept. */
function kindsOf({ format, isTyped }: Placeholder): readonly ValueType[] {
  if (format === null) return asIs;
  if (typeof format === 'string') return kinds[format];
  if (!('replace' in format)) return figures;
  return isTyped ? words : wordsOrFigures;
}

/** The value is of a kind that the format takes: any other is shown as it is kept, a thing as JSON. */
export function checkShown(
  shown: Placeholder,
  value: Typed,
  at: Cursor<string>,
  context: Context,
): void {
  const { path, format, name } = shown;
  const { type } = value;
  if (type === 'unknown' || type === 'nothing') return;
  const taken = kindsOf(shown);
  const { report } = context;
  if (!taken.includes(type)) {
    const what = `\`${path}\` is ${typeNames[type]}`;
    const takes = taken.map((each) => typeNames[each]).join(' or ');
    if (name === null)
      report.add('JC607', at, `${what}, which a text cannot show.`, {
        severity: 'warning',
        help: 'name what in it is meant',
      });
    else
      report.add('JC607', at, `${what}, and the format \`${name}\` shows ${takes}.`, {
        severity: 'warning',
        help: 'take a format for what it is, or name what is meant',
      });
  } else if ((format === 'date' || format === 'dayMonth') && isNoDay(path, value, context))
    report.add('JC607', at, `\`${path}\` is never a day.`, {
      severity: 'warning',
      help: 'name a day, kept as year, month and day, or leave the format out',
    });
}

/** Milliseconds are a day, and no person types them. */
const isNoDay = (path: string, { type, values }: Typed, { symbols }: Context): boolean =>
  type === 'number'
    ? symbols.answers.get(path)?.record === false
    : values !== null && values.length > 0 && values.every((each) => dayOf(each) === null);

/** Only an answer that is chosen among options has a label. */
export const hasLabel = (path: string, { symbols }: Context): boolean => {
  const answer = symbols.answers.get(path);
  return answer === undefined ? !notAnswered.has(rootOf(path)) : answer.hasOptions;
};
