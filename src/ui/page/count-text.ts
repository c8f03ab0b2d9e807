import type { JsonObject } from '../../engine';
import type { Words } from '../words';

/** The text `name.one` or `name.many` with `{item.count}` in words up to twelve. */
export function countText(words: Words, name: string, count: number, item: JsonObject = {}) {
  const inWords = count >= 1 && count <= 12 ? words.plain(`page.number.${count}`) : String(count);
  return words.plain(`${name}.${count === 1 ? 'one' : 'many'}`, { ...item, count: inWords });
}
