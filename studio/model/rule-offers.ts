import type { Readable } from '../../src/journey';
import {
  isInside,
  kindAt,
  operatorNames,
  operatorOf,
  placesRoot,
  type ArgumentKind,
  type Operator,
} from '../../src/rules';
import { firstOf, isFact, knownOf, type Known, type Lexicon } from './lexicon';
import { operatorWords } from './operator-words';
import {
  entryOperator,
  isOperation,
  operation,
  reading,
  value,
  type OperationTree,
  type RuleTree,
} from './rule-tree';

/** Something that can be chosen for a part of a rule. */
export interface Offer {
  readonly key: string;
  readonly group: 'Facts, made once' | 'Answers' | 'Also known' | 'Built of parts';
  readonly words: string;
  /** Path of what it reads. */
  readonly path: string | null;
  /** What stands there if it is chosen. */
  readonly tree: RuleTree;
}

/** What fits where a condition, or a value of some kind, is expected. */
export function offersFor(kind: ArgumentKind, lexicon: Lexicon): readonly Offer[] {
  return kind === 'condition' ? conditions(lexicon) : values(kind, lexicon);
}

const groupOf = ({ path }: Readable): Offer['group'] =>
  isFact(path)
    ? 'Facts, made once'
    : ['lookups', 'settings', 'calendars', 'commits', placesRoot].some((root) =>
          isInside(path, root),
        ) || path === 'today'
      ? 'Also known'
      : 'Answers';

const inOrder: readonly Offer['group'][] = [
  'Facts, made once',
  'Answers',
  'Also known',
  'Built of parts',
];

const sorted = (offers: readonly Offer[]): readonly Offer[] =>
  inOrder.flatMap((group) => offers.filter((each) => each.group === group));

function conditions(lexicon: Lexicon): readonly Offer[] {
  const { words, readables } = lexicon;
  const offers = readables.flatMap((readable): readonly Offer[] => {
    const { path, type } = readable;
    const of = { group: groupOf(readable), path };
    const phrase = words.phrase(path);
    if (phrase !== null && type === 'boolean')
      return [
        { ...of, key: path, words: phrase.holds, tree: reading(path) },
        { ...of, key: `!${path}`, words: phrase.fails, tree: operation('!', reading(path)) },
      ];
    if (type === 'calendar') return [];
    const some = type === 'list' ? someOf(readable, lexicon) : [];
    return [
      { ...of, key: path, words: words.name(path), tree: aboutReadable(readable) },
      ...some.map((each) => ({ ...each, group: of.group })),
    ];
  });
  const built = (key: string, said: string, tree: RuleTree): Offer => ({
    ...{ key, words: said, tree, group: 'Built of parts', path: null },
  });
  const whole = [
    built('true', 'always', value(true)),
    built('false', 'never', value(false)),
    built('if', operatorWords('if'), operation('if', value(true), value(true), value(false))),
  ];
  return [...sorted(offers), ...whole];
}

/** Of a list: that an item has a value, or none has. */
function someOf({ path, keys }: Readable, { words }: Lexicon): readonly Omit<Offer, 'group'>[] {
  const list = words.name(path);
  return keys.flatMap(({ name, ...known }) => {
    const found = operation('firstWhere', reading(path), value(name), value(firstOf(known)));
    const some = operation('isAnswered', found);
    return [
      { key: `some ${path} ${name}`, words: `some of ${list} has ${name} …`, path, tree: some },
      {
        ...{ key: `none ${path} ${name}`, words: `none of ${list} has ${name} …`, path },
        tree: operation('!', some),
      },
    ];
  });
}

/** What is asked first of something that is no condition itself. */
function aboutReadable({ path, type, values: all }: Readable): RuleTree {
  if (isFact(path) && type === 'boolean') return reading(path);
  if (type === 'boolean') return operation('===', reading(path), value(true));
  if (all !== null && all.length > 0)
    return operation('===', reading(path), value(firstOf({ type, values: all })));
  return operation('isAnswered', reading(path));
}

const typeFor: Partial<Record<ArgumentKind, Known['type']>> = {
  number: 'number',
  ordered: 'number',
  text: 'text',
  date: 'text',
  time: 'text',
  list: 'list',
  calendar: 'calendar',
};

const fits = (kind: ArgumentKind, type: Known['type']): boolean =>
  type === 'unknown' ||
  (kind === 'addend'
    ? type === 'number' || type === 'list'
    : (typeFor[kind] ?? (type === 'calendar' ? null : type)) === type);

/** What a value operator gives, as its arguments are called. */
const givenBy = {
  condition: 'boolean',
  number: 'number',
  text: 'text',
  value: 'unknown',
} as const;

function values(kind: ArgumentKind, { words, readables, lookups, directories }: Lexicon) {
  const read = readables
    .filter(({ type }) => fits(kind, type))
    .map((readable): Offer => ({
      ...{ key: readable.path, path: readable.path, group: groupOf(readable) },
      words: words.name(readable.path),
      tree: reading(readable.path),
    }));
  const built = operatorNames().flatMap((name): readonly Offer[] => {
    const operator = operatorOf(name);
    if (operator === undefined || name === 'var') return [];
    if (operator.gives === 'condition' || !fits(kind, givenBy[operator.gives])) return [];
    if (name === 'lookupStatus' && lookups.length === 0) return [];
    const tree = fresh(name, operator, lookups);
    const said = operatorWords(name, true, tree.parts.length);
    return [{ key: name, words: said, tree, group: 'Built of parts', path: null }];
  });
  const [directory] = Object.entries(directories);
  const entry: readonly Offer[] =
    directory === undefined
      ? []
      : [
          {
            ...{ key: entryOperator, words: operatorWords(entryOperator), path: null },
            group: 'Built of parts',
            tree: operation(
              ...[entryOperator, value(directory[0]), value('')],
              value(directory[1][0]?.name ?? ''),
            ),
          },
        ];
  return [...sorted(read), ...built, ...entry];
}

/** An operator with as few arguments as it takes, each something to begin with. */
function fresh(name: string, operator: Operator, lookups: readonly string[]): OperationTree {
  const [least] = operator.takes.count;
  return operation(
    name,
    ...Array.from({ length: least }, (_, index) =>
      startOf(kindAt(operator, index, least), lookups),
    ),
  );
}

function startOf(kind: ArgumentKind, lookups: readonly string[] = []): RuleTree {
  if (kind === 'condition') return value(true);
  if (kind === 'number' || kind === 'ordered' || kind === 'addend') return value(0);
  if (kind === 'lookup') return value(lookups[0] ?? '');
  if (kind === 'date') return reading('today');
  if (kind === 'time') return value('12:00');
  return value(kind === 'literalList' || kind === 'list' ? [] : '');
}

/** A comparison of what stands there, or its opposite. */
export interface Comparison {
  readonly operator: string;
  readonly holds: boolean;
  readonly words: string;
}

/** The comparison that a part is; null for what is none. A tick is not asked for as a fact is. */
export function comparisonOf(
  tree: RuleTree,
): { readonly of: OperationTree; readonly holds: boolean } | null {
  const isOpposite = isOperation(tree, '!');
  const inner = isOpposite ? tree.parts[0] : tree;
  if (inner?.kind !== 'operation') return null;
  const known = operatorOf(inner.operator);
  if (known?.gives !== 'condition' || known.flow !== undefined) return null;
  return { of: inner, holds: !isOpposite };
}

/** What can be asked of a value: operators that take its type, each way round unless another one says so. */
export function comparisonsFor(known: Known, present: Comparison | null): readonly Comparison[] {
  const names = operatorNames().filter((name) => asks(name, known));
  const straight = names.map((operator) => comparison(operator, true));
  const said = new Set(straight.map(({ words }) => words));
  const opposite = names
    .map((operator) => comparison(operator, false))
    .filter(({ words }) => !said.has(words));
  const all = [...straight, ...opposite];
  const isThere = all.some(
    ({ operator, holds }) => operator === present?.operator && holds === present.holds,
  );
  return present === null || isThere ? all : [present, ...all];
}

const comparison = (operator: string, holds: boolean): Comparison => {
  const [least = 2] = operatorOf(operator)?.takes.count ?? [];
  return { operator, holds, words: operatorWords(operator, holds, least) };
};

function asks(name: string, { type, values: all }: Known): boolean {
  const operator = operatorOf(name);
  if (operator?.gives !== 'condition' || operator.flow !== undefined) return false;
  const kind = operator.takes.kinds[0] ?? 'value';
  if (kind === 'compared') return type !== 'list' && type !== 'object';
  // What is listed is no date.
  if (kind === 'date') return type === 'text' && all === null;
  return kind === 'value' ? type !== 'boolean' || name === 'isAnswered' : fits(kind, type);
}

/** The same value, asked otherwise. What may be nothing is asked for before it is put in order. */
export function compared(
  of: OperationTree,
  { operator, holds }: Comparison,
  lexicon: Lexicon,
): RuleTree {
  const known = operatorOf(operator);
  const [asked = value(null), second] = of.parts;
  if (known === undefined) return of;
  const [least] = known.takes.count;
  const about = knownOf(asked, lexicon);
  const rest = Array.from({ length: least - 1 }, (_, index): RuleTree => {
    const kind = kindAt(known, index + 1, least);
    if (kind === 'literalList') return value(second?.kind === 'value' ? listOf(second) : []);
    const isKept = second !== undefined && index === 0 && fits(kind, knownOf(second, lexicon).type);
    if (isKept && !(second.kind === 'value' && Array.isArray(second.value))) return second;
    return kind === 'compared' ? value(firstOf(about)) : startOf(kind);
  });
  const made = { ...operation(operator, asked, ...rest), note: of.note };
  const turned = holds ? made : operation('!', made);
  const mustBeThere = known.takes.kinds[0] === 'ordered' && about.isOptional;
  return mustBeThere ? operation('and', operation('isAnswered', asked), turned) : turned;
}

const listOf = ({ value: one }: { readonly value: unknown }) =>
  (Array.isArray(one) ? one : one === null ? [] : [one]) as never;
