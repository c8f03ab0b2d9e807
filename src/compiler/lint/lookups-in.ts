import type { SourceFile } from '../source';
import { onceFor } from '../source/once-for';
import { writtenIn } from './written-in';

/** Name of a lookup → the paths in it that are read; the whole is ''. */
export type Read = ReadonlyMap<string, readonly string[]>;

/** What one file reads of the answers of calls, which brands may leave as it is. */
export const lookupsIn = onceFor((file: SourceFile): Read => {
  const found = new Map<string, string[]>();
  for (const { key, text } of writtenIn(file).texts) {
    // To forget it is not to read it.
    if (key === 'clear') continue;
    for (const [, name = '', path = ''] of text.matchAll(/\blookups\.(\w+)\.?([\w.]*)/g))
      found.set(name, [...(found.get(name) ?? []), path]);
  }
  return found;
});
