import { joinPath, placeOfItem, placesRoot } from '../../rules';
import type { Context } from '../context';
import { didYouMean } from '../diagnostic';
import type { Cursor } from '../source';
import { keysOfShape } from '../wire';
import type { Scope } from './scope';
import { typed, unknown, type Typed } from './typed';

/** Where the item stands in its list, in the section that asks for it alone. */
export function resolvePlace(
  [, section = '', ...deeper]: readonly string[],
  at: Cursor<unknown>,
  { symbols, home, report }: Context,
): Typed {
  if (!symbols.lists.has(section) || deeper.length > 0) {
    report.add('JC312', at, `There is no \`${joinPath(placesRoot, section, ...deeper)}\`.`, {
      help:
        didYouMean(section, symbols.lists.keys()) ??
        `behind \`${placesRoot}\` stands the section of a list’s items`,
    });
    return unknown;
  }
  if (section !== home)
    report.add(
      'JC511',
      at,
      `\`${joinPath(placesRoot, section)}\` is the place of an item that is asked for, which only \`${section}\` reads.`,
      { help: `where a rule goes through the list, an item’s place is \`${placeOfItem}\`` },
    );
  return typed('number');
}

/** Whether `item` is one of a list. */
export const hasPlace = ({ item, isOneOfMany }: Scope): boolean =>
  item !== undefined || isOneOfMany === true;

/** Its place in the list, unless the item keeps something of that name itself. */
export function resolvePlaceOfItem(
  at: Cursor<unknown>,
  { item, itemShape }: Scope,
  { report }: Context,
): Typed {
  const key = placeOfItem.slice('item.'.length);
  const isKept =
    item?.has(key) === true || (itemShape != null && keysOfShape(itemShape).includes(key));
  if (isKept)
    report.add('JC412', at, `An item keeps a \`${key}\`, and \`${placeOfItem}\` is its place.`, {
      help: 'give what it keeps another name',
    });
  return typed('number');
}
