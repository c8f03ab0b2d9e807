import type { Context } from '../context';
import { formatOf, lengthsOf } from '../formats';
import { lineLimit, type NormaliseSource } from '../language';
import type { Question } from '../questions';
import { patternOf } from '../../rules';
import type { Cursor } from '../source';

/** A limit of length, where it is written; the page's own limit stands nowhere. */
export interface Length {
  readonly value: number;
  readonly at: Cursor<unknown>;
}

/** What a text must be to be taken as an answer. */
export interface TakenText {
  readonly patterns: readonly Cursor<string>[];
  readonly least: Length | null;
  readonly most: Length | null;
  readonly normalise: Cursor<readonly NormaliseSource[]> | null;
}

/** What is said of a text where it is written: of an answer's schema, or of a format. */
type Said = Cursor<object>;

export function textOfFormat(format: Said): TakenText {
  const said = format as Cursor<Readonly<Record<string, unknown>>>;
  return {
    patterns: patternsOf(said),
    least: lengthOf(said, 'minLength'),
    most: lengthOf(said, 'maxLength'),
    normalise: said.find('normalise') as TakenText['normalise'],
  };
}

/** null for what is no text. */
export function textOfQuestion({ at, schema }: Question, context: Context): TakenText | null {
  if (schema.value.type !== 'string') return null;
  const own = textOfFormat(schema);
  const found = formatOf(schema.value, context);
  const format = found === null ? null : textOfFormat(found);
  const limit = lineLimit({ ...lengthsOf(schema.value, context), ...schema.value }, at.value);
  return {
    patterns: [...own.patterns, ...(format?.patterns ?? [])],
    least: own.least ?? format?.least ?? null,
    most: own.most ?? format?.most ?? (limit === null ? null : { value: limit, at: schema }),
    normalise: at.find('normalise') ?? format?.normalise ?? null,
  };
}

const patternsOf = (said: Cursor<Readonly<Record<string, unknown>>>): readonly Cursor<string>[] => {
  const pattern = said.find('pattern');
  return typeof pattern?.value === 'string' && patternOf(pattern.value) !== null
    ? [pattern.as(pattern.value)]
    : [];
};

function lengthOf(said: Cursor<Readonly<Record<string, unknown>>>, key: string): Length | null {
  const at = said.find(key);
  return typeof at?.value === 'number' ? { value: at.value, at } : null;
}

const changed: Readonly<Record<string, readonly string[]>> = {
  removeSpaces: ['\\s'],
  upperCase: ['[a-zß-öø-ÿ]'],
  lowerCase: ['[A-ZÀ-ÖØ-Þ]'],
};

/** Patterns of texts that tidying does not leave as they are. */
export function changedBy(normalise: TakenText['normalise']): readonly string[] {
  const all = normalise?.value ?? [];
  // What a replacement puts in, the steps before it would change again: of them nothing is known.
  const last = all.findLastIndex((each) => typeof each !== 'string' && each.with !== '');
  const known = all.slice(Math.max(0, last));
  const turned = known.filter((each) => each === 'upperCase' || each === 'lowerCase').length;
  const isUndone = (each: string): boolean => turned > 1 && each.endsWith('Case');
  return known.flatMap((each): readonly string[] => {
    if (typeof each !== 'string')
      return patternOf(each.replace) === null || each.with.includes('$') ? [] : [each.replace];
    return isUndone(each) ? [] : (changed[each] ?? []);
  });
}
