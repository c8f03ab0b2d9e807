/** Groups of nodes that all lead to each other, each after those that it leads to (Tarjan). */
export function components<Node>(
  nodes: readonly Node[],
  nextOf: (node: Node) => readonly Node[],
): readonly (readonly Node[])[] {
  const groups: (readonly Node[])[] = [];
  const met = new Map<Node, number>();
  /** Met, and in no group yet. */
  const open: Node[] = [];
  const visit = (node: Node): number => {
    const number = met.size;
    const at = open.push(node) - 1;
    met.set(node, number);
    let earliest = number;
    for (const next of nextOf(node)) {
      const before = met.get(next);
      if (before === undefined) earliest = Math.min(earliest, visit(next));
      else if (open.includes(next)) earliest = Math.min(earliest, before);
    }
    if (earliest === number) groups.push(open.splice(at));
    return earliest;
  };
  for (const node of nodes) if (!met.has(node)) visit(node);
  return groups;
}
