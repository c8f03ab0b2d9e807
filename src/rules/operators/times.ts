import type { Json } from '../values';
import type { Operator } from '../operator';

/** `hh:mm`, 00:00 to 23:59 (S9 of docs/semantics.md). */
export const aTime = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** Minutes from midnight to a time of day, hh:mm; null for anything else. */
export const minutesOf: Operator = {
  takes: { kinds: ['time'], count: [1, 1] },
  gives: 'number',
  nothing: 'withArgument',
  says: ([time = null], say) => say.value(time),
  run: (time) => minutesIn(time),
};

/** The same of a value that is known beforehand. */
export function minutesIn(time: Json | undefined): number | null {
  const parts = typeof time === 'string' ? aTime.exec(time) : null;
  return parts === null ? null : Number(parts[1]) * 60 + Number(parts[2]);
}
