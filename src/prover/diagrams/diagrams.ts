import { BranchTable, Numbers, TripleTable } from './node-table';
import { isTrue, known, type Term, type Value } from '../values/value';

/** A node: what a rule comes to, for every way in which the terms that it reads can stand. */
export type Node = number;

/** Where there is no node. */
const none: Node = -1;

/** The place of what a leaf asks, which is nothing: after all others. */
const leafRank = 0x7fffffff;

const areAlike = (nodes: readonly Node[]): boolean => {
  for (const node of nodes) if (node !== nodes[0]) return false;
  return true;
};

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
  /** The same, by their places. */
  readonly #ordered: Variable[] = [];
  readonly #branches = new BranchTable((node, rank, kids) => {
    if (this.#rank(node) !== rank) return false;
    for (let index = 0; index < kids.length; index += 1)
      if (kids[index] !== this.#kid(node, index)) return false;
    return true;
  });
  readonly #selected = new TripleTable();
  readonly #values: (Value | null)[] = [];
  /** The place of what each node asks. */
  readonly #ranks = new Numbers();
  /** 1 for each node that comes to nothing but true and false. */
  readonly #truths = new Numbers();
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
    const made = this.#add(value, leafRank, []);
    this.#leaves.set(value.key, made);
    return made;
  }

  /** The variable of a term, which has the classes that it was first made with. */
  variable(term: Term, classes: () => readonly Value[]): Variable {
    const found = this.#variables.get(term.key);
    if (found !== undefined) return found;
    const made = { index: this.#variables.size, term, classes: classes() };
    this.#variables.set(term.key, made);
    this.#ordered.push(made);
    return made;
  }

  /** The value of a variable. */
  valueOf(variable: Variable): Node {
    return this.#branch(
      variable.index,
      variable.classes.map((each) => this.leaf(each)),
    );
  }

  /** The value of a leaf; null for what is none. */
  at(node: Node): Value | null {
    return this.#values[node] ?? null;
  }

  /** What a node asks first; null for a leaf. */
  asks(node: Node): Variable | null {
    return this.#ordered[this.#rank(node)] ?? null;
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
    const values: Value[] = [];
    for (const node of nodes) {
      const value = this.at(node);
      if (value !== null) values.push(value);
    }
    if (values.length === nodes.length) return work(values);
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
    if (!this.#isTruth(when)) return this.#selectAnew(when, then, otherwise);
    // Where it is true or false itself, it need not be asked a second time.
    if (then === this.yes && otherwise === this.no) return when;
    if (then === when) return this.select(when, this.yes, otherwise);
    if (otherwise === when) return this.select(when, then, this.no);
    // And the same, written the other way round, is found under one name.
    if (then === this.yes && otherwise < when && this.#isTruth(otherwise))
      return this.#selectAnew(otherwise, then, when);
    if (otherwise === this.no && then < when && this.#isTruth(then))
      return this.#selectAnew(then, when, otherwise);
    return this.#selectAnew(when, then, otherwise);
  }

  #selectAnew(when: Node, then: Node, otherwise: Node): Node {
    const found = this.#selected.get(when, then, otherwise);
    if (found !== undefined) return found;
    const first = Math.min(this.#rank(when), this.#rank(then), this.#rank(otherwise));
    const kids: Node[] = [];
    for (let index = 0; index < this.#classes(first); index += 1)
      kids.push(
        this.select(
          this.#when(when, first, index),
          this.#when(then, first, index),
          this.#when(otherwise, first, index),
        ),
      );
    const made = this.#build(first, kids);
    this.#selected.set(when, then, otherwise, made);
    return made;
  }

  and(one: Node, other: Node): Node {
    return this.select(one, this.holds(other), this.no);
  }

  or(one: Node, other: Node): Node {
    return this.select(one, this.yes, this.holds(other));
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
        : this.#build(asked.index, kids);
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
    const kids: Node[] = [];
    for (let index = 0; index < this.#classes(first); index += 1)
      kids.push(work(nodes.map((node) => this.#when(node, first, index))));
    return this.#build(first, kids);
  }

  /** The place of what is asked first by any of these. */
  #first(nodes: readonly Node[]): number {
    let first = leafRank;
    for (const node of nodes) first = Math.min(first, this.#rank(node));
    return first;
  }

  #rank(node: Node): number {
    return this.#ranks.at(node) ?? leafRank;
  }

  /** Whether it comes to true or false, and to nothing else. */
  #isTruth(node: Node): boolean {
    return this.#truths.at(node) === 1;
  }

  #classes(rank: number): number {
    return this.#ordered[rank]?.classes.length ?? 0;
  }

  #when(node: Node, rank: number, index: number): Node {
    return this.#rank(node) === rank ? this.#kid(node, index) : node;
  }

  /** A term that was made of others may come before them: then these are asked first all the same. */
  #build(rank: number, kids: readonly Node[]): Node {
    const first = this.#first(kids);
    if (first > rank) return this.#branch(rank, kids);
    if (areAlike(kids)) return kids[0] ?? this.nothing;
    return this.#once(`#${rank}|${kids.join()}`, () => {
      const turned: Node[] = [];
      for (let index = 0; index < this.#classes(first); index += 1) {
        const under = kids.map((kid) => this.#when(kid, first, index));
        turned.push(first === rank ? (under[index] ?? this.nothing) : this.#build(rank, under));
      }
      return this.#build(first, turned);
    });
  }

  #branch(rank: number, kids: readonly Node[]): Node {
    if (areAlike(kids)) return kids[0] ?? this.nothing;
    return this.#branches.find(rank, kids, () => this.#add(null, rank, kids));
  }

  #add(value: Value | null, rank: number, kids: readonly Node[]): Node {
    if (this.size >= this.#room) throw new TooLarge('too many nodes');
    let isTruth = value === null || (value.is === 'known' && typeof value.json === 'boolean');
    this.#values.push(value);
    this.#ranks.push(rank);
    this.#begins.push(this.#kids.size);
    for (const kid of kids) {
      this.#kids.push(kid);
      isTruth &&= this.#isTruth(kid);
    }
    this.#truths.push(isTruth ? 1 : 0);
    return this.size - 1;
  }
}
