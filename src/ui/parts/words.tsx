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

/** @throws Error without a WordsProvider above. */
export function useWords(): Words {
  const words = useContext(WordsContext);
  if (words === null) throw new Error('useWords needs a WordsProvider above it');
  return words;
}

/** Of a page that can be said in several languages. */
export interface PageLanguage {
  /** Words of what stands around the heart of the page. */
  readonly around: Words;
  /** Language of that heart, where it is not that of the page (BCP 47). */
  readonly heart: string | undefined;
  /** Language of what the brand says, where it is not that of the page. */
  readonly brand: string | undefined;
  /** The others that it can be said in, each by its own name. */
  readonly others: readonly { readonly locale: string; readonly name: string }[];
  readonly onChoose: (locale: string) => void;
}

/** Null where the page has one language. */
export const LanguageContext = createContext<PageLanguage | null>(null);

/** A filled text: its words, and its links in a new tab so that no answer is left behind. */
export function RichText({ text }: { readonly text: Text }) {
  return text.map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : part.href === undefined ? (
      <span key={index} lang={part.lang}>
        {part.text}
      </span>
    ) : (
      <a key={index} href={part.href} lang={part.lang} target="_blank" rel="noopener noreferrer">
        {part.text}
      </a>
    ),
  );
}

/** The words alone. */
export function plain(text: Text): string {
  return text.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}
