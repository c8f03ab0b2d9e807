import type { Condition, Edge, Flow, Gate, Kind, Node } from './model';

/** That a node tells something of a sensitive one. */
export interface Mark {
  readonly source: Node;
  /**
   * Its value follows from it. Not so where it is the answer of a call, or was set under a rule:
   * that is told on by value, and no rule over it is followed any further (control goes one step).
   */
  readonly strong: boolean;
  /** The way it came: null at the sensitive node itself. */
  readonly by: { readonly words: string; readonly from: Node } | null;
}

type Read = Pick<Condition, 'nodes' | 'event'>;
type Marks = ReadonlyMap<Node, ReadonlyMap<Node, Mark>>;

/** Which nodes tell something of which sensitive ones, and how. */
export class Spread {
  readonly #declared: ReadonlyMap<Node, Kind>;
  readonly #marks = new Map<Node, Map<Node, Mark>>();
  #grew = true;

  constructor({ declared, edges, gates }: Pick<Flow, 'declared' | 'edges' | 'gates'>) {
    this.#declared = declared;
    for (const source of declared.keys()) this.#mark(source, { source, strong: true, by: null });
    while (this.#grew) {
      this.#grew = false;
      edges.forEach((edge) => this.#follow(edge));
      gates.forEach((gate) => this.#pass(gate));
    }
  }

  get marks(): Marks {
    return this.#marks;
  }

  /** Sensitive nodes that a read or a rule tells of, each once. */
  told(from: readonly Read[], through: 'value' | 'control'): readonly Told[] {
    const found = new Map<Node, Told>();
    for (const { nodes, event } of from) {
      for (const node of nodes) {
        for (const mark of this.#marks.get(node)?.values() ?? []) {
          const counts = through === 'value' || this.#decides(mark, event);
          if (counts && !found.has(mark.source)) found.set(mark.source, { mark, node });
        }
      }
    }
    return [...found.values()];
  }

  /** Whether a rule over what is marked so is one over a sensitive answer. */
  #decides({ strong, source }: Mark, event: boolean): boolean {
    return strong && (!event || this.#declared.get(source) === 'medical');
  }

  #follow({ to, how, from, words, only }: Edge): void {
    const told = this.told(from, how === 'control' ? 'control' : 'value');
    for (const { mark, node } of told) {
      if (only !== undefined && mark.source !== only) continue;
      this.#mark(to, {
        source: mark.source,
        strong: mark.strong && how === 'value',
        by: { words, from: node },
      });
    }
  }

  #pass({ to, questions }: Gate): void {
    const each = questions.map((conditions) => this.told(conditions, 'control'));
    if (each.some((told) => told.length === 0)) return;
    for (const { mark, node } of each.flat())
      this.#mark(to, {
        source: mark.source,
        strong: false,
        by: { words: `\`${to}\` is asked only when a rule over it holds`, from: node },
      });
  }

  #mark(node: Node, mark: Mark): void {
    if (node === mark.source && mark.by !== null) return;
    const marks = this.#marks.get(node) ?? new Map<Node, Mark>();
    const before = marks.get(mark.source);
    if (before !== undefined && (before.strong || !mark.strong)) return;
    marks.set(mark.source, mark);
    this.#marks.set(node, marks);
    this.#grew = true;
  }
}

/** A sensitive node that is told of, and the node that tells of it. */
export interface Told {
  readonly mark: Mark;
  readonly node: Node;
}
