import type { Rule } from '../../engine';
import type { CompiledCheck, CompiledList } from '../../journey';
import { isObject } from '../../rules';
import type { Context } from '../context';
import type { ListSource } from '../language';
import { noted } from '../origins';
import type { Question } from '../questions';
import { compileTyped, plainScope, typeNames } from '../rules';
import type { Cursor } from '../source';

/** Most items of a list that says no number of its own, so that none is without end. */
const mostOfAny = 100;

/** Where the least and the most of a list are written: both at once where it says `exactly`. */
const limitsOf = (list: Cursor<ListSource>) => {
  const exactly = list.find('exactly');
  return { least: exactly ?? list.find('min'), most: exactly ?? list.find('max') };
};

/** Most items whatever the answers are, of the keyword of its shape too. */
export function mostItems(list: ListSource): number {
  const most = list.exactly ?? list.max;
  return typeof most === 'number' ? most : mostOfAny;
}

/** Its fewest items, where it says so, and the rule of its most; nothing where that is a number. */
export function compileLimits(
  list: Cursor<ListSource>,
  context: Context,
): Pick<CompiledList, 'least' | 'most'> {
  const { least, most } = limitsOf(list);
  return {
    ...(least !== null && { least: compileLimit(least, context) }),
    ...(most !== null && isRule(most) && { most: compileLimit(most, context) }),
  };
}

/** A list that may hold nothing now is not required, by the rule of its most items. */
export function requiredOfList(
  required: Rule,
  { at }: Question,
  { most }: Pick<CompiledList, 'most'>,
  context: Context,
): Rule {
  if (most === undefined || required === false || alwaysTakesSome(at, context)) return required;
  const said = at.find('required');
  if (said !== null && isObject(required)) noted(required, said, context);
  const takesSome: Rule = { '!': [{ '<': [most, 1] }] };
  return required === true ? takesSome : { and: [required, takesSome] };
}

/** What is known to be 1 or more asks for nothing, so that nobody is told that it always holds. */
function alwaysTakesSome(at: Question['at'], context: Context): boolean {
  const list = at.find('list');
  const most = list === null ? null : limitsOf(list).most;
  if (most === null) return false;
  const { values, optional } = compileTyped(most, plainScope, context).typed;
  return !optional && values?.every((one) => typeof one === 'number' && one >= 1) === true;
}

/** What must hold of how many items there are, as checks that say how many are missing or too many. */
export function compileListChecks(
  { name, path, at }: Question,
  context: Context,
): readonly CompiledCheck[] {
  const list = at.find('list');
  if (list === null) return [];
  checkTogether(list, at, context);
  const { least, most } = limitsOf(list);
  const count: Rule = { count: { var: path } };
  const checkOf = (
    id: string,
    limit: Cursor<Rule>,
    of: (limit: Rule) => Pick<CompiledCheck, 'assert' | 'gives'>,
  ): CompiledCheck => {
    const { assert, gives } = of(compileLimit(limit, context));
    const numbers = noted({ ...gives }, limit, context, {
      keys: { min: limit, max: limit, n: limit },
    });
    const made = { id, field: name, assert, gives: numbers, source: [] };
    return noted(made, limit, context, { shown: 'key', keys: { assert: limit } });
  };
  return [
    ...(least === null
      ? []
      : [
          checkOf('minItems', least, (limit) => ({
            assert: { '!': [{ '<': [count, limit] }] },
            gives: { min: { ceil: limit }, n: { ceil: { '-': [limit, count] } } },
          })),
        ]),
    // A number is a keyword of its shape.
    ...(most === null || !isRule(most)
      ? []
      : [
          checkOf('maxItems', most, (limit) => {
            const over: Rule = { ceil: { '-': [count, limit] } };
            return {
              assert: { '!': [{ '>': [count, limit] }] },
              gives: { max: { '-': [count, over] }, n: over },
            };
          }),
        ]),
  ];
}

const isRule = ({ value }: Cursor<Rule>): boolean => typeof value !== 'number';

function compileLimit(at: Cursor<Rule>, context: Context): Rule {
  const { rule, typed } = compileTyped(at, plainScope, context);
  if (typed.type !== 'number' && typed.type !== 'unknown')
    context.report.add(
      'JC406',
      at,
      `So many items are a number, and this is ${typeNames[typed.type]}.`,
    );
  return rule;
}

/** What is said of a list holds together: whole numbers, the least not above the most, and nothing twice. */
function checkTogether(
  list: Cursor<ListSource>,
  question: Question['at'],
  { report }: Context,
): void {
  const { min, exactly } = list.value;
  for (const key of ['min', 'max', 'exactly'] as const) {
    const said = list.find(key);
    if (said === null) continue;
    if (exactly !== undefined && key !== 'exactly')
      report.add('JC552', said, `\`${key}\` says nothing beside \`exactly\`.`, { key: true });
    if (typeof said.value === 'number' && !(Number.isInteger(said.value) && said.value > 0))
      report.add('JC505', said, 'So many items are a whole number, and at least 1.', { key: true });
  }
  if (typeof min === 'number' && min > mostItems(list.value))
    report.add(
      'JC505',
      list.at('min'),
      `No list has at least ${min} items and at most ${mostItems(list.value)}.`,
      { key: true },
    );
  const checks = question.value.checks ?? {};
  for (const id of ['minItems', 'maxItems'])
    if (Object.hasOwn(checks, id))
      report.add(
        'JC501',
        question.at('checks'),
        `\`${id}\` is the rule of how many items a list has.`,
        {
          key: true,
          help: 'call the check otherwise',
        },
      );
}
