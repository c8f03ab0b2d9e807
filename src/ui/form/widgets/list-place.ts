import { createContext, useContext, useMemo } from 'react';
import { usesInnerLists, type ListView } from '../../../engine';
import { plain } from '../../parts/words';

/** The item that is open around a list: `Dwelling 2`; empty where that is said of none. */
export interface ItemPlace {
  readonly text: string;
  /** How many items are open around. */
  readonly depth: number;
}

const nowhere: ItemPlace = { text: '', depth: 0 };
export const ItemPlaceContext = createContext(nowhere);

export interface ListPlaces {
  readonly around: ItemPlace;
  /** Of the item that the list has open: `Dwelling 2, person 1`. */
  readonly inside: ItemPlace;
}

function usePlacesOf({ words: { one }, items, editing }: ListView): ListPlaces {
  const around = useContext(ItemPlaceContext);
  const own = one === undefined ? '' : `${plain(one)} ${(editing ?? items.length) + 1}`;
  const text = [around.text, own].filter((each) => each !== '').join(', ');
  const depth = around.depth + 1;
  const inside = useMemo(() => ({ text, depth }), [text, depth]);
  return { around, inside };
}

export const usePlaces = usesInnerLists
  ? usePlacesOf
  : (): ListPlaces => ({ around: nowhere, inside: nowhere });
