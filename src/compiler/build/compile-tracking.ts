import type { Rule } from '../../engine';
import type { CompiledTracking } from '../../journey';
import { asExcepted } from '../language/excepted';
import type { Context } from '../context';
import { didYouMean } from '../diagnostic';
import type { TrackingSource } from '../language';
import { noted } from '../origins';
import { compileTyped, trackScope } from '../rules';
import { typeNames } from '../rules/typed';
import { entries, type Cursor } from '../source';
import { checkReference } from './check-reference';

/** A record carries only what the allow-list names: personal data must not slip in. */
export function compileTracking(
  at: Cursor<TrackingSource> | null,
  context: Context,
): CompiledTracking {
  if (at === null) return { call: null, records: {} };
  const { allow, call } = at.value;
  checkReference('call', at.at('call'), context);
  const scope = trackScope([...context.symbols.commits.keys()]);
  const records = entries(at.at('records')).map(([name, record]) => {
    const properties = entries(record).map(([property, rule]) => {
      if (!allow.includes(property)) {
        context.report.add('JC318', rule, `\`${property}\` is not on the allow-list.`, {
          key: true,
          help: didYouMean(property, allow),
        });
      }
      const { rule: compiled, typed } = compileTyped(ruleOf(rule), scope, context);
      if (typed.type === 'object' || typed.type === 'list')
        context.report.add('JC320', rule, `\`${property}\` is ${typeNames[typed.type]}.`, {
          help: 'a property of a record is a text, a number, or true or false',
        });
      return [property, compiled] as const;
    });
    return [
      name,
      noted(Object.fromEntries(properties), record, context, { shown: 'key' }),
    ] as const;
  });
  return { call, records: Object.fromEntries(records) };
}

/** A property that is `{ path, because }` is what stands at the path. */
function ruleOf(at: Cursor<Rule>): Cursor<Rule> {
  const excepted = asExcepted(at.value);
  return excepted === null ? at : at.as({ var: excepted.path });
}
