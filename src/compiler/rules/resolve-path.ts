import type { Json, JsonObject } from '../../engine';
import type { Context } from '../context';
import { didYouMean, nearest } from '../diagnostic';
import { unsafeKeys, type Cursor } from '../source';
import type { AnswerSymbol } from '../symbols';
import type { Scope } from './scope';
import { typed, typeOfLiteral, unknown, type Typed, type ValueType } from './typed';

const types: Readonly<Record<AnswerSymbol['type'], ValueType>> = {
  string: 'text',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  object: 'object',
  array: 'list',
};

/** What is known of the value at a path; an undeclared path is reported. */
export function resolvePath(
  path: string,
  at: Cursor<unknown>,
  scope: Scope,
  context: Context,
): Typed {
  const keys = path.split('.');
  const [root = '', second] = keys;
  if (keys.some((key) => key === '' || unsafeKeys.has(key))) {
    context.report.add('JC312', at, `\`${path}\` is no path.`);
    return unknown;
  }
  switch (root) {
    case 'facts':
      return resolveFact(second, keys.length, at, context);
    case 'lookups':
      return resolveLookup(keys, at, context);
    case 'settings':
      return resolveSetting(keys, at, context);
    case 'today':
      return typed('text');
    case 'with':
    case 'answer':
    case 'failure':
    case 'item':
      if (!scope.locals.includes(root)) {
        context.report.add('JC409', at, `\`${root}\` is not known here.`, {
          help: whereKnown[root],
        });
      }
      return unknown;
    default:
      return resolveAnswer(path, at, context);
  }
}

const whereKnown = {
  with: '`with` is known in calls and sequences',
  answer: '`answer` is known in okWhen, doneWhen, then and stopWhen of a sequence step',
  failure: '`failure` is known in onFailure of a sequence step',
  item: '`item` is known in the texts of messages',
};

function resolveFact(
  name: string | undefined,
  depth: number,
  at: Cursor<unknown>,
  context: Context,
): Typed {
  const { facts } = context.symbols;
  const fact = name === undefined ? undefined : facts.get(name);
  if (name !== undefined && fact !== undefined) {
    return depth === 2 ? context.typeOfFact(name) : unknown;
  }
  context.report.add('JC313', at, `There is no fact \`${name ?? ''}\`.`, {
    help: didYouMean(name ?? '', facts.keys()),
  });
  return unknown;
}

/** Also says whether a lookup exists at all. */
export function checkLookup(
  name: string,
  at: Cursor<unknown>,
  { symbols, report }: Context,
): boolean {
  if (symbols.lookups.has(name)) return true;
  const help = symbols.calls.has(name)
    ? 'nothing makes this call, so nothing is ever kept under its name'
    : didYouMean(name, symbols.lookups.keys());
  report.add('JC307', at, `Nothing is kept under \`lookups.${name}\`.`, { help });
  return false;
}

function resolveLookup(keys: readonly string[], at: Cursor<unknown>, context: Context): Typed {
  const [, name = '', key] = keys;
  if (!checkLookup(name, at, context) || key === undefined) return unknown;
  const known = keysOfLookup(name, context);
  if (known !== null && !known.has(key)) {
    context.report.add('JC312', at, `The answer under \`lookups.${name}\` keeps no \`${key}\`.`, {
      help: didYouMean(key, known),
    });
  }
  return unknown;
}

/** Keys of `into`, where every call that fills the lookup has one. */
function keysOfLookup(name: string, { symbols }: Context): ReadonlySet<string> | null {
  const keys = new Set<string>();
  for (const id of symbols.lookups.get(name) ?? []) {
    const into = symbols.calls.get(id)?.value.into;
    if (into === undefined) return null;
    for (const key of Object.keys(into)) keys.add(key);
  }
  return keys;
}

function resolveSetting(keys: readonly string[], at: Cursor<unknown>, context: Context): Typed {
  let value: Json | undefined = context.symbols.settings;
  for (const key of keys.slice(1)) {
    if (typeof value !== 'object' || value === null) return unknown;
    const inner: Json | undefined = (value as JsonObject)[key];
    if (inner === undefined) {
      context.report.add('JC314', at, `\`${keys.join('.')}\` is not declared.`, {
        help: didYouMean(key, Object.keys(value)) ?? 'declare it in `settings` of journey.json',
      });
      return unknown;
    }
    value = inner;
  }
  // A brand may replace the value, not its type.
  const { type } = typeOfLiteral(value);
  return type === 'nothing' ? unknown : { type, values: null, optional: true };
}

function resolveAnswer(path: string, at: Cursor<unknown>, context: Context): Typed {
  const symbol = context.symbols.answers.get(path);
  if (symbol !== undefined) {
    return { type: types[symbol.type], values: symbol.values, optional: true };
  }
  const { answers } = context.symbols;
  for (const [outer, { type, keys }] of answers) {
    if (!path.startsWith(`${outer}.`) || (type !== 'object' && type !== 'array')) continue;
    const key = path.slice(outer.length + 1).split('.')[0] ?? '';
    if (keys !== null && !keys.has(key)) {
      context.report.add('JC312', at, `The answer \`${outer}\` keeps no \`${key}\`.`, {
        help: nearest(key, keys) === null ? `add it to \`keep\`` : didYouMean(key, keys),
      });
    }
    return unknown;
  }
  for (const inner of answers.keys()) {
    if (inner.startsWith(`${path}.`)) return { type: 'object', values: null, optional: true };
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
