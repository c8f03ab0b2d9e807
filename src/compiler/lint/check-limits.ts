import type { Context } from '../context';
import type { Question } from '../questions';
import type { Sources } from '../symbols';
import { fieldsOf } from './fields-of';

const pairs = [
  ['minimum', 'maximum'],
  ['exclusiveMinimum', 'exclusiveMaximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
] as const;

/** A schema leaves something that fits. */
export function checkLimits(_: Sources, context: Context): void {
  for (const { schema, at } of fieldsOf(context)) {
    checkWords(at, schema, context);
    for (const [least, most] of pairs) {
      const [low, high] = [schema.value[least], schema.value[most]];
      if (typeof low !== 'number' || typeof high !== 'number' || low <= high) continue;
      context.report.add(
        'JC505',
        schema.part(least, low),
        `Nothing is at least ${low} and at most ${high}.`,
        {
          also: [{ at: schema.part(most, high), message: 'the other limit' }],
        },
      );
    }
  }
}

/** So many words take a letter each, and a blank between two. */
function checkWords(at: Question['at'], schema: Question['schema'], { report }: Context): void {
  const words = at.find('words');
  const most = schema.value['maxLength'];
  const fewest = words?.value[0] ?? 0;
  if (words === null || typeof most !== 'number' || 2 * fewest - 1 <= most) return;
  report.add('JC505', words, `No text of at most ${most} characters has ${fewest} words.`, {
    also: [{ at: schema.part('maxLength', most), message: 'the other limit' }],
  });
}
