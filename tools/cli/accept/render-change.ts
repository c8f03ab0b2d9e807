import { renderCause, type Cause } from '../../../src/scenarios';
import { counted } from '../findings';
import type { Colours } from '../frame/terminal';
import { placeKey } from './edit';
import type { Plan } from './plan-edits';

const mostChanges = 8;

/** A cause with what would be written for it, before and after, and what is left by hand. */
export function renderChange(
  cause: Cause,
  { edits, left }: Plan,
  files: ReadonlyMap<string, string>,
  { red, green }: Colours,
): string {
  const changes = new Set(
    [...edits].map(([{ expected, change, mismatch }, edit]) => {
      const [before, after] =
        edit.kind === 'move'
          ? [`${edit.name}: ${expected}`, `${edit.name}: ${mismatch?.actual ?? ''}`]
          : [expected, shown(change?.after)];
      return `${red(`    - ${before}`)}\n${green(`    + ${after}`)}`;
    }),
  );
  const places = new Set([...edits.values()].map(placeKey)).size;
  const head = places === 0 ? [] : [`  to be rewritten in ${counted(places, 'place')}:`];
  const more = changes.size > mostChanges ? [`    and ${changes.size - mostChanges} others`] : [];
  const reasons = [...new Set(left.values())].map((reason) => {
    const count = [...left.values()].filter((other) => other === reason).length;
    return `  left to be written by hand in ${counted(count, 'place')}: ${reason}`;
  });
  const told = [...head, ...[...changes].slice(0, mostChanges), ...more, ...reasons];
  return [renderCause(cause, files), ...told].join('\n');
}

const shown = (value: unknown): string =>
  value === undefined ? 'no such key' : JSON.stringify(value);
