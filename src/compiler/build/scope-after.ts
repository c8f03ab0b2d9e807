import type { Context } from '../context';
import { answerOf, type Scope } from '../rules';
import { pickedShape } from '../wire';

/** What is known of the answer of a call, as it is kept. */
export function scopeAfter(call: string, context: Context): Scope {
  const source = context.symbols.calls.get(call)?.value;
  return answerOf(source === undefined ? null : pickedShape(source, context));
}
