import { Cursor } from '../source';
import { nameUnder } from '../../rules';

/** Every `with.name` that a file reads, with its place. */
export function parametersIn({
  value,
  file,
}: Cursor<unknown>): readonly (readonly [string, Cursor<string>])[] {
  const found: (readonly [string, Cursor<string>])[] = [];
  const place: (string | number)[] = [];
  const walk = (inner: unknown): void => {
    if (typeof inner !== 'object' || inner === null) return;
    for (const [key, each] of Object.entries(inner)) {
      place.push(Array.isArray(inner) ? Number(key) : key);
      const path: unknown = key === 'var' && Array.isArray(each) ? each[0] : each;
      if (key !== 'var' || typeof path !== 'string') walk(each);
      else {
        const name = nameUnder('with', path);
        if (name !== null) found.push([name, new Cursor(path, file, [...place])]);
      }
      place.pop();
    }
  };
  walk(value);
  return found;
}
