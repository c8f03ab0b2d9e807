import {
  attributeOf,
  childNamed,
  childrenNamed,
  type Written,
  type XmlElement,
} from '../xml/read-xml';
import type { Itext, ItextValue, Words } from './model';

/** The name in `jr:itext('name')`; null for anything else. */
export const itextName = (text: string): string | null =>
  /^\s*jr:itext\(\s*(['"])(.*?)\1\s*\)\s*$/.exec(text)?.[2] ?? null;

/** Words of a label, a hint or a value of itext. */
export function readWords(element: XmlElement | null): Words | null {
  if (element === null) return null;
  const ref = attributeOf(element, 'ref');
  const itext = ref === null ? null : itextName(ref.text);
  if (itext !== null) return { line: element.line, itext, pieces: [] };
  if (ref !== null) return { line: element.line, itext: null, pieces: [{ value: ref }] };
  return { line: element.line, itext: null, pieces: piecesOf(element) };
}

/** A message of a bind: words, or the name of a text. */
export function wordsOfAttribute(written: Written | null): Words | null {
  if (written === null) return null;
  const { text, line } = written;
  const itext = itextName(text);
  return { line, itext, pieces: itext === null ? [text] : [] };
}

function piecesOf(element: XmlElement): Words['pieces'] {
  return element.content.flatMap((each): Words['pieces'] => {
    if (typeof each === 'string') return [each];
    const value = attributeOf(each, 'value') ?? attributeOf(each, 'ref');
    if (each.name === 'output' && value !== null) return [{ value }];
    // Formatting within a label: its words are said, and what stands in them.
    return piecesOf(each);
  });
}

/** The texts of a form, and its languages, the usual one first. */
export function readItext(model: XmlElement): {
  readonly languages: readonly string[];
  readonly itext: Itext;
} {
  const itext = new Map<string, Map<string, ItextValue>>();
  const translations = childrenNamed(childNamed(model, 'itext') ?? model, 'translation');
  const nameOf = (translation: XmlElement): string => attributeOf(translation, 'lang')?.text ?? '';
  for (const translation of translations)
    for (const text of childrenNamed(translation, 'text')) {
      const id = attributeOf(text, 'id')?.text ?? '';
      const said = itext.get(id) ?? new Map<string, ItextValue>();
      itext.set(id, said.set(nameOf(translation), valueOf(text)));
    }
  const usual = translations.find((each) => attributeOf(each, 'default') !== null);
  const languages = translations.map(nameOf);
  const first = usual === undefined ? (languages[0] ?? '') : nameOf(usual);
  return {
    languages: languages.length === 0 ? [] : [...new Set([first, ...languages])],
    itext,
  };
}

function valueOf(text: XmlElement): ItextValue {
  const values = childrenNamed(text, 'value');
  const isOfForm = (form: string) => (each: XmlElement) => attributeOf(each, 'form')?.text === form;
  const plain =
    values.find((each) => attributeOf(each, 'form') === null) ??
    values.find(isOfForm('long')) ??
    null;
  const media = ['image', 'audio', 'video', 'big-image'];
  return {
    words: readWords(plain),
    hasMedia: media.some((form) => values.some(isOfForm(form))),
    line: text.line,
  };
}
