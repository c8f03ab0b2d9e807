import type { Selection } from './selection';

/** Something that a rule reads, or that reads what it decides. */
export interface GraphNode {
  /** Tells it from the others of its column. */
  readonly key: string;
  /** As people call it: no path, no key. */
  readonly title: string;
  /** What it is, and what it comes to for the household in hand; or what it does with what it reads. */
  readonly note: string;
  /** What is selected by it; null where nothing can be. */
  readonly to: Partial<Selection> | null;
}

/** A rule, or another part of the journey, between what it reads and what reads what comes of it. */
export interface Graph {
  readonly reads: readonly GraphNode[];
  readonly own: Pick<GraphNode, 'title' | 'note'>;
  readonly readers: readonly GraphNode[];
}

/** What is selected by a row of the outline that is in no step. */
export const toPart = (part: string): Partial<Selection> => ({
  ...{ view: 'journey', step: '', section: '', field: '', part, rule: '' },
});

/** Nodes of one key are one, with what each of them says. */
export function together(nodes: readonly GraphNode[]): readonly GraphNode[] {
  const found = new Map<string, { readonly node: GraphNode; readonly notes: Set<string> }>();
  for (const node of nodes) {
    const known = found.get(node.key) ?? { node, notes: new Set() };
    found.set(node.key, known);
    if (node.note !== '') known.notes.add(node.note);
  }
  return [...found.values()].map(({ node, notes }) => ({ ...node, note: [...notes].join(', ') }));
}
