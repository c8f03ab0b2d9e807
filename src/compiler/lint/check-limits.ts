import type { Context } from '../context';
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
  for (const { schema } of fieldsOf(context)) {
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
