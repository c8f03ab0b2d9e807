import { isObject, lastKeyOf, type Json } from '../../../rules';
import type { Context } from '../../context';
import type { SourceFile } from '../../source';
import { fieldsOf } from '../fields-of';
import type { Sources } from '../../symbols';
import { answerOfRule, sentIn } from './sent-in';

/**
 * What a call sends the same of every household, under the name of a question whose answer another call
 * sends; and a placeholder, which is one in texts alone. Where no call sends it: `checkSentNames`.
 */
export function checkSentConstants(sources: Sources, context: Context): void {
  const named = new Set(fieldsOf(context).map(({ path }) => lastKeyOf(path)));
  const all = sentIn(sources, context).map(({ key, at }) => ({
    ...{ key, at },
    answer: lastKeyOf(answerOfRule(at.value, context) ?? ''),
  }));
  const answered = new Set(all.flatMap(({ key, answer }) => (answer === key ? [key] : [])));
  const isSentBy = (file: SourceFile, name: string): boolean =>
    all.some(({ at, answer }) => answer === name && at.file === file);
  for (const { key, at } of all) {
    const { value } = at as { readonly value: Json };
    // Nothing is what a partner is sent that does not need it.
    if (value === null || isObject(value) || Array.isArray(value)) continue;
    if (typeof value === 'string' && /^\{[\w.]+\}$/.test(value))
      context.report.add('JC566', at, `“${value}” is sent as it stands here.`, {
        severity: 'warning',
        help: `write {"var": "${value.slice(1, -1)}"}`,
      });
    else if (named.has(key) && answered.has(key) && !isSentBy(at.file, key))
      context.report.add(
        'JC566',
        at,
        `\`${key}\` is asked for and sent by other calls, and here it is always ${JSON.stringify(value)}.`,
        { severity: 'warning', help: 'send the answer here too' },
      );
  }
}
