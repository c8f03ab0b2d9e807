import type { Json } from '../../engine';
import type { Context } from '../context';
import { didYouMean } from '../diagnostic';
import { show, typeNames, type Allowed, type Typed } from '../rules';
import type { Cursor } from '../source';

/** Whether the contract takes what a rule can be, or what is written, for a name of its own. */
export function checkTaken(
  at: Cursor<unknown>,
  { type, values }: Typed,
  name: string,
  allowed: Allowed,
  context: Context,
): void {
  const isWritten = typeof at.value !== 'object' || at.value === null;
  if (checkTakenType(at, type, name, allowed, context))
    checkValues(at, isWritten, values ?? [], name, allowed, context);
}

type Type = keyof typeof typeNames;

/** Whether the contract takes a value of that type. */
export function checkTakenType(
  at: Cursor<unknown>,
  type: Type,
  name: string,
  { types }: Allowed,
  { report }: Context,
): boolean {
  if (type === 'unknown' || types.has(type) || types.has('unknown')) return true;
  const taken = [...types].map((each) => typeNames[each]).join(' or ');
  report.add(
    'JC320',
    at,
    `The contract takes ${taken} for \`${name}\`, and this is ${typeNames[type]}.`,
  );
  return false;
}

function checkValues(
  at: Cursor<unknown>,
  written: boolean,
  values: readonly Json[],
  name: string,
  { values: taken, whole }: Allowed,
  { report }: Context,
): void {
  const given = values.filter((value) => value !== null);
  if (written && whole && given.some((value) => typeof value === 'number' && value % 1 !== 0))
    report.add('JC320', at, `The contract takes whole numbers for \`${name}\`.`);
  if (taken === null || given.length === 0) return;
  const refused = given.filter((value) => !taken.includes(value));
  // A call that takes one value may be made only when the rule gives it; which `when` says.
  if (refused.length === 0 || (taken.length === 1 && refused.length < given.length)) return;
  const [first = null] = refused;
  report.add(
    'JC320',
    at,
    written
      ? `The contract does not take \`${show(first)}\` for \`${name}\`.`
      : `This can be \`${show(first)}\`, which the contract does not take for \`${name}\`.`,
    { help: didYouMean(show(first), taken.map(show)) },
  );
}
