import type { Rule } from '../../engine';
import {
  aTime,
  type ArgumentKind,
  dayOf,
  keysOfPath,
  pathOf,
  patternOf,
  readsOf,
} from '../../rules';
import { notePattern, type Cursor } from '../source';
import { nameOf, type Place } from './place';
import { checkLookup } from './resolve-path';
import type { ValueType } from '../../journey';
import { typeNames, unknown, type Typed } from './typed';

const expected: Partial<Record<ArgumentKind, ValueType>> = {
  number: 'number',
  ordered: 'number',
  text: 'text',
  date: 'text',
  time: 'text',
  list: 'list',
  calendar: 'calendar',
};

export const orderOfTexts =
  'dates are compared with `dateBefore` and `dateOnOrAfter`, times that nothing says to be times by their `minutesOf`';

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
  if (kind === 'path' || kind === 'key' || kind === 'lookup' || kind === 'pattern') {
    if (typeof value !== 'string') {
      report.add('JC405', at, `\`${operator}\` takes text that stands in the rule itself here.`, {
        help: 'a name that is worked out cannot be checked: choose between rules with `if`',
      });
    } else if (kind === 'lookup') checkLookup(value, at, place.context);
    else if (kind === 'pattern') {
      if (patternOf(value) !== null) notePattern(at, place.context);
      else report.add('JC405', at, `\`${value}\` is no regular expression (with the flag \`u\`).`);
    }
    return;
  }
  if (kind === 'date' && typeof value === 'string' && dayOf(value) === null) {
    report.add('JC405', at, `\`${value}\` is no date: \`${operator}\` takes yyyy-mm-dd here.`);
    return;
  }
  if (kind === 'time' && typeof value === 'string' && !aTime.test(value)) {
    report.add('JC405', at, `\`${value}\` is no time: \`${operator}\` takes hh:mm here.`, {
      help: 'two digits each, from 00:00 to 23:59',
    });
    return;
  }
  const path = pathOf(value);
  if (kind === 'date' && path !== null && place.context.symbols.answers.get(path)?.isMonth) {
    report.add('JC406', at, `\`${operator}\` takes a day here, and \`${path}\` is a month.`, {
      help: `its first day is {"firstDayOf": {"var": "${path}"}}`,
    });
    return;
  }
  if (kind === 'date' && found.isTime === true) {
    report.add('JC406', at, `\`${operator}\` takes a day here, and this is a time of day.`, {
      help: 'times are compared with `<` and `<=`',
    });
    return;
  }
  if (kind === 'time' && found.type === 'text' && found.isTime === false) {
    report.add('JC406', at, `\`${operator}\` takes a time of day here, and this is none.`, {
      help: 'a time is asked for with `format: "time"`',
    });
    return;
  }
  const type = expected[kind];
  if (type === undefined) return;
  if (found.type !== type && found.type !== 'unknown') {
    report.add(
      'JC406',
      at,
      `\`${operator}\` takes ${kind === 'time' ? 'a time of day' : typeNames[type]} here, and this is ${typeNames[found.type]}.`,
      {
        help: kind === 'ordered' && found.type === 'text' ? orderOfTexts : null,
      },
    );
    return;
  }
  if (kind === 'ordered') checkGuard(operator, at, found, place);
}

/** Of nothing no comparison by order holds, whichever way it is written (R6 of docs/semantics.md). */
export function checkGuard(operator: string, at: Cursor<Rule>, found: Typed, place: Place): void {
  if (!mayBeMissing(at.value, found, place)) return;
  const path = pathOf(at.value);
  place.context.report.add(
    'JC410',
    at,
    `${path === null ? 'This' : `\`${path}\``} may come to nothing, of which \`${operator}\` never holds.`,
    {
      help:
        path === null
          ? 'ask `isAnswered` of the very same before it, joined by `and`'
          : `put {"isAnswered": {"var": "${path}"}} before it, joined by \`and\``,
    },
  );
}

/** An answer may not be given yet, a call not have answered, and a fact or an operator may be made of them. */
function mayBeMissing(
  rule: Rule,
  { optional }: Typed,
  { context, answered, scope }: Place,
): boolean {
  if (!optional || answered.has(nameOf(rule))) return false;
  return [...readsOf(rule).paths].some((path) => {
    const [root, name = ''] = keysOfPath(path);
    if (root === 'facts') return context.typeOfFact(name).optional;
    if (root === 'item') return scope.isOneOfMany === true;
    return context.symbols.answers.has(path) || root === 'lookups';
  });
}
