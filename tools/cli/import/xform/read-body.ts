import {
  attributeOf,
  childNamed,
  childrenNamed,
  elementsOf,
  wordsIn,
  type XmlElement,
} from '../xml/read-xml';
import type { BodyPart, Choice, Control, Itemset, Repeat, Words } from './model';
import { absolute } from './read-model';
import { itextName, readWords } from './read-words';

/** What stands round a part of the body, and the paths that ids of binds stand for. */
interface Around {
  readonly path: string;
  readonly byId: ReadonlyMap<string, string>;
}

/** Elements of a body that ask nothing. */
const silent = ['label', 'hint', 'help', 'alert', 'setvalue', 'value', 'item', 'itemset'];

export function readBody(body: XmlElement, around: Around): readonly BodyPart[] {
  return elementsOf(body).flatMap((each): readonly BodyPart[] => {
    if (silent.includes(each.name)) return [];
    if (each.name === 'group') return readGroup(each, around);
    if (each.name === 'repeat') return [readRepeat(each, null, around)];
    return [readControl(each, around)];
  });
}

function pathOf(element: XmlElement, { path, byId }: Around): string | null {
  const bind = attributeOf(element, 'bind');
  if (bind !== null) return byId.get(bind.text) ?? null;
  const ref = attributeOf(element, 'ref') ?? attributeOf(element, 'nodeset');
  return ref === null ? null : absolute(ref.text, path);
}

/** A group; what only stands round a repeat gives it its label. */
function readGroup(element: XmlElement, around: Around): readonly BodyPart[] {
  const path = pathOf(element, around);
  const label = readWords(childNamed(element, 'label'));
  const inner = { ...around, path: path ?? around.path };
  const asking = elementsOf(element).filter(({ name }) => !silent.includes(name));
  const [only] = asking;
  if (asking.length === 1 && only?.name === 'repeat') {
    const repeat = readRepeat(only, label, inner);
    if (path === null || path === repeat.path) return [repeat];
    return [{ kind: 'group', path, line: element.line, label: null, parts: [repeat] }];
  }
  return [{ kind: 'group', path, line: element.line, label, parts: readBody(element, inner) }];
}

function readRepeat(element: XmlElement, label: Words | null, around: Around): Repeat {
  const path = pathOf(element, around) ?? around.path;
  const count = attributeOf(element, 'jr:count');
  const parts = readBody(element, { ...around, path });
  const own = label ?? readWords(childNamed(element, 'label'));
  return { kind: 'repeat', path, line: element.line, label: own, count, parts };
}

function readControl(element: XmlElement, around: Around): Control {
  const of = (name: string): string => attributeOf(element, name)?.text ?? '';
  const itemset = childNamed(element, 'itemset');
  return {
    kind: 'control',
    element: element.name,
    path: pathOf(element, around) ?? '',
    line: element.line,
    label: readWords(childNamed(element, 'label')),
    hint: readWords(childNamed(element, 'hint')),
    appearance: `${of('appearance')} ${of('intent') === '' ? '' : 'intent'}`.trim(),
    takes: of('accept') === '' ? of('mediatype') : of('accept'),
    choices: childrenNamed(element, 'item').map(readChoice),
    itemset: itemset === null ? null : readItemset(itemset),
    range: element.name === 'range' ? [of('start'), of('end'), of('step')] : null,
  };
}

function readChoice(item: XmlElement): Choice {
  const value = childNamed(item, 'value');
  return {
    value: value === null ? '' : wordsIn(value).trim(),
    label: readWords(childNamed(item, 'label')),
    line: item.line,
  };
}

function readItemset(element: XmlElement): Itemset | null {
  const nodeset = attributeOf(element, 'nodeset');
  const refOf = (name: string): string => {
    const child = childNamed(element, name);
    return child === null ? '' : (attributeOf(child, 'ref')?.text ?? '');
  };
  if (nodeset === null) return null;
  const label = refOf('label');
  const itext = /^\s*jr:itext\((.*)\)\s*$/.exec(label)?.[1];
  return {
    nodeset,
    value: refOf('value').trim(),
    label: (itext ?? label).trim(),
    isItext: itext !== undefined && itextName(label) === null,
  };
}
