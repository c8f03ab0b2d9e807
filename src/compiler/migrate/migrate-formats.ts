import type { Json, JsonObject } from '../../engine';
import type { Replacement } from '../../journey';
import {
  find,
  itemsOf,
  list,
  membersOf,
  object,
  textOf,
  treeOf,
  type Member,
  type Tree,
} from './json/tree';

const money = (decimals: number | 'asNeeded'): JsonObject => ({
  shown: { currency: 'GBP', decimals },
});
const behind = (count: number): JsonObject => ({
  shown: { replace: `.(?=.{${count}})`, with: '•' },
});

/** What language 1 had built in and a journey of language 2 says itself. */
export const formerFormats: Readonly<Record<string, JsonObject>> = {
  pounds: money(2),
  wholePounds: money(0),
  briefPounds: money('asNeeded'),
  pence: { shown: { decimals: [2, 4], after: 'p' } },
  postcode: { shown: { replace: '^(?!-?[\\d.]+$)(\\S+?)(\\S{3})$', with: '$1 $2' } },
  lastFour: behind(4),
  lastThirteen: behind(13),
  letters: { pattern: "^[\\p{L}\\p{M}\\p{Pd}\\s.'’‘]+$" },
  lettersAndNumbers: { pattern: '^[A-Za-z0-9]+$' },
};

/** What the normaliser of this name did. */
export const formerNormalisers: Readonly<Record<string, readonly (string | Replacement)[]>> = {
  nationalPhone: [
    'joinDigits',
    { replace: '^(?:(?:\\+|00)44|44(?=0?\\d{10}$))0?(?=\\d)', with: '0' },
  ],
};

/** Normalisers in order, those that are gone said as what they did. */
export const spelt = (normalisers: Tree): Tree =>
  list(
    itemsOf(normalisers).flatMap((each) => {
      const former = formerNormalisers[textOf(each) ?? ''];
      return former === undefined ? [each] : former.map((step) => treeOf(asJson(step)));
    }),
    normalisers.where,
  );

const asJson = (step: string | Replacement): Json =>
  typeof step === 'string' ? step : { ...step };

/**
 * `formats.json` with those of the former formats that the files use and it has not; null where it
 * needs none.
 */
export function migrateFormats(trees: ReadonlyMap<string, Tree>): Tree | null {
  const file = trees.get('formats.json') ?? null;
  const known = membersOf(find(file, 'formats')).map(([name]) => name);
  const used = new Set([...trees].flatMap(([path, tree]) => (isRead(path) ? usedIn(tree) : [])));
  const added = Object.entries(formerFormats).flatMap(([name, format]): readonly Member[] =>
    used.has(name) && !known.includes(name) ? [[name, treeOf(format)]] : [],
  );
  if (added.length === 0) return null;
  const formats = object([...membersOf(find(file, 'formats')), ...added]);
  if (file !== null)
    return object(
      membersOf(file).map(([key, value]) => (key === 'formats' ? [key, formats] : [key, value])),
    );
  const schema = textOf(find(trees.get('journey.json') ?? null, '$schema'));
  const own = schema?.replace('journey.schema.json', 'formats.schema.json');
  return object([
    ...(own === undefined ? [] : [['$schema', treeOf(own)] as const]),
    ['formats', formats],
  ]);
}

const isRead = (path: string): boolean => !/^(brands|scenarios|locales)\//.test(path);

/** Names behind the bar of a placeholder, and formats of shapes. */
function usedIn(tree: Tree): readonly string[] {
  if (tree.kind === 'list') return tree.items.flatMap(usedIn);
  if (tree.kind === 'object')
    return tree.members.flatMap(([key, value]) => [
      ...(key === 'format' ? [textOf(value) ?? ''] : []),
      ...usedIn(value),
    ]);
  return [...tree.text.matchAll(/\|\s*(\w+)\s*\}/g)].map(([, name = '']) => name);
}
