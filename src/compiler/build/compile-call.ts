import type { JsonObject, Template } from '../../engine';
import type { CompiledCall } from '../../journey';
import { isObject, isRule, keysOfPath } from '../../rules';
import { bodyProperties, checkNames } from '../contract';
import type { Context } from '../context';
import { didYouMean } from '../diagnostic';
import type { CallSource } from '../language';
import { noted } from '../origins';
import { attemptScope, commitsOfCall, plainScope, resolveShape, type Scope } from '../rules';
import { entries, type Cursor } from '../source';
import { compileText } from '../text';
import { pickedShape } from '../wire';
import { compilePicks } from './compile-pick';
import { compileTemplate } from './compile-template';

export function compileCall(at: Cursor<CallSource>, context: Context): CompiledCall {
  const { value } = at;
  const operation = context.operations.get(value.operation);
  if (operation === undefined) {
    context.report.add(
      'JC310',
      at.at('operation'),
      `The contract has no operation \`${value.operation}\`.`,
      {
        help: didYouMean(value.operation, context.operations.keys()),
      },
    );
  }
  const scope = attemptScope(commitsOfCall(value.id, context));
  const parameters = (part: 'path' | 'query') => {
    const written = at.find(part);
    const known = operation?.[part];
    if (known !== undefined) {
      const required = [...known].filter(([, needed]) => needed).map(([name]) => name);
      const where = `The ${part} of \`${value.operation}\``;
      checkNames(
        written ?? at,
        written?.value ?? {},
        { names: known.keys(), required, where },
        context,
      );
    }
    return templates(written, scope, context);
  };
  const body = at.find('body');
  if (body !== null && operation?.body === null) {
    context.report.add('JC315', body, `The operation \`${value.operation}\` takes no body.`, {
      key: true,
    });
  }
  if (body === null && operation !== undefined && operation.body !== null) {
    context.report.add(
      'JC316',
      at,
      `The operation \`${value.operation}\` takes a body, and there is none.`,
    );
  }
  const meant = body === null ? null : operationOfBody(body, value.operation, context);
  if (body !== null && meant !== null)
    context.report.add(
      'JC315',
      at.at('operation'),
      `\`${value.operation}\` takes little of this body, and \`${meant}\` all of it.`,
      { help: `did you mean \`${meant}\`?`, also: [{ at: body, message: 'the body' }] },
    );
  const kept = pickedShape(value, context);
  for (const [key, said] of entries(at.find('sensitive')))
    resolveShape(kept, keysOfPath(key), value.id, said, context);
  const made = {
    id: value.id,
    operation: value.operation,
    path: parameters('path'),
    query: parameters('query'),
    body:
      body === null
        ? null
        : compileTemplate(body, meant === null ? (operation?.body ?? null) : null, scope, context),
    pick: compilePicks(at, context),
    none: value.none ?? [],
    silent: value.silent ?? false,
    repeat: value.repeat ?? null,
    alreadyDone: value.alreadyDone ?? [],
    refuses: value.refuses ?? [],
    patience: value.patience ?? null,
    within: value.within ?? null,
    busy: compileText(at.find('busy'), plainScope, context),
    failed: compileText(at.find('failed'), plainScope, context),
  };
  const pick = at.find('into') ?? at.find('answer');
  return noted(made, at, context, { shown: 'id', keys: { pick } });
}

/** The one operation that takes all of a body of which the one that is named does not take half; null for none. */
function operationOfBody(
  { value }: Cursor<Template>,
  named: string,
  { operations, contract }: Context,
): string | null {
  if (!isObject(value) || isRule(value)) return null;
  const keys = Object.keys(value);
  /** null where it takes anything. */
  const takes = (body: JsonObject): number | null => {
    const { properties, open } = bodyProperties(body, contract);
    return open ? null : keys.filter((key) => properties.has(key)).length;
  };
  const operation = operations.get(named);
  if (operation === undefined || operation.body === null) return null;
  if ((takes(operation.body) ?? keys.length) * 2 >= keys.length) return null;
  const [other, ...more] = [...operations].filter(
    ([, { body }]) => body !== null && takes(body) === keys.length,
  );
  return other === undefined || more.length > 0 ? null : other[0];
}

function templates(
  at: Cursor<Readonly<Record<string, Template>>> | null,
  scope: Scope,
  context: Context,
): Readonly<Record<string, Template>> {
  return Object.fromEntries(
    entries(at).map(([name, each]) => [name, compileTemplate(each, null, scope, context)]),
  );
}
