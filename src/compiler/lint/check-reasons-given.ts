import type { Context } from '../context';
import type { OptionSource } from '../language';
import { items, type Cursor } from '../source';
import type { Sources } from '../symbols';
import { fieldsOf } from './fields-of';

/** A reason is said of what can be so: of a question that can be disabled, of an option that can be unavailable. */
export function checkReasonsGiven(_: Sources, context: Context): void {
  for (const { at } of fieldsOf(context)) {
    checkReason(at.find('disabledReason'), at.value.disabled, 'disabled', context);
    const options = at.find('options');
    if (options === null || !Array.isArray(options.value)) continue;
    for (const option of items(options.as(options.value as readonly OptionSource[])))
      checkReason(
        option.find('unavailableReason'),
        option.value.unavailable,
        'unavailable',
        context,
      );
  }
}

function checkReason(
  reason: Cursor<unknown> | null,
  rule: unknown,
  key: string,
  { report }: Context,
): void {
  if (reason === null || (rule !== undefined && rule !== false)) return;
  report.add('JC552', reason, `Nothing says when it is \`${key}\`, so nobody reads this.`, {
    key: true,
    help: `say \`${key}\` beside it, or leave it out`,
    severity: 'warning',
  });
}
