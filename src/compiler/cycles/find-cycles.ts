/** Edges by node. */
export type Edges = ReadonlyMap<string, ReadonlySet<string>>;

/** Each cycle once, as the nodes along it; the first node is the first that was met. */
export function findCycles(edges: Edges): readonly (readonly string[])[] {
  const cycles: (readonly string[])[] = [];
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (node: string): void => {
    const start = path.indexOf(node);
    if (start !== -1) {
      cycles.push(path.slice(start));
      return;
    }
    if (done.has(node)) return;
    path.push(node);
    for (const next of edges.get(node) ?? []) visit(next);
    path.pop();
    done.add(node);
  };
  for (const node of edges.keys()) visit(node);
  return cycles;
}
