/** What stands at one place of an operator. */
export type ArgumentKind =
  | 'condition'
  | 'value'
  | 'number'
  /** A number, and an answer only after `isAnswered`: nothing is less than everything. */
  | 'ordered'
  | 'text'
  | 'date'
  | 'list'
  /** `calendars.<name>`, or a fact that chooses between calendars. */
  | 'calendar'
  /** Text that stands in the rule itself. */
  | 'literal'
  /** A list of plain values that stands in the rule itself. */
  | 'literalList'
  /** A declared path. */
  | 'path'
  /** Name of a lookup. */
  | 'lookup';

export interface Operator {
  /** Fewest and most arguments. */
  readonly arity: readonly [number, number];
  /** By place; the last one stands for all that follow. */
  readonly takes: readonly ArgumentKind[];
  readonly gives: 'condition' | 'number' | 'text' | 'value';
}

const many = Number.POSITIVE_INFINITY;
const operator = (
  least: number,
  most: number,
  gives: Operator['gives'],
  ...takes: readonly ArgumentKind[]
): Operator => ({ arity: [least, most], takes, gives });

/** All that a rule may use: a strict subset of JSON-Logic, and few operators of our own. */
export const operatorTable: Readonly<Record<string, Operator>> = {
  var: operator(1, 1, 'value', 'path'),
  '===': operator(2, 2, 'condition', 'value'),
  '!==': operator(2, 2, 'condition', 'value'),
  and: operator(1, many, 'condition', 'condition'),
  or: operator(1, many, 'condition', 'condition'),
  '!': operator(1, 1, 'condition', 'condition'),
  if: operator(3, many, 'value', 'condition', 'value'),
  '<': operator(2, 3, 'condition', 'ordered'),
  '<=': operator(2, 3, 'condition', 'ordered'),
  '>': operator(2, 2, 'condition', 'ordered'),
  '>=': operator(2, 2, 'condition', 'ordered'),
  '+': operator(2, many, 'number', 'number'),
  '-': operator(1, 2, 'number', 'number'),
  '*': operator(2, many, 'number', 'number'),
  '/': operator(2, 2, 'number', 'number'),
  in: operator(2, 2, 'condition', 'value', 'literalList'),
  cat: operator(1, many, 'text', 'value'),
  ceil: operator(1, 1, 'number', 'number'),
  pence: operator(1, 1, 'number', 'number'),
  sum: operator(1, many, 'number', 'value'),
  count: operator(1, 1, 'number', 'list'),
  isAnswered: operator(1, 1, 'condition', 'value'),
  characters: operator(1, 1, 'number', 'text'),
  sameText: operator(2, 2, 'condition', 'text'),
  startsWith: operator(2, 2, 'condition', 'text'),
  firstWhere: operator(3, 5, 'value', 'list', 'literal', 'value', 'literal', 'value'),
  lookupStatus: operator(1, 1, 'text', 'lookup'),
  yearsSince: operator(1, 1, 'number', 'date'),
  dateBefore: operator(2, 2, 'condition', 'date'),
  dateOnOrAfter: operator(2, 2, 'condition', 'date'),
  addDays: operator(2, 2, 'text', 'date', 'number'),
  addWorkingDays: operator(3, 3, 'text', 'date', 'number', 'calendar'),
};

/** What to write instead of JSON-Logic that is outside the subset. */
export const refused: Readonly<Record<string, string>> = {
  '==': 'write `===`, which does not turn one type into another',
  '!=': 'write `!==`, which does not turn one type into another',
  '!!': 'write `isAnswered`, or compare with `===`',
  '?:': 'write `if`',
  missing: 'write `!` and `isAnswered`',
  missing_some: 'write `or` with `isAnswered`',
  map: 'keep what is needed when the call picks from its answer',
  filter: 'keep what is needed when the call picks from its answer',
  reduce: 'write `sum`',
  all: 'name each in `and`, or let the call pick what holds',
  some: 'keep what is needed when the call picks from its answer',
  none: 'keep what is needed when the call picks from its answer',
  min: 'compare with `<` in an `if`',
  max: 'compare with `>` in an `if`',
  '%': 'compare with a list by `in`, or let the partner work it out',
  merge: 'write the list in the rule',
  substr: 'write `startsWith`',
  log: 'leave it out: a rule only says a value',
};
