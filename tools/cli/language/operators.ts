/** One operator: how it is written, and what its value is. */
export interface OperatorText {
  readonly example: string;
  readonly gives: string;
}

const text = (example: string, gives: string): OperatorText => ({ example, gives });

/** Every operator that a rule may use. A test holds the list to the compiler's own. */
export const operatorTexts: Readonly<Record<string, OperatorText>> = {
  var: text(
    '{ "var": "permit.kind" }',
    'The answer at the path, or null while it is not relevant. Also `facts.x`, `lookups.x`, `commits.x`, `settings.x`, `calendars.x`, `today`.',
  ),
  '===': text(
    '{ "===": [{ "var": "kind" }, "visitor"] }',
    'Whether both are the same, of the same type.',
  ),
  '!==': text('{ "!==": [{ "var": "kind" }, "visitor"] }', 'Whether they differ.'),
  and: text(
    '{ "and": [{ "var": "facts.a" }, { "var": "facts.b" }] }',
    'Whether all hold. A later part may rely on the earlier ones.',
  ),
  or: text('{ "or": [{ "var": "facts.a" }, { "var": "facts.b" }] }', 'Whether at least one holds.'),
  '!': text('{ "!": { "var": "facts.a" } }', 'Whether it does not hold.'),
  if: text(
    '{ "if": [{ "var": "facts.a" }, 12, 4] }',
    'The value behind the first condition that holds, else the last one, which must be there.',
  ),
  '<': text(
    '{ "<": [{ "var": "days" }, 30] }',
    'Whether it is less; three arguments ask for between.',
  ),
  '<=': text('{ "<=": [1, { "var": "days" }, 30] }', 'Whether it is at most.'),
  '>': text('{ ">": [{ "var": "days" }, 30] }', 'Whether it is more.'),
  '>=': text('{ ">=": [{ "var": "days" }, 30] }', 'Whether it is at least.'),
  '+': text('{ "+": [{ "var": "fee" }, 5] }', 'The sum.'),
  '-': text('{ "-": [{ "var": "fee" }, 5] }', 'The difference; of one argument, its negative.'),
  '*': text('{ "*": [{ "var": "days" }, 2] }', 'The product.'),
  '/': text('{ "/": [{ "var": "fee" }, 12] }', 'The quotient.'),
  in: text(
    '{ "in": [{ "var": "kind" }, ["visitor", "trade"]] }',
    'Whether it is one of the values in the list, which stands in the rule.',
  ),
  cat: text(
    '{ "cat": [{ "var": "first" }, " ", { "var": "last" }] }',
    'The texts in a row. For values only.',
  ),
  ceil: text(
    '{ "ceil": { "/": [{ "var": "fee" }, 12] } }',
    'The next whole number up. For values only.',
  ),
  pence: text(
    '{ "pence": { "*": [{ "var": "fee" }, 12] } }',
    'Rounded to two decimals, as money is. For values only.',
  ),
  sum: text('{ "sum": [{ "var": "vehicles" }, "fee"] }', 'A key of all items of a list, added up.'),
  count: text('{ "count": { "var": "vehicles" } }', 'The number of items of a list; 0 for none.'),
  isAnswered: text(
    '{ "isAnswered": { "var": "days" } }',
    'Whether there is an answer: neither null nor empty.',
  ),
  characters: text('{ "characters": { "var": "plate" } }', 'The number of characters.'),
  sameText: text(
    '{ "sameText": [{ "var": "plate" }, "ab12 cde"] }',
    'Whether two texts are the same, in capital or small letters.',
  ),
  startsWith: text(
    '{ "startsWith": [{ "var": "plate" }, "E"] }',
    'Whether a text begins with another.',
  ),
  firstWhere: text(
    '{ "firstWhere": [{ "var": "lookups.zones" }, "isOpen", true] }',
    'The first item of a list whose key has the value; null for none. A second key and value tell apart what has the first in common.',
  ),
  lookupStatus: text('{ "lookupStatus": "zones" }', '`idle`, `loading`, `ready` or `failed`.'),
  yearsSince: text('{ "yearsSince": { "var": "born" } }', 'Whole years from a day to today.'),
  dateBefore: text(
    '{ "dateBefore": [{ "var": "start" }, { "var": "today" }] }',
    'Whether a day is before another.',
  ),
  dateOnOrAfter: text(
    '{ "dateOnOrAfter": [{ "var": "start" }, { "var": "today" }] }',
    'Whether a day is the other or after it.',
  ),
  addWorkingDays: text(
    '{ "addWorkingDays": [{ "var": "today" }, 5, { "var": "calendars.riverside" }] }',
    'The day that many working days later: each is no Saturday, no Sunday and no holiday of the calendar; null beyond the years that the calendar knows.',
  ),
  addDays: text('{ "addDays": [{ "var": "today" }, 14] }', 'The day so many days later.'),
};
