/** README.md, How an expected value is matched. */
import { isList, isObject, own } from './json';
import type { Json } from './subject';

/** V4: exactly equal, a key that is null counting as absent. */
export function same(a: Json, b: Json): boolean {
  if (isList(a) && isList(b))
    return a.length === b.length && a.every((item, i) => same(item, b[i] ?? null));
  if (isObject(a) && isObject(b))
    return [...Object.keys(a), ...Object.keys(b)].every((key) => same(own(a, key), own(b, key)));
  return a === b;
}

/** One line where the values are not equal; none where they are. */
export const differs = (what: string, expected: Json, found: Json): string[] =>
  same(expected, found)
    ? []
    : [`${what}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}`];

const write = (v: Json): string => JSON.stringify(v);
const fits = (expected: Json, found: Json): boolean => match(expected, found).length === 0;

/** What differs, a line each; none when it matches. An empty text is nothing there, too. */
export function match(expected: Json, found: Json, where = ''): string[] {
  const no = (wanted: string): string[] => [`${where || '.'}: ${wanted}, found ${write(found)}`];
  if (expected === null || expected === '')
    return found === null || found === '' ? [] : no('expected nothing');
  if (isList(expected)) {
    if (!isList(found)) return no(`expected ${write(expected)}`);
    if (found.length !== expected.length) return no(`expected ${expected.length} items`);
    return expected.flatMap((item, i) => match(item, found[i] ?? null, `${where}[${i}]`));
  }
  if (!isObject(expected)) return expected === found ? [] : no(`expected ${write(expected)}`);
  const patterns = Object.keys(expected).filter((key) => key.startsWith('$'));
  if (patterns.length > 0)
    return patterns.flatMap((key) => pattern(key, own(expected, key), found, where));
  if (!isObject(found)) return no(`expected ${write(expected)}`);
  return Object.entries(expected).flatMap(([key, item]) =>
    match(item, own(found, key), where === '' ? key : `${where}.${key}`),
  );
}

function pattern(key: string, wanted: Json, found: Json, where: string): string[] {
  const no = [`${where || '.'}: expected ${key} ${write(wanted)}, found ${write(found)}`];
  const items = isList(found) ? found : null;
  if (key === '$is') return same(wanted, found) ? [] : no;
  if (key === '$absent') return found === null ? [] : no;
  if (key === '$contains')
    return typeof found === 'string' && typeof wanted === 'string' && found.includes(wanted)
      ? []
      : no;
  if (items === null) return no;
  if (key === '$has') {
    let from = 0;
    for (const one of isList(wanted) ? wanted : []) {
      const index = items.findIndex((item, i) => i >= from && fits(one, item));
      if (index < 0) return no;
      from = index + 1;
    }
    return [];
  }
  if (key === '$none') {
    const none = isList(wanted) ? wanted : [];
    return items.some((item) => none.some((one) => fits(one, item))) ? no : [];
  }
  if (key === '$byId' && isObject(wanted))
    return Object.entries(wanted).flatMap(([id, one]) => {
      const named = items.find((item) => own(item, 'id') === id) ?? null;
      return match(one, named, `${where}#${id}`);
    });
  throw new Error(`unknown pattern: ${key}`);
}
