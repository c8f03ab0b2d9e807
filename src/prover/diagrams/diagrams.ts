import { BranchTable, Numbers, TripleTable } from './node-table';
import { isTrue, known, type Term, type Value } from '../values/value';

/** A node: what a rule comes to, for every way in which the terms that it reads can stand. */
export type Node = number;

/** Where there is no node. */
const none: Node = -1;

/** A term and the classes that its value can be in, of which each household has exactly one. */
export interface Variable {
  /** Its place in every diagram. */
  readonly index: number;
  readonly term: Term;
  readonly classes: readonly Value[];
}

/** More nodes were made than were allowed: nothing is known of what was asked. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

/**
 * Decision diagrams with many values, reduced and ordered: what is equal for every household is the
 * same node. So whether two rules are equivalent is one comparison, and no table of all combinations
 * is ever laid out.
 */
export class Diagrams {
  readonly #variables = new Map<string, Variable>();
  readonly #leaves = new Map<string, Node>();
  readonly #branches = new BranchTable(
    (node, variable, kids) =>
      this.#of[node]?.index === variable &&
      kids.every((kid, index) => kid === this.#kid(node, index)),
  );
  readonly #selected = new TripleTable();
  readonly #values: (Value | null)[] = [];
  readonly #of: (Variable | null)[] = [];
  /** Where each node leads, one node after the other … */
  readonly #kids = new Numbers();
  /** … and where those of each begin. */
  readonly #begins = new Numbers();
  readonly #combined = new Map<string, Node>();
  /** What was made of one node or two, by the number of the work. */
  readonly #worked = new TripleTable();
  readonly #works = new Map<string, number>();
  #room = Number.POSITIVE_INFINITY;

  readonly yes = this.leaf(known(true));
  readonly no = this.leaf(known(false));
  readonly nothing = this.leaf(known(null));

  /** How many nodes there are. */
  get size(): number {
    return this.#begins.size;
  }

  /**
   * What `work` makes, with so many nodes more.
   * @throws {TooLarge} where that is not enough.
   */
  within<T>(nodes: number, work: () => T): T {
    const before = this.#room;
    this.#room = Math.min(before, this.size + nodes);
    try {
      return work();
    } finally {
      this.#room = before;
    }
  }

  leaf(value: Value): Node {
    const found = this.#leaves.get(value.key);
    if (found !== undefined) return found;
    const made = this.#add(value, null, []);
    this.#leaves.set(value.key, made);
    return made;
  }

  /** The variable of a term, which has the classes that it was first made with. */
  variable(term: Term, classes: () => readonly Value[]): Variable {
    const found = this.#variables.get(term.key);
    if (found !== undefined) return found;
    const made = { index: this.#variables.size, term, classes: classes() };
    this.#variables.set(term.key, made);
    return made;
  }

  /** The value of a variable. */
  valueOf(variable: Variable): Node {
    return this.#branch(
      variable,
      variable.classes.map((each) => this.leaf(each)),
    );
  }

  /** The value of a leaf; null for what is none. */
  at(node: Node): Value | null {
    return this.#values[node] ?? null;
  }

  /** What a node asks first; null for a leaf. */
  asks(node: Node): Variable | null {
    return this.#of[node] ?? null;
  }

  /** Where a node leads, by class of what it asks; nowhere from a leaf. */
  kids(node: Node): readonly Node[] {
    return (this.asks(node)?.classes ?? []).map((_, index) => this.#kid(node, index));
  }

  #kid(node: Node, index: number): Node {
    return this.#kids.at((this.#begins.at(node) ?? 0) + index) ?? node;
  }

  /** What `work` makes of the values of nodes; `name` tells it from other work. */
  combine(name: string, nodes: readonly Node[], work: (values: readonly Value[]) => Node): Node {
    const values = nodes.map((node) => this.at(node));
    if (values.every((value) => value !== null)) return work(values);
    const combine = () => this.#apart(nodes, (each) => this.combine(name, each, work));
    const [one = none, other = none] = nodes;
    return nodes.length > 2
      ? this.#once(`${name}|${nodes.join()}`, combine)
      : this.#onceOf(name, one, other, combine);
  }

  /** The second where the first is true, else the third. */
  select(when: Node, then: Node, otherwise: Node): Node {
    if (then === otherwise) return then;
    const value = this.at(when);
    if (value !== null) return isTrue(value) ? then : otherwise;
    const found = this.#selected.get(when, then, otherwise);
    if (found !== undefined) return found;
    const first = this.#first([when, then, otherwise]);
    const made = this.#build(
      first,
      first.classes.map((_, index) =>
        this.select(
          this.#when(when, first, index),
          this.#when(then, first, index),
          this.#when(otherwise, first, index),
        ),
      ),
    );
    this.#selected.set(when, then, otherwise, made);
    return made;
  }

  and(one: Node, other: Node): Node {
    return this.select(one, this.select(other, this.yes, this.no), this.no);
  }

  or(one: Node, other: Node): Node {
    return this.select(one, this.yes, this.select(other, this.yes, this.no));
  }

  not(node: Node): Node {
    return this.select(node, this.no, this.yes);
  }

  /** Whether it is true, and nothing else. */
  holds(node: Node): Node {
    return this.select(node, this.yes, this.no);
  }

  /** Where a condition holds for some class of each variable that is `free`; `name` tells these from others. */
  some(name: string, node: Node, free: (variable: Variable) => boolean): Node {
    const asked = this.asks(node);
    if (asked === null) return node;
    return this.#onceOf(`some ${name}`, node, none, () => {
      const kids = this.kids(node).map((kid) => this.some(name, kid, free));
      return free(asked)
        ? kids.reduce((so, kid) => this.or(so, kid), this.no)
        : this.#build(asked, kids);
    });
  }

  #once(key: string, make: () => Node): Node {
    const found = this.#combined.get(key);
    if (found !== undefined) return found;
    const made = make();
    this.#combined.set(key, made);
    return made;
  }

  /** The same of one node or two, without a text for each. */
  #onceOf(name: string, one: Node, other: Node, make: () => Node): Node {
    let work = this.#works.get(name);
    if (work === undefined) this.#works.set(name, (work = this.#works.size));
    const found = this.#worked.get(work, one, other);
    if (found !== undefined) return found;
    const made = make();
    this.#worked.set(work, one, other, made);
    return made;
  }

  #apart(nodes: readonly Node[], work: (nodes: readonly Node[]) => Node): Node {
    const first = this.#first(nodes);
    return this.#build(
      first,
      first.classes.map((_, index) => work(nodes.map((node) => this.#when(node, first, index)))),
    );
  }

  #first(nodes: readonly Node[]): Variable {
    let first: Variable | null = null;
    for (const node of nodes) {
      const asked = this.asks(node);
      if (asked !== null && (first === null || asked.index < first.index)) first = asked;
    }
    if (first === null) throw new Error('no node asks anything');
    return first;
  }

  #when(node: Node, variable: Variable, index: number): Node {
    return this.asks(node) === variable ? this.#kid(node, index) : node;
  }

  /** A term that was made of others may come before them: then these are asked first all the same. */
  #build(variable: Variable, kids: readonly Node[]): Node {
    if (kids.every((kid) => kid === kids[0])) return kids[0] ?? this.nothing;
    const early = kids.some((kid) => (this.asks(kid)?.index ?? Infinity) <= variable.index);
    if (!early) return this.#branch(variable, kids);
    return this.#once(`#${variable.index}|${kids.join()}`, () => {
      const first = this.#first(kids);
      return first === variable
        ? this.#build(
            variable,
            kids.map((kid, index) => this.#when(kid, variable, index)),
          )
        : this.#build(
            first,
            first.classes.map((_, index) =>
              this.#build(
                variable,
                kids.map((kid) => this.#when(kid, first, index)),
              ),
            ),
          );
    });
  }

  #branch(variable: Variable, kids: readonly Node[]): Node {
    if (kids.every((kid) => kid === kids[0])) return kids[0] ?? this.nothing;
    return this.#branches.find(variable.index, kids, () => this.#add(null, variable, kids));
  }

  #add(value: Value | null, variable: Variable | null, kids: readonly Node[]): Node {
    if (this.size >= this.#room) throw new TooLarge('too many nodes');
    this.#values.push(value);
    this.#of.push(variable);
    this.#begins.push(this.#kids.size);
    for (const kid of kids) this.#kids.push(kid);
    return this.size - 1;
  }
}
