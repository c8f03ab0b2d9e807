import type { Json } from '../../engine';
import type { Context } from '../context';
import type { Cursor } from '../source';
import type { Question } from '../questions';
import { show } from '../rules';
import type { Sources } from '../symbols';
import { fieldsOf } from './fields-of';

/** A value that a field starts with is one that it would take. */
export function checkInitials(_: Sources, context: Context): void {
  for (const field of fieldsOf(context)) {
    const initial = field.at.find('initial');
    if (initial === null || initial.value === null) continue;
    const reason = refused(initial, field);
    if (reason !== null) {
      context.report.add(
        'JC516',
        initial,
        `The field starts with \`${show(initial.value)}\`, ${reason}.`,
        { help: 'a starting value is an answer like any other, and must be one that is taken' },
      );
    }
  }
}

function refused({ value }: Cursor<Json>, { at, schema }: Question): string | null {
  const { options } = at.value;
  const isList = Array.isArray(options);
  if (isList && !options.some((option: { value: Json }) => option.value === value))
    return 'which is not offered';
  const shape = schema.value;
  if (Array.isArray(shape['enum']) && !(shape['enum'] as readonly Json[]).includes(value))
    return 'which its schema does not list';
  if (typeof value === 'number')
    return pairsOf(at.value.bounds).some(([least, most]) => value >= least && value <= most) &&
      value >= limit(shape['minimum'], Number.NEGATIVE_INFINITY) &&
      value <= limit(shape['maximum'], Number.POSITIVE_INFINITY)
      ? null
      : 'which is out of its bounds';
  if (typeof value !== 'string') return null;
  const fits =
    value.length >= limit(shape['minLength'], 0) &&
    value.length <= limit(shape['maxLength'], Number.POSITIVE_INFINITY);
  return fits ? null : 'which is too short or too long';
}

const limit = (given: Json | undefined, none: number): number =>
  typeof given === 'number' ? given : none;

type Bounds = NonNullable<Question['at']['value']['bounds']>;
type Pair = readonly [number, number];
const isPair = (bounds: Bounds): bounds is Pair => Array.isArray(bounds);

/** Bounds in force in one case or another. */
function pairsOf(bounds: Bounds | undefined): readonly Pair[] {
  if (bounds === undefined) return [[Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]];
  return isPair(bounds) ? [bounds] : Object.values(bounds.cases);
}
