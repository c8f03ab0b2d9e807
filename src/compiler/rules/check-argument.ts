import type { Rule } from '../../engine';
import type { Cursor } from '../source';
import type { ArgumentKind } from './operator-table';
import { pathOf } from './path-of';
import type { Place } from './place';
import { checkLookup } from './resolve-path';
import { typeNames, unknown, type Typed, type ValueType } from './typed';

const expected: Partial<Record<ArgumentKind, ValueType>> = {
  number: 'number',
  ordered: 'number',
  text: 'text',
  date: 'text',
  list: 'list',
  calendar: 'calendar',
};

/** Whether an argument is what its operator takes. */
export function checkArgument(
  operator: string,
  kind: ArgumentKind,
  at: Cursor<Rule>,
  place: Place,
  found: Typed = unknown,
): void {
  const { report } = place.context;
  const { value } = at;
  if (kind === 'literalList') {
    if (!Array.isArray(value) || value.some((item) => typeof item === 'object' && item !== null)) {
      report.add('JC405', at, 'On the right of `in` stands a list of plain values.', {
        help: 'a list that a call returned is searched with `firstWhere`',
      });
    }
    return;
  }
  if (kind === 'path' || kind === 'literal' || kind === 'lookup') {
    if (typeof value !== 'string') {
      report.add('JC405', at, `\`${operator}\` takes text that stands in the rule itself here.`, {
        help: 'a name that is worked out cannot be checked: choose between rules with `if`',
      });
    } else if (kind === 'lookup') checkLookup(value, at, place.context);
    return;
  }
  const type = expected[kind];
  if (type === undefined) return;
  if (found.type !== type && found.type !== 'unknown') {
    report.add(
      'JC406',
      at,
      `\`${operator}\` takes ${typeNames[type]} here, and this is ${typeNames[found.type]}.`,
      {
        help:
          kind === 'ordered' && found.type === 'text'
            ? 'dates are compared with `dateBefore` and `dateOnOrAfter`'
            : null,
      },
    );
    return;
  }
  if (kind === 'ordered') checkGuard(operator, at, found, place);
}

/** Nothing counts as 0 in JSON-Logic, so that no answer would be less than 100. */
function checkGuard(operator: string, at: Cursor<Rule>, found: Typed, place: Place): void {
  const path = pathOf(at.value);
  if (path === null || place.answered.has(path) || !mayBeMissing(path, found, place)) return;
  place.context.report.add(
    'JC410',
    at,
    `\`${path}\` may be unanswered, and \`${operator}\` takes nothing for 0.`,
    {
      help: `put {"isAnswered": {"var": "${path}"}} before it, joined by \`and\``,
    },
  );
}

/** An answer may not be given yet, a call not have answered, and a fact may be made of them. */
function mayBeMissing(path: string, { optional }: Typed, { context }: Place): boolean {
  const [root] = path.split('.');
  return context.symbols.answers.has(path) || root === 'lookups' || (root === 'facts' && optional);
}
