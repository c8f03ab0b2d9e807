import { attributeOf, childrenNamed, elementsOf, wordsIn, type XmlElement } from '../xml/read-xml';
import type { Bind, FormNode, Setter, TableRow } from './model';
import { wordsOfAttribute } from './read-words';

/** The instance that is filled in: the first of the model. */
export const primaryOf = (model: XmlElement): XmlElement | null => {
  const [first] = childrenNamed(model, 'instance');
  return first === undefined ? null : (elementsOf(first)[0] ?? null);
};

/** Nodes by path. Of several of one name, as of a repeat and its template, the first stands for all. */
export function readNodes(root: XmlElement): ReadonlyMap<string, FormNode> {
  const nodes = new Map<string, FormNode>();
  const visit = (element: XmlElement, parent: string | null): void => {
    const path = `${parent ?? ''}/${element.name}`;
    if (nodes.has(path)) return;
    const children = elementsOf(element);
    nodes.set(path, {
      ...{ path, parent, name: element.name, line: element.line },
      initial: children.length > 0 ? '' : wordsIn(element).trim(),
      hasChildren: children.length > 0,
      isPreloaded: attributeOf(element, 'jr:preload') !== null,
    });
    for (const child of children) visit(child, path);
  };
  visit(root, null);
  return nodes;
}

/** Lists that stand in the form itself, by the id of their instance. */
export function readTables(model: XmlElement): ReadonlyMap<string, readonly TableRow[]> {
  const tables = new Map<string, readonly TableRow[]>();
  for (const instance of childrenNamed(model, 'instance').slice(1)) {
    const id = attributeOf(instance, 'id')?.text;
    const root = elementsOf(instance)[0];
    if (id === undefined || root === undefined || attributeOf(instance, 'src') !== null) continue;
    tables.set(id, childrenNamed(root, 'item').map(rowOf));
  }
  return tables;
}

const rowOf = (item: XmlElement): TableRow =>
  new Map(
    elementsOf(item).map((each) => [each.name, { text: wordsIn(each).trim(), line: each.line }]),
  );

/** What is said of a node, by its path; and the path that an id of a bind stands for. */
export function readBinds(
  model: XmlElement,
  root: string,
): { readonly binds: ReadonlyMap<string, Bind>; readonly byId: ReadonlyMap<string, string> } {
  const binds = new Map<string, Bind>();
  const byId = new Map<string, string>();
  const visit = (bind: XmlElement, outer: string): void => {
    const path = absolute(attributeOf(bind, 'nodeset')?.text ?? '', outer);
    const id = attributeOf(bind, 'id');
    if (id !== null) byId.set(id.text, path);
    binds.set(path, bindOf(bind, path));
    for (const inner of childrenNamed(bind, 'bind')) visit(inner, path);
  };
  for (const bind of childrenNamed(model, 'bind')) visit(bind, root);
  return { binds, byId };
}

/** A path from the root, of one that may begin at another node. */
export const absolute = (path: string, from: string): string => {
  const written = path.trim().replaceAll(/\s*\/\s*/g, '/');
  return written.startsWith('/') ? written : `${from}/${written.replace(/^\.\//, '')}`;
};

function bindOf(bind: XmlElement, path: string): Bind {
  const of = (name: string) => attributeOf(bind, name);
  const type = of('type')?.text ?? 'string';
  return {
    ...{ path, line: bind.line, type: type.slice(type.indexOf(':') + 1) },
    relevant: of('relevant'),
    required: of('required'),
    readonly: of('readonly'),
    constraint: of('constraint'),
    calculate: of('calculate'),
    preload: of('jr:preload'),
    constraintMessage: wordsOfAttribute(of('jr:constraintMsg')),
    requiredMessage: wordsOfAttribute(of('jr:requiredMsg')),
  };
}

/** What is filled in by an event, wherever in the form it stands. */
export function readSetters(element: XmlElement, root: string): readonly Setter[] {
  return elementsOf(element).flatMap((each): readonly Setter[] => {
    if (each.name !== 'setvalue') return readSetters(each, root);
    const path = absolute(
      attributeOf(each, 'ref')?.text ?? attributeOf(each, 'bind')?.text ?? '',
      root,
    );
    const { line } = each;
    const value = attributeOf(each, 'value') ?? { text: `'${wordsIn(each).trim()}'`, line };
    const event = attributeOf(each, 'event') ?? attributeOf(each, 'ev:event');
    return [{ event: event?.text ?? '', path, value, line }];
  });
}
