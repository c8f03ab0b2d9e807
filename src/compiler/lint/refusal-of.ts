import type { Json } from '../../engine';
import { countWords, patternOf } from '../../rules';
import type { Question } from '../questions';

/** Why a question would refuse a value; null if it would not, as far as is written down. */
export function refusalOf(value: Json, question: Question): string | null {
  const { at, schema } = question;
  const { options } = at.value;
  const isOffered = (one: Json): boolean =>
    !Array.isArray(options) || options.some((option: { value: Json }) => option.value === one);
  const chosen = at.value.choices !== undefined && Array.isArray(value) ? value : [value];
  if (!(chosen as readonly Json[]).every(isOffered)) return 'which is not offered';
  const shape = schema.value;
  if (Array.isArray(shape['enum']) && !(shape['enum'] as readonly Json[]).includes(value))
    return 'which its schema does not list';
  return limitOf(value, question);
}

/** The same of its limits alone: whether it is offered is not asked. */
export function limitOf(value: Json, { at, schema }: Question): string | null {
  const shape = schema.value;
  if (typeof value === 'number') {
    const isWithin =
      boundsOf({ at }).some(([least, most]) => value >= least && value <= most) &&
      value >= limit(shape['minimum'], Number.NEGATIVE_INFINITY) &&
      value <= limit(shape['maximum'], Number.POSITIVE_INFINITY);
    if (!isWithin) return 'which is out of its bounds';
    const step = limit(shape['multipleOf'], 0);
    return step > 0 && !isMultiple(value, step) ? `which is no multiple of ${String(step)}` : null;
  }
  if (typeof value !== 'string') return null;
  const fits =
    value.length >= limit(shape['minLength'], 0) &&
    value.length <= limit(shape['maxLength'], Number.POSITIVE_INFINITY);
  if (!fits) return 'which is too short or too long';
  const { pattern } = shape;
  if (typeof pattern === 'string' && patternOf(pattern)?.test(value) === false)
    return 'which does not fit its pattern';
  const [fewest, most] = at.value.words ?? [0, Number.POSITIVE_INFINITY];
  const words = countWords(value);
  return words >= fewest && words <= most ? null : 'which has too few or too many words';
}

const limit = (given: Json | undefined, none: number): number =>
  typeof given === 'number' ? given : none;

/** 0.3 is three times 0.1, though no computer that counts in halves says so. */
const isMultiple = (value: number, step: number): boolean => {
  const times = value / step;
  return Math.abs(times - Math.round(times)) <= 1e-9 * Math.max(1, Math.abs(times));
};

type Bounds = NonNullable<Question['at']['value']['bounds']>;
type Pair = readonly [number, number];
const isPair = (bounds: Bounds): bounds is Pair => Array.isArray(bounds);

/** Bounds in force in one case or another. */
export function boundsOf({ at }: Pick<Question, 'at'>): readonly Pair[] {
  const { bounds } = at.value;
  if (bounds === undefined) return [[Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]];
  return isPair(bounds) ? [bounds] : Object.values(bounds.cases);
}
