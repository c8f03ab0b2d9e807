import { getPath, isObject, wordsOf } from '../../rules';
import type { JsonObject } from '../model';
import type { CompiledScreen } from '../../journey';
import type { Reading } from './reading';

/** What the screen is about; nothing until it is there. */
export function itemsOf({ from }: CompiledScreen, reading: Reading): readonly JsonObject[] {
  const found = reading.at(from.path);
  if (!from.each) return isObject(found) ? [found] : [];
  return Array.isArray(found) ? (found as readonly unknown[]).filter(isItem) : [];
}

const isItem = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const keyOf = ({ key }: CompiledScreen, item: JsonObject): string =>
  key.map((name) => wordsOf(getPath(item, name))).join('/');
