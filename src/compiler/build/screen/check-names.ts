import type { Context } from '../../context';
import { keysOfPath } from '../../../rules';
import { didYouMean } from '../../diagnostic';
import type { Cursor } from '../../source';
import { shapeAt, type Shape } from '../../wire';

/** Names of one kind stand once. */
export function checkOnce(names: readonly Cursor<string>[], { report }: Context): void {
  const seen = new Map<string, Cursor<string>>();
  for (const name of names) {
    const earlier = seen.get(name.value);
    if (earlier === undefined) seen.set(name.value, name);
    else
      report.add('JC501', name, `\`${name.value}\` stands twice.`, {
        also: [{ at: earlier, message: 'the other one' }],
      });
  }
}

/** Keys that an item has. */
export function checkKeys(
  keys: readonly Cursor<string>[],
  shape: Shape | null,
  { report }: Context,
): void {
  for (const key of keys) {
    const reached = shapeAt(shape, keysOfPath(key.value));
    if (reached.found) continue;
    report.add('JC312', key, `An item has no \`${reached.key}\`.`, {
      help: didYouMean(reached.key, reached.known),
    });
  }
}
