import type { Template } from '../../engine';
import { isRule } from '../../rules';
import { checkTaken, checkTakenType } from '../build/check-taken';
import type { Context } from '../context';
import {
  allowedBy,
  attemptScope,
  commitsOfCall,
  compileTyped,
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
    checkTakenType(at, 'list', name, allowed, context);
    const item = itemShape(shape);
    if (!item.found) return;
    (value as readonly Template[]).forEach((each, index) => {
      check(at.part(index, each), item.shape, name, scope, context);
    });
    return;
  }
  if (isStructure(value)) {
    checkTakenType(at, 'object', name, allowed, context);
    for (const [key, each] of Object.entries(value)) {
      const inner = shapeAt(shape, [key]);
      if (inner.found) check(at.part(key, each), inner.shape, key, scope, context);
    }
    return;
  }
  const isWritten = typeof value !== 'object' || value === null;
  const found = isWritten ? typeOfLiteral(value) : compileTyped(at, scope, context).typed;
  checkTaken(at, found, name, allowed, context);
}

/** An object that is no rule. */
const isStructure = (value: Template): value is Readonly<Record<string, Template>> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return !isRule(value);
};
