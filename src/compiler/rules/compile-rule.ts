import type { Json, Lookup, Rule } from '../../engine';
import type { Context } from '../context';
import { didYouMean } from '../diagnostic';
import type { Cursor } from '../source';
import { checkArgument } from './check-argument';
import { checkEquality, checkMembership } from './check-equality';
import { checkFirstWhere } from './check-first-where';
import { checkSum } from './check-sum';
import { homeOf } from './home-of';
import { operatorTable, refused, type ArgumentKind } from './operator-table';
import { assured, type Place } from './place';
import { resolvePath } from './resolve-path';
import type { Scope } from './scope';
import { either, typed, typeNames, typeOfLiteral, unknown, type Typed } from './typed';
import type { TypedRule } from './typed-rule';

const deepest = 32;

/** Of a day that is not given there is nothing to say; sums and counts take nothing for 0. */
const ofDates = new Set(['yearsSince', 'addDays', 'addWorkingDays']);

const statuses: readonly Lookup['status'][] = ['idle', 'loading', 'ready', 'failed'];

/** Checks a value rule; notes in it (`source`) are left out. */
export function compileTyped(at: Cursor<Rule>, scope: Scope, context: Context): TypedRule {
  const { value } = at;
  if (value === null || typeof value !== 'object')
    return { rule: value, typed: typeOfLiteral(value) };
  // Every variant of a section meets its rules, and so do the checks of `lint/`.
  const home = homeOf(context);
  const met = context.rulesMet.get(at) ?? [];
  const earlier = met.find((each) => each.scope === scope && each.home === home);
  if (earlier !== undefined) return earlier.found;
  const found = visit(at, { scope, context, depth: 1, answered: nothing });
  context.rulesMet.set(at, [...met, { scope, home, found }]);
  return found;
}

const nothing: ReadonlySet<string> = new Set();

export function compileValue(
  at: Cursor<Rule> | null,
  absent: Json,
  scope: Scope,
  context: Context,
): Rule {
  return at === null ? absent : compileTyped(at, scope, context).rule;
}

/** Checks a rule that must be true or false. */
export function compileCondition(
  at: Cursor<Rule> | null,
  absent: boolean,
  scope: Scope,
  context: Context,
  answered: readonly string[] = [],
): Rule {
  if (at === null) return absent;
  return answered.length === 0
    ? mustBeTrueOrFalse(at, compileTyped(at, scope, context), context).rule
    : condition(at, { scope, context, depth: 1, answered: new Set(answered) }).rule;
}

const condition = (at: Cursor<Rule>, place: Place): TypedRule =>
  mustBeTrueOrFalse(at, visit(at, place), place.context);

function mustBeTrueOrFalse(at: Cursor<Rule>, found: TypedRule, { report }: Context): TypedRule {
  const { type } = found.typed;
  if (type !== 'boolean' && type !== 'unknown') {
    report.add('JC404', at, `A condition must be true or false, and this is ${typeNames[type]}.`, {
      help: 'compare it with `===`, or ask `isAnswered`',
    });
  }
  return found;
}

function visit(at: Cursor<Rule>, place: Place): TypedRule {
  const { value } = at;
  const { report } = place.context;
  if (value === null || typeof value !== 'object')
    return { rule: value, typed: typeOfLiteral(value) };
  if (place.depth === 1) place.context.rules.add(`${at.file.path} ${at.pointer.join(' ')}`);
  if (place.depth > deepest) {
    report.add('JC407', at, `Rules may be nested ${deepest} deep.`, {
      help: 'give a part of it a name in facts/',
    });
    return { rule: value, typed: unknown };
  }
  if (Array.isArray(value)) {
    const list = at.as(value as readonly Rule[]);
    const rule = list.value.map((each, index) => visit(list.part(index, each), deeper(place)).rule);
    return { rule, typed: typed('list') };
  }
  const object = value as Readonly<Record<string, Rule>>;
  // A note of where a rule comes from is for people and is not run.
  const note: unknown = object['source'];
  if (note !== undefined && !Array.isArray(note))
    report.add('JC202', at.part('source', note), '`source` is a list of clause ids.');
  const names = Object.keys(object).filter((name) => name !== 'source');
  const [name = ''] = names;
  if (names.length !== 1) {
    report.add('JC403', at, `A rule has exactly one operator, and this has ${names.length}.`, {
      help: names.length > 1 ? `join them with \`and\`: ${names.join(', ')}` : null,
    });
    return { rule: value, typed: unknown };
  }
  return operation(name, at.as(object), place);
}

const deeper = ({ scope, context, depth, answered }: Place): Place => ({
  scope,
  context,
  depth: depth + 1,
  answered,
});

function operation(
  name: string,
  at: Cursor<Readonly<Record<string, Rule>>>,
  place: Place,
): TypedRule {
  const { report } = place.context;
  const operator = Object.hasOwn(operatorTable, name) ? operatorTable[name] : undefined;
  const given = at.part(name, at.value[name] ?? null);
  if (operator === undefined) {
    report.add('JC401', given, `\`${name}\` is no operator that is known here.`, {
      key: true,
      help: refused[name] ?? didYouMean(name, Object.keys(operatorTable)),
    });
    return { rule: at.value, typed: unknown };
  }
  const many = Array.isArray(given.value);
  const values = (many ? given.value : [given.value]) as readonly Rule[];
  const parts = values.map((value, index) => (many ? given.part(index, value) : given));
  const [least, most] = operator.arity;
  const isOdd = name === 'if' || name === 'firstWhere';
  if (parts.length < least || parts.length > most || (isOdd && parts.length % 2 === 0)) {
    report.add(
      'JC402',
      given,
      `\`${name}\` takes ${countOf(name, least, most)}, and this has ${parts.length}.`,
      {
        key: true,
        help: arityHelp[name] ?? null,
      },
    );
    return { rule: at.value, typed: unknown };
  }
  const found = visitArguments(name, operator.takes, parts, place);
  const rule = { [name]: many ? found.map((each) => each.rule) : (found[0]?.rule ?? null) };
  return { rule, typed: resultOf(name, parts, found, place) };
}

const arityHelp: Readonly<Record<string, string>> = {
  if: 'an `if` always has an else',
  var: 'a path has no default: what is not there reads as nothing, which `isAnswered` asks',
};

function countOf(name: string, least: number, most: number): string {
  if (name === 'if') return 'condition, value … and an else';
  if (name === 'firstWhere') return 'a list, then a key and its value, and perhaps another of each';
  if (least === most) return `${least} argument${least === 1 ? '' : 's'}`;
  return most === Number.POSITIVE_INFINITY ? `at least ${least}` : `${least} to ${most} arguments`;
}

function visitArguments(
  name: string,
  takes: readonly ArgumentKind[],
  parts: readonly Cursor<Rule>[],
  outer: Place,
): readonly TypedRule[] {
  let place = deeper(outer);
  return parts.map((part, index) => {
    const kind =
      name === 'if'
        ? kindInIf(index, parts.length)
        : (takes[Math.min(index, takes.length - 1)] ?? 'value');
    if (kind === 'path' || kind === 'literal' || kind === 'literalList' || kind === 'lookup') {
      checkArgument(name, kind, part, place);
      return { rule: part.value, typed: typeOfLiteral(part.value) };
    }
    const found = kind === 'condition' ? condition(part, place) : visit(part, place);
    checkArgument(name, kind, part, place, found.typed);
    // What an earlier part of `and`, or the condition of `if`, has made sure of holds for the next.
    if (name === 'and' || (name === 'if' && kind === 'condition'))
      place = assured(place, part.value, true);
    if (name === 'or') place = assured(place, part.value, false);
    return found;
  });
}

const kindInIf = (index: number, count: number): ArgumentKind =>
  index % 2 === 0 && index < count - 1 ? 'condition' : 'value';

function resultOf(
  name: string,
  parts: readonly Cursor<Rule>[],
  found: readonly TypedRule[],
  place: Place,
): Typed {
  const types = found.map((each) => each.typed);
  const [first = unknown, second = unknown] = types;
  if (name === 'var') {
    const path = parts[0];
    return typeof path?.value === 'string'
      ? resolvePath(path.value, path, place.scope, place.context)
      : unknown;
  }
  if (name === '===' || name === '!==') checkEquality(name, parts, first, second, place.context);
  if (name === 'in') checkMembership(parts, first, place.context);
  if (name === 'sum') checkSum(parts, types, place.context);
  if (name === 'firstWhere') checkFirstWhere(parts, place.context);
  if (name === 'if') {
    return types
      .filter((_, index) => kindInIf(index, types.length) === 'value')
      .reduce((a, b) => either(a, b));
  }
  const gives = operatorTable[name]?.gives ?? 'value';
  if (gives === 'condition') return typed('boolean');
  if (name === 'lookupStatus') return typed('text', statuses);
  if (gives === 'value') return unknown;
  return { type: gives, values: null, optional: ofDates.has(name) };
}
