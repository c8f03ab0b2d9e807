import type { Rule } from '../../engine';
import type { CompiledCheck } from '../../journey';
import type { Context } from '../context';
import { noted } from '../origins';
import type { Question } from '../questions';
import { compileTyped, plainScope } from '../rules';
import { checkArgument } from '../rules/check-argument';
import type { Cursor } from '../source';

const ends = [
  { key: 'min', id: 'earliest' },
  { key: 'max', id: 'latest' },
] as const;

/** Between which times of day an answer lies, as checks that say what is allowed (Z58 of docs/semantics.md). */
export function compileTimes(question: Question, context: Context): readonly CompiledCheck[] {
  const { name, path, at } = question;
  const time = at.find('time');
  if (time === null) return [];
  checkTogether(question, context);
  const answer: Rule = { minutesOf: [{ var: path }] };
  return ends.flatMap(({ key, id }) => {
    const end = time.find(key);
    if (end === null) return [];
    const limit = compileEnd(end, context);
    const minutes: Rule = { minutesOf: [limit] };
    // Of nothing no comparison holds: so what gives no time bounds nothing.
    const beyond: Rule = key === 'min' ? { '<': [answer, minutes] } : { '<': [minutes, answer] };
    const gives = noted({ [key]: limit }, end, context, { keys: { [key]: end } });
    const made = { id, field: name, assert: { '!': [beyond] }, gives, source: [] };
    return [noted(made, end, context, { shown: 'key', keys: { assert: end } })];
  });
}

function compileEnd(at: Cursor<Rule>, context: Context): Rule {
  const { rule, typed } = compileTyped(at, plainScope, context);
  checkArgument(
    'time',
    'time',
    at,
    { scope: plainScope, context, depth: 1, answered: new Set() },
    typed,
  );
  return rule;
}

/** It is said of a time, leaves one, and is said once. */
function checkTogether({ at, schema }: Question, { report }: Context): void {
  const time = at.at('time');
  if (schema.value['format'] !== 'time')
    report.add('JC507', time, '`time` bounds a time of day, and this question asks for none.', {
      key: true,
      help: 'its schema is {"type": "string", "format": "time"}',
    });
  const { min, max } = time.value;
  if (typeof min === 'string' && typeof max === 'string' && min > max)
    report.add('JC505', time.at('min'), `No time is at ${min} or later and at ${max} or earlier.`, {
      key: true,
      help: 'both are within one day: ask for the day too where it may go past midnight',
    });
  for (const { id } of ends)
    if (Object.hasOwn(at.value.checks ?? {}, id))
      report.add(
        'JC501',
        at.at('checks'),
        `\`${id}\` is the rule of a time that is out of bounds.`,
        {
          key: true,
          help: 'call the check otherwise',
        },
      );
}
