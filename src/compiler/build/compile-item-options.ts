import type { CompiledOptions, FieldType } from '../../journey';
import { rootOf } from '../../rules';
import type { Context } from '../context';
import { didYouMean } from '../diagnostic';
import type { ItemOptionsSource } from '../language';
import { noted } from '../origins';
import {
  compileCondition,
  listItemScope,
  plainScope,
  resolvePath,
  typedOfAnswer,
  typeNames,
} from '../rules';
import type { Cursor } from '../source';
import { compileText } from '../text';
import { valueTypes } from './value-types';

/** What is offered of a list that the household has answered (Z41). */
export function compileItemOptions(
  at: Cursor<ItemOptionsSource>,
  type: FieldType,
  context: Context,
): CompiledOptions {
  const { from: list, value: key } = at.value;
  checkMeaningless(at, ['keep', 'known', 'shows'], 'a list', context);
  const item = itemOf(at.at('from'), context);
  checkValue(at.at('value'), type, item, context);
  checkHome(at, context);
  const scope = listItemScope(item);
  const text = compileText(at.at('label'), scope, context);
  checkTold(at.at('label'), text, context);
  const where = compileCondition(at.find('where'), true, scope, context);
  return noted({ kind: 'ofItems' as const, list, key, text, where }, at, context, {
    keys: { list: ['from'], key: ['value'], text: ['label'] },
  });
}

/** Items are not looked at again once they are saved (S16). */
function checkHome(at: Cursor<ItemOptionsSource>, { home, symbols, report }: Context): void {
  const list = home === null ? undefined : symbols.lists.get(home);
  if (list === undefined) return;
  report.add(
    'JC414',
    at.at('from'),
    `What an item of \`${list.path}\` was saved with stays when what it names is taken out of \`${at.value.from}\`.`,
    {
      severity: 'warning',
      help: 'ask outside of the items, or have the partner check what they name',
    },
  );
}

/** What is said of options and means something for those of another kind alone. */
export function checkMeaningless(
  at: Cursor<object>,
  keys: readonly string[],
  of: string,
  { report }: Context,
): void {
  for (const key of keys)
    if (Object.hasOwn(at.value, key))
      report.add('JC552', at.part(key, null), `\`${key}\` says nothing of options from ${of}.`, {
        key: true,
      });
}

type Item = NonNullable<Parameters<typeof listItemScope>[0]>;

/** What the items of the list keep; null where nobody asks for such a list. */
function itemOf(from: Cursor<string>, context: Context): Item | null {
  const { type } = resolvePath(from.value, from, plainScope, context);
  const symbol = context.symbols.answers.get(from.value);
  if (symbol?.type === 'array' && symbol.inner !== null) return symbol.inner;
  if (type !== 'unknown')
    context.report.add('JC507', from, `\`${from.value}\` is no list that is asked for.`, {
      help: didYouMean(
        from.value,
        [...context.symbols.lists.values()].map(({ path }) => path),
      ),
    });
  return null;
}

/** A key of the items that holds what the answer can be. */
function checkValue(
  at: Cursor<string>,
  type: FieldType,
  item: Item | null,
  context: Context,
): void {
  const found = item?.get(at.value);
  if (item === null) return;
  if (found === undefined) {
    context.report.add('JC312', at, `An item keeps no \`${at.value}\`.`, {
      help: didYouMean(at.value, item.keys()),
    });
    return;
  }
  const { type: of } = typedOfAnswer(found);
  const takes = type === 'array' ? ['text', 'number'] : [valueTypes[type]];
  if (takes.includes(of) && of !== 'object') return;
  context.report.add(
    'JC507',
    at,
    `The field is ${type}, and \`${at.value}\` of an item is ${typeNames[of]}.`,
  );
}

/** What reads the same of each item tells none of them from another. */
function checkTold(
  at: Cursor<string>,
  text: ReturnType<typeof compileText>,
  { report }: Context,
): void {
  const paths = text.flatMap((part) =>
    typeof part === 'string' || !('path' in part) ? [] : [part.path],
  );
  if (paths.some((path) => rootOf(path) === 'item')) return;
  report.add('JC413', at, 'This reads the same of each item.', {
    severity: 'warning',
    help: `\`label\` is a text over the item: \`{item.${at.value}}\` is what it keeps as \`${at.value}\``,
  });
}
