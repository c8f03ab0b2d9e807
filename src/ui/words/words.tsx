import { createContext, useContext } from 'react';
import type { JsonObject, Text } from '../../engine';

/** Words of the page by name, from the journey's messages; `item` fills `{item.x}`. */
export interface Words {
  text(name: string, item?: JsonObject): Text;
  /** The same without links: for attributes, titles and announcements. */
  plain(name: string, item?: JsonObject): string;
}

const WordsContext = createContext<Words | null>(null);
export const WordsProvider = WordsContext.Provider;

export function useWords(): Words {
  const words = useContext(WordsContext);
  if (words === null) throw new Error('useWords needs a WordsProvider above it');
  return words;
}
