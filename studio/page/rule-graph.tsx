import { useId, useState } from 'react';
import type { Graph, GraphNode } from '../model/graph';
import { selectionWith, toHash, type Selection } from '../model/selection';
import { Icon } from './icons';

interface RuleGraphProps {
  readonly graph: Graph;
  readonly selection: Selection;
}

/** Between what it reads and what reads it: lists of links in a row, which lines join for who sees them. */
export function RuleGraph({ graph, selection }: RuleGraphProps) {
  const { reads, own, readers } = graph;
  return (
    <section className="graph" aria-label="What it reads, and what reads it">
      <h3>
        <Icon of="conditional" /> What it reads, and what reads it
      </h3>
      <div className="graph-columns">
        <Column
          side="reads"
          title="It reads"
          nothing="Nothing: it is the same for all."
          nodes={reads}
          selection={selection}
        />
        <div className="graph-column graph-column--own">
          <h4 className="hidden">In between</h4>
          <p className="graph-node graph-node--own">
            <strong>{own.title}</strong>
            <span>{own.note}</span>
          </p>
        </div>
        <Column
          side="readers"
          title="Read by"
          nothing="Nothing reads what it decides."
          nodes={readers}
          selection={selection}
        />
      </div>
    </section>
  );
}

/** More than these are folded. */
const most = 6;

interface ColumnProps extends Pick<RuleGraphProps, 'selection'> {
  readonly side: 'reads' | 'readers';
  readonly title: string;
  readonly nothing: string;
  readonly nodes: readonly GraphNode[];
}

function Column({ side, title, nothing, nodes, selection }: ColumnProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  // One that would be folded alone stands there as well as what says so.
  const isLong = nodes.length > most + 1;
  const shown = isLong && !isOpen ? nodes.slice(0, most) : nodes;
  return (
    <div className={`graph-column graph-column--${side}`}>
      <h4 id={id}>
        {title} {nodes.length > 0 && <span className="count">{nodes.length}</span>}
      </h4>
      {nodes.length === 0 ? (
        <p className="graph-node graph-node--none">{nothing}</p>
      ) : (
        <ul aria-labelledby={id}>
          {shown.map((node) => (
            <li key={node.key}>
              <Node node={node} selection={selection} />
            </li>
          ))}
          {isLong && (
            <li>
              <button
                type="button"
                className="graph-node graph-node--more"
                aria-expanded={isOpen}
                onClick={() => setOpen(!isOpen)}
              >
                {isOpen ? 'Fewer' : `and ${String(nodes.length - most)} more`}
              </button>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}

function Node({
  node: { title, note, to },
  selection,
}: Pick<ColumnProps, 'selection'> & { readonly node: GraphNode }) {
  const said = (
    <>
      <strong>{title}</strong> <span>{note}</span>
    </>
  );
  return to === null ? (
    <span className="graph-node">{said}</span>
  ) : (
    <a className="graph-node" href={toHash(selectionWith(selection, to))}>
      {said}
    </a>
  );
}
