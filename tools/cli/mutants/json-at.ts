import type { Json } from '../../../src/engine';

/** What stands at a JSON pointer (RFC 6901); undefined for nothing. */
export const jsonAt = (value: Json | undefined, pointer: string): Json | undefined =>
  pointer
    .split('/')
    .slice(1)
    .reduce<Json | undefined>((so, key) => {
      if (typeof so !== 'object' || so === null) return undefined;
      const name = key.replaceAll('~1', '/').replaceAll('~0', '~');
      return Object.hasOwn(so, name) ? (so as Readonly<Record<string, Json>>)[name] : undefined;
    }, value);

/** The same of files that are parsed once. */
export function jsonIn(
  files: ReadonlyMap<string, string>,
): (file: string, pointer: string) => Json | undefined {
  const known = new Map<string, Json>();
  return (file, pointer) => {
    const parsed = known.get(file) ?? (JSON.parse(files.get(file) ?? 'null') as Json);
    known.set(file, parsed);
    return jsonAt(parsed, pointer);
  };
}
