import type { Failure, Json, JsonObject } from '../../engine';
import { joinPath, keysOfPath, placeOfItem, placesRoot } from '../../rules';
import type { Context } from '../context';
import { didYouMean } from '../diagnostic';
import { unsafeKeys, type Cursor } from '../source';
import { resolveAnswer, resolveItem } from './resolve-answer';
import { lookupShape } from '../wire';
import { resolveCommit, resolveCommits } from './resolve-commit';
import { hasPlace, resolvePlace, resolvePlaceOfItem } from './resolve-place';
import { resolveShape } from './resolve-shape';
import { shapeOfFact } from './shape-of-fact';
import type { Scope } from './scope';
import { typed, typeOfLiteral, unknown, type Typed } from './typed';

/** What is known of the value at a path; an undeclared path is reported. */
export function resolvePath(
  path: string,
  at: Cursor<unknown>,
  scope: Scope,
  context: Context,
): Typed {
  const keys = keysOfPath(path);
  const [root = '', second] = keys;
  if (keys.length === 0 || keys.some((key) => key === '' || unsafeKeys.has(key))) {
    context.report.add('JC312', at, `\`${path}\` is no path.`, {
      help: 'a path is made of declared names, with dots between them',
    });
    return unknown;
  }
  switch (root) {
    case 'facts':
      return resolveFact(second, keys.slice(2), at, context);
    case 'lookups':
      return resolveLookup(keys, at, context);
    case 'calendars':
      return resolveCalendar(keys, at, context);
    case 'settings':
      return resolveSetting(keys, at, context);
    case 'today':
      return typed('text');
    case 'commits':
      return resolveCommits(keys, at, context);
    case placesRoot:
      return resolvePlace(keys, at, context);
    case 'with':
    case 'answer':
    case 'failure':
    case 'item':
    case 'commit':
    case 'run':
    case 'consents':
      if (!scope.locals.includes(root)) {
        context.report.add('JC409', at, `\`${root}\` is not known here.`, {
          help: whereKnown[root],
        });
      }
      if (root === 'run') return resolveRun(keys, at, context);
      if (root === 'failure') return resolveFailure(keys, at, context);
      if (root === 'consents') return resolveConsents(keys, at, context);
      if (root === 'commit')
        return scope.commit === undefined
          ? unknown
          : resolveCommit(keys, scope.commit, at, context);
      if (root === 'answer' && scope.answer !== undefined)
        return resolveShape(scope.answer, keys.slice(1), root, at, context);
      if (path === placeOfItem && hasPlace(scope)) return resolvePlaceOfItem(at, scope, context);
      if (root === 'item' && scope.itemShape !== undefined)
        return resolveShape(scope.itemShape, keys.slice(1), root, at, context);
      return root === 'item' && scope.item ? resolveItem(keys, scope.item, at, context) : unknown;
    default:
      return scope.isEarlier === true ? unknown : resolveAnswer(path, at, context);
  }
}

const whereKnown = {
  with: '`with` is known in calls and sequences',
  answer:
    '`answer` is known in okWhen, keep, then and stopWhen of a sequence step, and in doneWhen and noWhen of a commit',
  failure: '`failure` is known in onFailure of a sequence step',
  item: '`item` is known in the summary of a list, in screens/, and where `where`, `some` or `every` asks of a list',
  commit:
    '`commit` is known in calls that only sequences with a `commit` make, in its question and in what it says',
  run: '`run` is known in `when` of the steps of a sequence with a `commit`',
  consents: '`consents.given` is known in `record` of a commit',
};

function resolveFact(
  name: string | undefined,
  inner: readonly string[],
  at: Cursor<unknown>,
  context: Context,
): Typed {
  const { facts } = context.symbols;
  const fact = name === undefined ? undefined : facts.get(name);
  if (name !== undefined && fact !== undefined) {
    return inner.length === 0
      ? context.typeOfFact(name)
      : resolveShape(shapeOfFact(name, context), inner, `facts.${name}`, at, context);
  }
  context.report.add('JC313', at, `There is no fact \`${name ?? ''}\`.`, {
    help: didYouMean(name ?? '', facts.keys()),
  });
  return unknown;
}

function resolveRun(keys: readonly string[], at: Cursor<unknown>, { report }: Context): Typed {
  const [, name = '', ...deeper] = keys;
  if (name === 'unsure' && deeper.length === 0) return typed('boolean');
  report.add('JC312', at, `A run has no \`${joinPath(name, ...deeper)}\`.`, {
    help: didYouMean(name, ['unsure']),
  });
  return unknown;
}

/** Of a call that failed (Q5, Q8); a record of tracking may be sent without one. */
const ofFailure: Readonly<Record<string, Typed>> = {
  kind: {
    type: 'text',
    values: ['http', 'timeout', 'network', 'malformed', 'notSent'] satisfies Failure['kind'][],
    optional: true,
  },
  status: { type: 'number', values: null, optional: true },
  message: { type: 'text', values: null, optional: true },
};

function resolveFailure(keys: readonly string[], at: Cursor<unknown>, { report }: Context): Typed {
  const [, name = '', ...deeper] = keys;
  const found = deeper.length === 0 ? ofFailure[name] : undefined;
  if (found !== undefined || keys.length === 1) return found ?? unknown;
  report.add('JC312', at, `A failure has no \`${joinPath(name, ...deeper)}\`.`, {
    help: didYouMean(name, Object.keys(ofFailure)),
  });
  return unknown;
}

function resolveConsents(keys: readonly string[], at: Cursor<unknown>, { report }: Context): Typed {
  const [, name = '', ...deeper] = keys;
  if (name === 'given' && deeper.length === 0) return typed('list');
  report.add('JC312', at, `There is no \`consents.${joinPath(name, ...deeper)}\`.`, {
    help: didYouMean(name, ['given']),
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
  const [, name = '', ...inner] = keys;
  if (!checkLookup(name, at, context)) return unknown;
  return resolveShape(lookupShape(name, context), inner, `lookups.${name}`, at, context);
}

function resolveCalendar(keys: readonly string[], at: Cursor<unknown>, context: Context): Typed {
  const { calendars } = context.symbols;
  const [, name = '', ...inner] = keys;
  if (calendars.has(name) && inner.length === 0) return typed('calendar');
  context.report.add('JC312', at, `There is no calendar \`${joinPath(name, ...inner)}\`.`, {
    help: didYouMean(name, calendars.keys()) ?? 'write it in calendars/',
  });
  return unknown;
}

function resolveSetting(keys: readonly string[], at: Cursor<unknown>, context: Context): Typed {
  let value: Json | undefined = context.symbols.settings;
  for (const key of keys.slice(1)) {
    if (typeof value !== 'object' || value === null) return unknown;
    const inner: Json | undefined = (value as JsonObject)[key];
    if (inner === undefined) {
      context.report.add('JC314', at, `\`${joinPath(...keys)}\` is not declared.`, {
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
