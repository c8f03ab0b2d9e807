import type { Json, Rule } from '../../engine';
import { nameUnder, pathOf } from '../../rules';
import type { CompiledCallUse } from '../../journey';
import type { Context } from '../context';
import { didYouMean } from '../diagnostic';
import { allowedBy, compileTyped, type Scope } from '../rules';
import { entries, type Cursor } from '../source';
import { placesIn, shapeOf, type BodyPlace } from '../wire';
import { checkReference } from './check-reference';
import { checkTaken } from './check-taken';

interface Use {
  readonly call: Cursor<string>;
  readonly as: Cursor<string> | null;
  readonly with: Cursor<Readonly<Record<string, Rule>>> | null;
}

/** One use of a call, with the values that it is given. */
export function compileCallUse(use: Use, scope: Scope, context: Context): CompiledCallUse {
  const call = use.call.value;
  if (checkReference('call', use.call, context)) checkParameters(use, context);
  return {
    call,
    as: use.as?.value ?? call,
    with: Object.fromEntries(
      entries(use.with).map(([name, at]) => {
        const { rule, typed } = compileTyped(at, scope, context);
        for (const { key, shape } of placesOf(name, call, context))
          if (shape !== null) checkTaken(at, typed, key, allowedBy(shape), context);
        return [name, rule];
      }),
    ),
  };
}

/** Where the body of a call sends a value that it is given, as it is. */
function placesOf(name: string, id: string, context: Context): readonly BodyPlace[] {
  const body = context.symbols.calls.get(id)?.find('body') ?? null;
  const schema = context.operations.get(context.symbols.calls.get(id)?.value.operation ?? '')?.body;
  if (body === null || schema === undefined || schema === null) return [];
  return [...placesIn(body, shapeOf(schema, context.contract))].filter(
    ({ at }) => pathOf(at.value) === `with.${name}`,
  );
}

/** What is given must be read, and what is read must be given: else it would silently be nothing. */
function checkParameters(use: Use, { symbols, report }: Context): void {
  const source = symbols.calls.get(use.call.value)?.value;
  if (source === undefined) return;
  const read = parametersOf([source.path ?? null, source.query ?? null, source.body ?? null]);
  const given = Object.keys(use.with?.value ?? {});
  for (const [name, at] of entries(use.with)) {
    if (read.has(name)) continue;
    report.add('JC317', at, `The call \`${use.call.value}\` does not read \`with.${name}\`.`, {
      key: true,
      help: didYouMean(name, read),
    });
  }
  for (const name of read) {
    if (given.includes(name)) continue;
    report.add(
      'JC317',
      use.call,
      `The call \`${use.call.value}\` reads \`with.${name}\`, which is not given.`,
      {
        help: `add it to \`with\`; null says that there is nothing`,
        severity: 'warning',
      },
    );
  }
}

/** Names after `with.` in a template. */
function parametersOf(template: Json): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (value: Json): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value as Readonly<Record<string, Json>>)) {
      const path: Json =
        key === 'var' && Array.isArray(inner) ? ((inner as readonly Json[])[0] ?? null) : inner;
      if (key === 'var' && typeof path === 'string') {
        const name = nameUnder('with', path);
        if (name !== null) names.add(name);
      } else visit(inner);
    }
  };
  visit(template);
  return names;
}
