import { Cursor } from './cursor';
import type { SourceFile } from './source-file';

/** The value that a JSON pointer leads to, with its place. */
export function cursorAt(path: string, file: SourceFile): Cursor<unknown> {
  const pointer: (string | number)[] = [];
  let value: unknown = file.value;
  for (const raw of path.split('/').slice(1)) {
    const key = raw.replaceAll('~1', '/').replaceAll('~0', '~');
    pointer.push(Array.isArray(value) ? Number(key) : key);
    value = (value as Readonly<Record<string, unknown>> | null)?.[key];
  }
  return new Cursor(value, file, pointer);
}
