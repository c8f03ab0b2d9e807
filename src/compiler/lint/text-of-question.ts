import type { Context } from '../context';
import { formatOf } from '../formats';
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
type Said = Cursor<{ readonly [key: string]: unknown }>;

export function textOfFormat(format: Said): TakenText {
  return {
    patterns: patternsOf(format),
    least: lengthOf(format, 'minLength'),
    most: lengthOf(format, 'maxLength'),
    normalise: format.find('normalise') as TakenText['normalise'],
  };
}

/** null for what is no text. */
export function textOfQuestion({ at, schema }: Question, context: Context): TakenText | null {
  if (schema.value.type !== 'string') return null;
  const own = textOfFormat(schema as Said);
  const found = formatOf(schema.value, context);
  const format = found === null ? null : textOfFormat(found as unknown as Said);
  const limit = lineLimit({ ...format?.most, ...schema.value }, at.value);
  return {
    patterns: [...own.patterns, ...(format?.patterns ?? [])],
    least: own.least ?? format?.least ?? null,
    most: own.most ?? format?.most ?? (limit === null ? null : { value: limit, at: schema }),
    normalise: at.find('normalise') ?? format?.normalise ?? null,
  };
}

const patternsOf = (said: Said): readonly Cursor<string>[] => {
  const pattern = said.find('pattern');
  return typeof pattern?.value === 'string' && patternOf(pattern.value) !== null
    ? [pattern.as(pattern.value)]
    : [];
};

function lengthOf(said: Said, key: string): Length | null {
  const at = said.find(key);
  return typeof at?.value === 'number' ? { value: at.value, at } : null;
}

const changed: Readonly<Record<string, readonly string[]>> = {
  removeSpaces: ['\\s'],
  upperCase: ['[a-zß-öø-ÿ]'],
  lowerCase: ['[A-ZÀ-ÖØ-Þ]'],
};

/** Patterns of texts that tidying does not leave as they are. */
export const changedBy = (normalise: TakenText['normalise']): readonly string[] =>
  (normalise?.value ?? []).flatMap((each): readonly string[] => {
    if (typeof each === 'string') return changed[each] ?? [];
    return patternOf(each.replace) === null || reproduces(each) ? [] : [each.replace];
  });

/** What is put in place may be what was found. */
const reproduces = ({ with: put }: Exclude<NormaliseSource, string>): boolean => put.includes('$');
