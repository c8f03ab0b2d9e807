import { isObject, joinPath, placesRoot } from '../../rules';
import type { Json } from '../model';
import type { Cell, Kit } from './kit';
import { hostsOf, itemsIn } from './resolver';

/** The place of the item that a section asks for, from 1; nothing while none is open (I16). */
export function placeCell({ journey, resolver, state, cells }: Kit, id: string): Cell<Json> {
  const found = [...resolver.items].find(([, { id: each }]) => each === id);
  const hosts = found === undefined ? [] : hostsOf(journey, found[1]);
  return {
    name: joinPath(placesRoot, id),
    compute: (read) => {
      const draft = found === undefined ? null : read(state.draft(found[0]));
      if (draft === null) return null;
      const host = hosts.find((each) => read(cells.field(each).relevant));
      const { length } = itemsIn(host === undefined ? null : read(cells.answer(host.field.path)));
      return Math.min(draft.index ?? length, length) + 1;
    },
  };
}

/** An item of a list as what is said of it reads it: with its place. */
export const itemAt = (item: Json, index: number): Json =>
  isObject(item) ? { ...item, position: index + 1 } : item;
