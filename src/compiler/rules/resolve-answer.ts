import { isInside, joinPath, keysOfPath, restOf } from '../../rules';
import type { Context } from '../context';
import { didYouMean, nearest } from '../diagnostic';
import { areLookedUp, type FieldSource } from '../language';
import type { Cursor } from '../source';
import type { AnswerSymbol, InnerSymbol } from '../symbols';
import { keptShape, shapeAt } from '../wire';
import { resolveShape } from './resolve-shape';
import type { ValueType } from '../../journey';
import { unknown, type Typed } from './typed';

const types: Readonly<Record<AnswerSymbol['type'], ValueType>> = {
  string: 'text',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  object: 'object',
  array: 'list',
};

/** A key of an item, with its type. */
export function resolveItem(
  [, key = '', ...deeper]: readonly string[],
  item: ReadonlyMap<string, InnerSymbol>,
  at: Cursor<unknown>,
  context: Context,
): Typed {
  const { report } = context;
  const found = item.get(key);
  if (found === undefined) {
    report.add('JC312', at, `An item keeps no \`${key}\`.`, { help: didYouMean(key, item.keys()) });
    return unknown;
  }
  if (deeper.length === 0) return typedOfAnswer(found);
  const [next = '', ...rest] = deeper;
  if (found.inner !== undefined && found.inner !== null && /^\d+$/.test(next))
    return rest.length === 0
      ? { type: 'object', values: null, optional: true }
      : resolveItem(['item', ...rest], found.inner, at, context);
  if (found.type !== 'object' || (found.keys !== null && !found.keys.has(next))) {
    report.add('JC312', at, `The answer \`item.${key}\` keeps no \`${next}\`.`);
  }
  return unknown;
}

export const typedOfAnswer = ({ type, values, items, isTime, always }: InnerSymbol): Typed => ({
  type: types[type],
  values,
  optional: always !== true,
  ...(items !== undefined && { items }),
  ...(type === 'string' && isTime !== undefined && { isTime }),
});

/** A draft is read by the section that asks for it and by those of items in it, and by nothing else. */
function checkDraft(symbol: AnswerSymbol, at: Cursor<unknown>, context: Context): void {
  const { draft, path } = symbol;
  if (draft === null || draft === context.home) return;
  const { lists } = context.symbols;
  if (lists.get(context.home ?? '')?.host.value.id === draft) return;
  const list = lists.get(draft)?.path ?? '';
  context.report.add(
    'JC511',
    at,
    `\`${path}\` is the draft of an item, which only \`${draft}\` reads.`,
    {
      help: `what was saved is in the list \`${list}\``,
    },
  );
}

/** Of an answer that holds others: an item of a list, or a part of a composite. */
function resolveInner(
  { path: outer, type, inner }: AnswerSymbol,
  path: string,
  at: Cursor<unknown>,
  context: Context,
): Typed {
  const keys = keysOfPath(restOf(path, outer));
  if (inner === null) return unknown;
  if (type === 'array') {
    const [index = '', ...rest] = keys;
    if (!/^\d+$/.test(index)) {
      context.report.add('JC312', at, `\`${outer}\` is a list, and has no \`${index}\`.`, {
        help: `an item is \`${outer}.0\`; a sum over all is {"sum": [{"var": "${outer}"}, "${index}"]}`,
      });
      return unknown;
    }
    return rest.length === 0
      ? { type: 'object', values: null, optional: true }
      : { ...resolveItem(['item', ...rest], inner, at, context), optional: true };
  }
  const [key = ''] = keys;
  const part = inner.get(key);
  if (part === undefined || keys.length > 1) {
    context.report.add('JC312', at, `The answer \`${outer}\` has no \`${joinPath(...keys)}\`.`, {
      help: didYouMean(key, inner.keys()),
    });
    return unknown;
  }
  return typedOfAnswer(part);
}

/** Where a key of what is offered would be kept, whoever reads it; null for a key that none has. */
function leftOut(
  { at, path }: AnswerSymbol,
  key: string,
  context: Context,
): Cursor<unknown> | null {
  const offered = keptShape(path, context);
  if (offered === null || !shapeAt(offered, [key]).found) return null;
  const options = (at as Cursor<FieldSource>).find('options');
  return options !== null && areLookedUp(options.value)
    ? options.part('keep', options.value.keep)
    : null;
}

/** Where several questions share an answer, each keeps what is read of it and what is offered there. */
function checkKept(
  { path, keys, kept = [] }: AnswerSymbol,
  key: string,
  at: Cursor<unknown>,
  context: Context,
): void {
  if (keys !== null && kept.length < 2) return;
  const lacking = kept.find(({ value }) => !value.includes(key));
  const offered = lacking === undefined ? null : keptShape(path, context);
  if (lacking === undefined || offered === null || !shapeAt(offered, [key]).found) return;
  context.report.add(
    'JC312',
    lacking,
    `Whoever answers \`${path}\` here has no \`${key}\`, which is read of it.`,
    {
      ...{ severity: 'warning', help: 'add it to `keep`' },
      also: [{ at, message: 'read here' }],
    },
  );
}

/** What is known of an answer, of a part of it, or of several that share a beginning. */
export function resolveAnswer(path: string, at: Cursor<unknown>, context: Context): Typed {
  const symbol = context.symbols.answers.get(path);
  if (symbol !== undefined) {
    checkDraft(symbol, at, context);
    return typedOfAnswer(symbol);
  }
  const { answers } = context.symbols;
  for (const [outer, answer] of answers) {
    const { type, keys } = answer;
    if (!isInside(path, outer) || (type !== 'object' && type !== 'array')) continue;
    checkDraft(answer, at, context);
    if (answer.inner !== null) return resolveInner(answer, path, at, context);
    const inner = keysOfPath(restOf(path, outer));
    const [key = ''] = inner;
    if (keys !== null && !keys.has(key)) {
      const isMisspelt = nearest(key, keys) !== null;
      const left = isMisspelt ? null : leftOut(answer, key, context);
      const message = `The answer \`${outer}\` keeps no \`${key}\`.`;
      context.report.add('JC312', left ?? at, message, {
        help: isMisspelt ? didYouMean(key, keys) : `add it to \`keep\``,
        ...(left !== null && { also: [{ at, message: 'read here' }] }),
      });
      return unknown;
    }
    checkKept(answer, key, at, context);
    return resolveShape(keptShape(outer, context), inner, outer, at, context);
  }
  for (const [inner, answer] of answers) {
    if (!isInside(inner, path)) continue;
    checkDraft(answer, at, context);
    return { type: 'object', values: null, optional: true };
  }
  context.report.add('JC312', at, `Nothing declares \`${path}\`.`, {
    help:
      didYouMean(path, [
        ...answers.keys(),
        ...[...context.symbols.facts.keys()].map((name) => `facts.${name}`),
      ]) ?? 'bind a field to it, or declare it in `records` of journey.json',
  });
  return unknown;
}
