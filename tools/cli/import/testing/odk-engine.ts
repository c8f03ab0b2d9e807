import { createRequire } from 'node:module';
import { JSDOM } from 'jsdom';
import type { OdkEngineNode, OdkRoot } from './odk-node';

/** What the engine of ODK looks for around it, as in a browser. */
const ofBrowser = [
  ...['DOMParser', 'XMLSerializer', 'Node', 'Element', 'Document', 'XMLDocument', 'Attr', 'Text'],
  ...['CDATASection', 'Comment', 'ProcessingInstruction', 'XPathResult', 'document', 'window'],
] as const;

/** Names that stand outside of every module. */
type Around = Record<string, unknown>;

let loaded: Promise<typeof import('@getodk/xforms-engine')> | null = null;

/** The engine of ODK Web Forms. It is made for browsers, and for bundles in which `require` is known. */
function odk(): Promise<typeof import('@getodk/xforms-engine')> {
  loaded ??= (() => {
    const around = globalThis as unknown as Around;
    const page = new JSDOM('').window as unknown as Around;
    for (const name of ofBrowser) around[name] ??= page[name];
    around['__dirname'] ??= import.meta.dirname;
    around['require'] ??= createRequire(import.meta.url);
    return import('@getodk/xforms-engine');
  })();
  return loaded;
}

/** A node of a form that is being filled in, with the item of a list that it belongs to. */
export interface OdkNode {
  readonly path: string;
  readonly item: number | null;
  readonly node: OdkEngineNode;
  /** Whether everything around it counts. */
  readonly isReached: () => boolean;
}

/** A form that ODK's own engine has open; null where it does not take it. */
export async function openInOdk(xml: string): Promise<OdkRoot | null> {
  const { loadForm } = await odk();
  const form = await loadForm(xml, {});
  if (form.status === 'failure') return null;
  const root: unknown = form.createInstance().root;
  return root as OdkRoot;
}

/** All nodes that there are now; an item of a list is told by its number. */
export function nodesOf(root: OdkRoot): readonly OdkNode[] {
  const found: OdkNode[] = [];
  const visit = (node: OdkEngineNode, item: number | null, isReached: () => boolean): void => {
    const state = node.currentState;
    const path = state.reference.replaceAll(/\[\d+\]/g, '');
    if (node.nodeType !== 'root') found.push({ path, item, node, isReached });
    const counts = (): boolean => isReached() && state.relevant;
    (state.children ?? []).forEach((child, index) =>
      visit(child, node.nodeType.startsWith('repeat-range') ? index : item, counts),
    );
  };
  visit(root, null, () => true);
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
