import type { Json, Rule } from '../../engine';
import type { Context } from '../context';
import { didYouMean, nearest } from '../diagnostic';
import type { Cursor } from '../source';
import { show } from './show';
import { typeNames, typeOfLiteral, unknown, type Typed } from './typed';

/** A comparison that can never hold is a slip: another type, or a value that is not offered. */
export function checkEquality(
  operator: string,
  parts: readonly Cursor<Rule>[],
  left: Typed,
  right: Typed,
  context: Context,
): void {
  const [first, second] = parts;
  if (first === undefined || second === undefined) return;
  compare(operator, second, right, left, context);
  compare(operator, first, left, right, context);
}

/** `literal` is one side, `other` what is known of the other. */
function compare(
  operator: string,
  at: Cursor<Rule>,
  literal: Typed,
  other: Typed,
  context: Context,
): void {
  if (literal.values?.length !== 1 || other.type === 'unknown') return;
  const [value = null] = literal.values;
  if (value === null || typeof at.value === 'object') return;
  const always = operator === '===' ? 'never holds' : 'always holds';
  if (literal.type !== other.type) {
    if (other.type === 'nothing') return;
    context.report.add(
      'JC408',
      at,
      `This ${always}: it is ${typeNames[literal.type]}, the other side ${typeNames[other.type]}.`,
    );
    return;
  }
  checkValue(at, value, other, always, context);
}

function checkValue(
  at: Cursor<Json>,
  value: Json,
  other: Typed,
  always: string,
  context: Context,
): void {
  if (other.values === null || other.values.includes(value)) return;
  const known = other.values.filter((each) => each !== null).map(show);
  const near = typeof value === 'string' ? nearest(value, known) : null;
  if (near !== null) context.misfits.set(show(value), near);
  context.report.add(
    'JC408',
    at,
    `This ${always}: \`${show(value)}\` is not one of the values there.`,
    {
      help: didYouMean(show(value), new Set(known)),
      // A partner may come to answer more than its contract says today.
      severity: other.promised === true ? 'warning' : 'error',
    },
  );
}

/** The same for what is looked for in a list that holds nothing but options. */
export function checkIncluded(
  parts: readonly Cursor<Rule>[],
  { items }: Typed,
  context: Context,
): void {
  const sought = parts[1];
  if (sought === undefined || items === undefined || typeof sought.value === 'object') return;
  checkValue(sought, sought.value, { ...unknown, values: items }, 'never holds', context);
}

/** The same for each value of the list of `in`. */
export function checkMembership(
  parts: readonly Cursor<Rule>[],
  left: Typed,
  context: Context,
): void {
  const list = parts[1];
  if (list === undefined || !Array.isArray(list.value) || left.type === 'unknown') return;
  const values = list.value as readonly Json[];
  // A partner may answer in several spellings; one that its contract knows is enough.
  if (left.promised === true && values.some((value) => left.values?.includes(value) === true))
    return;
  const isOfType = (value: Json): boolean => typeOfLiteral(value).type === left.type;
  const isMixed = left.promised === true && values.some(isOfType);
  values.forEach((value, index) => {
    const at = list.part(index, value);
    if (isOfType(value)) checkValue(at, value, left, 'never holds', context);
    else if (value !== null && left.type !== 'nothing' && !isMixed) {
      const { type } = typeOfLiteral(value);
      const message = `This never holds: it is ${typeNames[type]}, the other side ${typeNames[left.type]}.`;
      context.report.add('JC408', at, message, { severity: 'warning' });
    }
  });
}
