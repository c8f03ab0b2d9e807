import { readParts, type Located } from '../source';
import { compare, type Mismatch } from './check';
import { forItems } from './drawn-item';

/** `"details": { "s1": ["Dry"] }`: the lines of an item; `{ "lines", "first" }` states how many stand at first too. */
export const details = forItems('the details', (item, at, what) => {
  if (Array.isArray(at.value)) return compare(at, what, at.value, item.details);
  const part = readParts(at, ['lines', 'first']);
  const check = (wanted: Located | undefined, actual: Parameters<typeof compare>[3]) =>
    wanted === undefined ? [] : compare(wanted, what, wanted.value, actual);
  const lines: readonly Mismatch[] = check(part('lines'), item.details);
  return [...lines, ...check(part('first'), item.detailsFirst)];
});
