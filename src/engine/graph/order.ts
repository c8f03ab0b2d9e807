import type { DerivedNode } from './node';

/** Derived nodes so that each comes after what it needs. Throws for a cycle, and names it. */
export function inOrder(nodes: ReadonlyMap<string, DerivedNode>): readonly DerivedNode[] {
  const done = new Set<string>();
  const path: string[] = [];
  const result: DerivedNode[] = [];
  const visit = (node: DerivedNode): void => {
    if (done.has(node.id)) return;
    if (path.includes(node.id)) {
      const cycle = [...path.slice(path.indexOf(node.id)), node.id];
      throw new Error(`These depend on each other: ${cycle.join(' → ')}`);
    }
    path.push(node.id);
    for (const need of node.needs) {
      const inner = nodes.get(need);
      if (inner !== undefined) visit(inner);
    }
    path.pop();
    done.add(node.id);
    result.push(node);
  };
  for (const node of nodes.values()) visit(node);
  return result;
}
