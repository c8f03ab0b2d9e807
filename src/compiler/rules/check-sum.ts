import type { Rule } from '../../engine';
import type { Context } from '../context';
import { didYouMean } from '../diagnostic';
import type { Cursor } from '../source';
import { itemsIn } from './each-item';
import type { Scope } from './scope';
import { typeNames, type Typed } from './typed';

/** `sum` adds numbers, or a key of the items of a list: anything else is silently nothing. */
export function checkSum(
  parts: readonly Cursor<Rule>[],
  found: readonly Typed[],
  scope: Scope,
  context: Context,
): void {
  const [list, key] = parts;
  if (parts.length === 2 && list !== undefined && typeof key?.value === 'string') {
    checkKey(list, key.as(key.value), found[0]?.type ?? 'unknown', scope, context);
    return;
  }
  found.forEach(({ type }, index) => {
    const at = parts[index];
    if (at === undefined || type === 'number' || type === 'list' || type === 'unknown') return;
    if (type === 'nothing') return;
    context.report.add('JC406', at, `\`sum\` adds numbers, and this is ${typeNames[type]}.`, {
      help: 'a key of the items is named after their list: {"sum": [list, "key"]}',
    });
  });
}

function checkKey(
  list: Cursor<Rule>,
  key: Cursor<string>,
  type: Typed['type'],
  scope: Scope,
  context: Context,
): void {
  const { report } = context;
  if (type !== 'list' && type !== 'unknown') {
    report.add('JC406', list, `\`sum\` takes a list here, and this is ${typeNames[type]}.`);
    return;
  }
  const { item: inner = null } = itemsIn(list.value, scope, context) ?? {};
  if (inner === null) return;
  const part = inner.get(key.value);
  if (part === undefined) {
    report.add('JC312', key, `An item keeps no \`${key.value}\`.`, {
      help: didYouMean(key.value, inner.keys()),
    });
  } else if (part.type !== 'integer' && part.type !== 'number') {
    report.add('JC406', key, `\`sum\` adds numbers, and \`${key.value}\` is ${part.type}.`);
  }
}
