import { SaxesParser } from 'saxes';
import { InputError } from '../../../project';

/** A value that is written in the file, and where. */
export interface Written {
  readonly text: string;
  readonly line: number;
}

export interface XmlElement {
  /** Without its prefix. */
  readonly name: string;
  readonly line: number;
  /** By the name as it is written, with its prefix (`jr:constraintMsg`). */
  readonly attributes: ReadonlyMap<string, Written>;
  /** Elements and words, in order. */
  readonly content: readonly (XmlElement | string)[];
}

interface Open extends XmlElement {
  readonly attributes: Map<string, Written>;
  readonly content: (XmlElement | string)[];
}

/** `ref` of `h:ref`. */
const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * The outermost element of an XML text.
 *
 * @throws InputError for what is no XML, with the line
 */
export function readXml(text: string, file: string): XmlElement {
  const parser = new SaxesParser({ xmlns: false, position: true });
  const open: Open[] = [];
  const outermost: XmlElement[] = [];
  let begun = 1;
  parser.on('error', (error) => {
    throw new InputError(
      `${file}:${parser.line} is not XML: ${error.message.replace(/^\d+:\d+: /, '').replace(/\.$/, '')}.`,
      'mend the file there, or export the form anew; nothing was written',
    );
  });
  // By then what comes after the name is read: where that was the end of the line, it began one above.
  parser.on(
    'opentagstart',
    () => (begun = parser.columnIndex === 0 ? parser.line - 1 : parser.line),
  );
  parser.on('opentag', ({ name, attributes }) => {
    const line = begun;
    const made: Open = {
      name: localName(name),
      line,
      attributes: new Map(
        Object.entries(attributes).map(([key, value]) => [key, { text: value, line }]),
      ),
      content: [],
    };
    (open.at(-1)?.content ?? outermost).push(made);
    open.push(made);
  });
  const words = (piece: string): void => {
    open.at(-1)?.content.push(piece);
  };
  parser.on('text', words);
  parser.on('cdata', words);
  parser.on('closetag', () => open.pop());
  parser.write(text.replace(/^\uFEFF/, '')).close();
  const [root] = outermost;
  if (root !== undefined) return root;
  throw new InputError(`${file} holds no element.`, 'name the XML file of an XForm');
}

export const elementsOf = (element: XmlElement): readonly XmlElement[] =>
  element.content.filter((each) => typeof each !== 'string');

export const childrenNamed = (element: XmlElement, name: string): readonly XmlElement[] =>
  elementsOf(element).filter((each) => each.name === name);

export const childNamed = (element: XmlElement, name: string): XmlElement | null =>
  childrenNamed(element, name)[0] ?? null;

/** All words in it, its elements' too. */
export const wordsIn = (element: XmlElement): string =>
  element.content.map((each) => (typeof each === 'string' ? each : wordsIn(each))).join('');

export const attributeOf = (element: XmlElement, name: string): Written | null =>
  element.attributes.get(name) ?? null;
