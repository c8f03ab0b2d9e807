import { createRequire } from 'node:module';
import { JSDOM } from 'jsdom';
import type { OdkEngineNode, OdkRoot } from './odk-node';

/** What the engine of ODK looks for around it, as in a browser. */
const ofBrowser = [
  ...['DOMParser', 'XMLSerializer', 'Node', 'Element', 'Document', 'XMLDocument', 'Attr', 'Text'],
  ...['CDATASection', 'Comment', 'ProcessingInstruction', 'XPathResult', 'document', 'window'],
] as const;

/** Names that stand outside of every module, and what they are. */
type Around = Record<string, unknown>;

let page: Around | null = null;

/**
 * Does what needs ODK's engine, which is made for browsers, and for bundles in which `require` is
 * known. Nothing of that is left around it for tests that run next in the same process.
 */
export async function asInBrowser<T>(work: () => Promise<T>): Promise<T> {
  page ??= new JSDOM('').window as unknown as Around;
  const needed: readonly (readonly [string, unknown])[] = [
    ...ofBrowser.map((name) => [name, page?.[name]] as const),
    ['__dirname', import.meta.dirname],
    ['require', createRequire(import.meta.url)],
  ];
  const added = needed.filter(([name]) => !(name in globalThis));
  Object.assign(globalThis, Object.fromEntries(added));
  try {
    return await work();
  } finally {
    for (const [name] of added) Reflect.deleteProperty(globalThis, name);
  }
}

/** A node of a form that is being filled in, with the item of a list that it belongs to. */
export interface OdkNode {
  readonly path: string;
  readonly item: number | null;
  readonly node: OdkEngineNode;
  /** Whether everything around it counts. */
  readonly isReached: () => boolean;
  /** Whether something around it is locked. */
  readonly isLocked: () => boolean;
}

/** A form that ODK's own engine has open, `asInBrowser`; null where it does not take it. */
export async function openInOdk(xml: string): Promise<OdkRoot | null> {
  const { loadForm } = await import('@getodk/xforms-engine');
  const form = await loadForm(xml, {});
  if (form.status === 'failure') return null;
  const root: unknown = form.createInstance().root;
  return root as OdkRoot;
}

/** All nodes that there are now; an item of a list is told by its number. */
export function nodesOf(root: OdkRoot): readonly OdkNode[] {
  const found: OdkNode[] = [];
  const visit = (
    node: OdkEngineNode,
    { item, isReached, isLocked }: Pick<OdkNode, 'item' | 'isReached' | 'isLocked'>,
  ): void => {
    const state = node.currentState;
    const path = state.reference.replaceAll(/\[\d+\]/g, '');
    if (node.nodeType !== 'root') found.push({ path, item, node, isReached, isLocked });
    const isList = node.nodeType.startsWith('repeat-range');
    (state.children ?? []).forEach((child, index) =>
      visit(child, {
        item: isList ? index : item,
        isReached: () => isReached() && state.relevant,
        isLocked: () => isLocked() || state.readonly,
      }),
    );
  };
  visit(root, { item: null, isReached: () => true, isLocked: () => false });
  return found;
}

/** Gives a list as many items as wanted, where a person may. */
export function giveItems(root: OdkRoot, count: number): void {
  for (const { node } of nodesOf(root))
    if (node.nodeType === 'repeat-range:uncontrolled') {
      const there = node.currentState.children.length;
      if (there < count) node.addInstances(there - 1, count - there);
      if (there > count) node.removeInstances(count, there - count);
    }
}
