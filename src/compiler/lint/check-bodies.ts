import type { Json, Template } from '../../engine';
import { isRule } from '../../rules';
import type { Context } from '../context';
import { didYouMean } from '../diagnostic';
import {
  allowedBy,
  type Allowed,
  attemptScope,
  commitsOfCall,
  compileTyped,
  show,
  typeNames,
  typeOfLiteral,
  type Scope,
} from '../rules';
import type { Cursor } from '../source';
import type { Sources } from '../symbols';
import { itemShape, shapeAt, shapeOf, type Shape } from '../wire';

/** Each value of a body can be what the contract takes at its place. */
export function checkBodies({ calls }: Sources, context: Context): void {
  for (const call of calls) {
    const body = call.find('body');
    const schema = context.operations.get(call.value.operation)?.body ?? null;
    const scope = attemptScope(commitsOfCall(call.value.id, context));
    if (body !== null && schema !== null)
      check(body, shapeOf(schema, context.contract), 'the body', scope, context);
  }
}

function check(
  at: Cursor<Template>,
  shape: Shape | null,
  name: string,
  scope: Scope,
  context: Context,
): void {
  if (shape === null) return;
  const { value } = at;
  const allowed = allowedBy(shape);
  if (Array.isArray(value)) {
    checkType(at, 'list', name, allowed, context);
    const item = itemShape(shape);
    if (!item.found) return;
    (value as readonly Template[]).forEach((each, index) => {
      check(at.part(index, each), item.shape, name, scope, context);
    });
    return;
  }
  if (isStructure(value)) {
    checkType(at, 'object', name, allowed, context);
    for (const [key, each] of Object.entries(value)) {
      const inner = shapeAt(shape, [key]);
      if (inner.found) check(at.part(key, each), inner.shape, key, scope, context);
    }
    return;
  }
  const written = typeof value !== 'object' || value === null;
  const found = written ? typeOfLiteral(value) : compileTyped(at, scope, context).typed;
  if (!checkType(at, found.type, name, allowed, context)) return;
  checkValues(at, written, found.values ?? [], name, allowed, context);
}

/** An object that is no rule. */
const isStructure = (value: Template): value is Readonly<Record<string, Template>> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return !isRule(value);
};

type Type = keyof typeof typeNames;

function checkType(
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
