import type { Json, Rule } from '../../engine';
import {
  kindAt,
  lookupStatuses,
  operatorOf,
  operators,
  type ArgumentKind,
  type Operator,
} from '../../rules';
import type { Context } from '../context';
import { didYouMean, nearest } from '../diagnostic';
import { isKnownOperator, isOwnName } from '../own';
import type { Cursor } from '../source';
import { compileEntry } from './compile-entry';
import { checkArgument } from './check-argument';
import { checkEquality, checkIncluded, checkMembership } from './check-equality';
import { checkFirstWhere } from './check-first-where';
import { checkAsks, checkItemsOf, placeOfItem } from './each-item';
import { checkLiterals } from './check-literals';
import { compileOrdered } from './compile-ordered';
import { checkSum } from './check-sum';
import { homeOf } from './home-of';
import { assured, nameOf, type Place } from './place';
import { refused } from './refused';
import { resolvePath } from './resolve-path';
import type { Scope } from './scope';
import { either, typed, typeNames, typeOfLiteral, unknown, type Typed } from './typed';
import type { TypedRule } from './typed-rule';

const deepest = 32;

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
  const given = at.part(name, at.value[name] ?? null);
  if (name === 'entry') return entry(given, place);
  const { own } = place.context;
  const operator = isKnownOperator(name, own) ? operatorOf(name) : undefined;
  if (operator === undefined) {
    report.add('JC401', given, `\`${name}\` is no operator that is known here.`, {
      key: true,
      help: helpFor(name, [...own.operators.keys()]),
    });
    return { rule: at.value, typed: unknown };
  }
  own.used.add(name);
  const many = Array.isArray(given.value);
  const values = (many ? given.value : [given.value]) as readonly Rule[];
  const parts = values.map((value, index) => (many ? given.part(index, value) : given));
  const { count, odd, help = null } = operator.takes;
  const [least, most] = count;
  if (parts.length < least || parts.length > most || (odd === true && parts.length % 2 === 0)) {
    report.add(
      'JC402',
      given,
      `\`${name}\` takes ${countOf(operator)}, and this has ${parts.length}.`,
      { key: true, help },
    );
    return { rule: at.value, typed: unknown };
  }
  const visited = visitArguments(name, operator, parts, place);
  const isOrdered = kindAt(operator, 0, parts.length) === 'ordered';
  const found = isOrdered ? compileOrdered(name, given, parts, visited, deeper(place)) : visited;
  const rule = { [name]: many ? found.map((each) => each.rule) : (found[0]?.rule ?? null) };
  const result = resultOf(name, operator, parts, found, place);
  const isGiven = place.answered.has(nameOf(rule));
  return { rule, typed: isGiven ? { ...result, optional: false } : result };
}

/** What is meant by the name of no operator, or which file would define it. */
function helpFor(name: string, own: readonly string[]): string | null {
  const known = refused[name] ?? didYouMean(name, [...Object.keys(operators), ...own]);
  if (!isOwnName(name)) return known;
  return nearest(name, own) === null ? `operators/${name}.js would define it` : known;
}

/** What a directory says of an id; its name and that of the key stand in the rule itself. */
function entry(given: Cursor<Rule>, place: Place): TypedRule {
  const parts = Array.isArray(given.value)
    ? (given.value as readonly Rule[]).map((value, index) => given.part(index, value))
    : [];
  if (parts.length !== 3) {
    place.context.report.add('JC402', given, '`entry` takes a directory, an id and a key.', {
      key: true,
    });
    return { rule: given.value, typed: unknown };
  }
  const [, id] = parts;
  const compiled = id === undefined ? null : visit(id, deeper(place)).rule;
  return compileEntry(given, parts, compiled, place.context);
}

function countOf({ takes: { count, words } }: Operator): string {
  const [least, most] = count;
  if (words !== undefined) return words;
  if (least === most) return `${least} argument${least === 1 ? '' : 's'}`;
  return most === Number.POSITIVE_INFINITY ? `at least ${least}` : `${least} to ${most} arguments`;
}

/** What stands in the rule itself. */
const written: ReadonlySet<ArgumentKind> = new Set([
  'path',
  'key',
  'literalList',
  'lookup',
  'pattern',
]);

function visitArguments(
  name: string,
  operator: Operator,
  parts: readonly Cursor<Rule>[],
  outer: Place,
): readonly TypedRule[] {
  let place = deeper(outer);
  /** In a choice, where the condition before holds. */
  let held = place;
  return parts.map((part, index) => {
    const kind = kindAt(operator, index, parts.length);
    if (written.has(kind)) {
      checkArgument(name, kind, part, place);
      return { rule: part.value, typed: typeOfLiteral(part.value) };
    }
    const isOfItem = operator.each === true && kind === 'condition';
    const isBranch = operator.flow === 'choice' && kind === 'value' && index < parts.length - 1;
    const here = isOfItem ? placeOfItem(parts[0]?.value ?? null, place) : isBranch ? held : place;
    const found = kind === 'condition' ? condition(part, here) : visit(part, here);
    // What is put in an order is of one kind, which all of it together says.
    if (kind !== 'ordered') checkArgument(name, kind, part, here, found.typed);
    if (isOfItem) checkAsks(part, place.context);
    // A later part is read where the earlier ones have turned out so that it matters.
    if (operator.flow === 'choice' && kind === 'condition') held = assured(place, part.value, true);
    if (kind === 'condition') place = assured(place, part.value, operator.flow === 'all');
    return found;
  });
}

function resultOf(
  name: string,
  operator: Operator,
  parts: readonly Cursor<Rule>[],
  found: readonly TypedRule[],
  place: Place,
): Typed {
  const types = found.map((each) => each.typed);
  const kinds = parts.map((_, index) => kindAt(operator, index, parts.length));
  const [path] = parts;
  if (kinds[0] === 'path')
    return typeof path?.value === 'string'
      ? resolvePath(path.value, path.as(path.value), place.scope, place.context)
      : unknown;
  if (kinds[0] === 'lookup') return typed('text', lookupStatuses);
  checkTogether(name, kinds, parts, types, place);
  if (operator.flow === 'choice')
    return types.filter((_, index) => kinds[index] === 'value').reduce((a, b) => either(a, b));
  if (operator.gives === 'condition') return typed('boolean');
  if (operator.gives === 'value') return operator.lists === true ? typed('list') : unknown;
  const optional =
    operator.nothing === 'always' ||
    (operator.nothing === 'withArgument' && types.some((each) => each.optional)) ||
    (operator.nothing === 'withoutNumber' &&
      !types.some((each) => each.type === 'number' && !each.optional));
  return { type: operator.gives, values: null, optional };
}

/** What arguments must be to each other. */
function checkTogether(
  name: string,
  kinds: readonly ArgumentKind[],
  parts: readonly Cursor<Rule>[],
  types: readonly Typed[],
  { scope, context }: Place,
): void {
  const [first = unknown, second = unknown] = types;
  if (kinds[0] === 'compared' && kinds[1] === 'compared')
    checkEquality(name, parts, first, second, context);
  checkLiterals(name, parts, context);
  if (kinds[1] === 'literalList') checkMembership(parts, first, context);
  if (kinds[0] === 'list' && kinds[1] === 'value') checkIncluded(parts, first, context);
  if (kinds[0] === 'addend') checkSum(parts, types, scope, context);
  if (name === 'itemsOf') checkItemsOf(parts, scope, context);
  if (kinds[1] === 'key') checkFirstWhere(parts, types, context);
}
