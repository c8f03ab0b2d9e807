import { operationOf, type Rule } from '../../../rules';
import type { Context } from '../../context';
import { questionsOf } from '../../questions';
import { entries, type Cursor } from '../../source';
import type { Sources } from '../../symbols';
import { figuresIn, isSaid } from './figures';

type Direction = 'up' | 'down';

/** What an English sentence asks for; what only says that something is too much may mean either. */
const asked: readonly (readonly [words: RegExp, direction: Direction])[] = [
  [/\bmust be (?:at least|more than|greater than)\b/i, 'up'],
  [/\bmust be (?:at most|less than|no more than|not more than|up to)\b/i, 'down'],
];

const directions: Readonly<Record<string, Direction>> = {
  '>': 'up',
  '>=': 'up',
  '<': 'down',
  '<=': 'down',
};

/** A message that asks for at least something, beside a check that asks for at most that. */
export function checkDirections(_: Sources, context: Context): void {
  const met = new Set<Cursor<unknown>>();
  for (const { section } of context.symbols.units)
    for (const { at } of questionsOf(section))
      for (const [, check] of entries(at.find('checks'))) {
        const message = check.find('message');
        if (message === null || met.has(message)) continue;
        met.add(message);
        const wanted = asked.find(([words]) => words.test(message.value))?.[1];
        const said = figuresIn(message.value);
        const compared = comparedIn(check.value.assert).filter(({ number }) =>
          said.some((each) => isSaid(each, new Set([number]))),
        );
        if (wanted === undefined || compared.length === 0) continue;
        if (compared.every(({ direction }) => direction !== wanted))
          context.report.add('JC619', message, 'Its check asks for the opposite of this.', {
            severity: 'warning',
            help: 'turn the comparison round, or say what it asks for',
            also: [{ at: check.at('assert'), message: 'the check' }],
          });
      }
}

/** Numbers that something is held against, where that has to hold for the whole to hold. */
function comparedIn(
  rule: Rule,
): readonly { readonly number: number; readonly direction: Direction }[] {
  const { operator = '', given = [] } = operationOf(rule) ?? {};
  if (operator === 'and' || operator === 'or') return given.flatMap(comparedIn);
  const direction = directions[operator];
  const [first = null, second = null] = given;
  if (direction === undefined || given.length !== 2) return [];
  if (typeof second === 'number') return [{ number: second, direction }];
  const turned = direction === 'up' ? 'down' : 'up';
  return typeof first === 'number' ? [{ number: first, direction: turned }] : [];
}
