import type { Diagrams, Node, Variable } from '../diagrams/diagrams';
import { variablesUnder } from '../diagrams/ways';
import type { Prover } from '../prover';
import { classOf, known, type Open, type Value } from '../values/value';

/** Begins the key of what is no part of a household: what a partner says, and what nobody has looked into. */
const own = 'so ';

/** Whether a variable is none of a household's own. */
export const isOutside = ({ term: { key } }: Variable): boolean => key.startsWith(own);

/** A variable that is no part of a household, with what it can be, the usual first. */
export const outside = (diagrams: Diagrams, name: string, classes: readonly Value[]): Node =>
  diagrams.valueOf(diagrams.variable({ key: own + name, measure: () => null }, () => classes));

/** Where a variable is in one of its classes. */
export const isClass = (diagrams: Diagrams, variable: Variable, index: number): Node =>
  diagrams.combine(`class ${index} of ${variable.index}`, [diagrams.valueOf(variable)], ([value]) =>
    value?.key === variable.classes[index]?.key ? diagrams.yes : diagrams.no,
  );

/**
 * What has become of a household since it came to a step, over what there was then: of each term that is
 * another now, what it is. Whatever is set reads what was there when it was set.
 */
export class Moment {
  readonly #prover: Prover;
  readonly #images: Map<string, Node>;
  readonly #known = new Map<Node, Node>();

  constructor(prover: Prover, before: Moment | null = null) {
    this.#prover = prover;
    this.#images = new Map(before === null ? [] : before.#images);
  }

  /** What a term has become; `first`: what it was when the household came. */
  at(key: string, first: Node): Node {
    return this.#images.get(key) ?? first;
  }

  /** From now on a term is something else where a condition holds. */
  put(key: string, first: Node, when: Node, value: Node): void {
    const before = this.at(key, first);
    const after = this.#prover.diagrams.select(when, value, before);
    if (after === before) return;
    this.#images.set(key, after);
    this.#known.clear();
  }

  /** What something that reads the household comes to now. */
  now(node: Node): Node {
    const { diagrams } = this.#prover;
    const asked = diagrams.asks(node);
    if (asked === null || this.#images.size === 0) return node;
    const found = this.#known.get(node);
    if (found !== undefined) return found;
    const image = this.#imageOf(asked);
    const kids = diagrams.kids(node).map((kid) => this.now(kid));
    const made = kids.reduceRight((so, kid, index) =>
      diagrams.select(this.#isIn(asked, index, image), kid, so),
    );
    this.#known.set(node, made);
    return made;
  }

  #imageOf(variable: Variable): Node {
    const { diagrams } = this.#prover;
    const found = this.#images.get(variable.term.key);
    if (found !== undefined) return found;
    if (isOutside(variable) || !this.#hangsOnOther(variable)) return diagrams.valueOf(variable);
    const which = [...this.#images].map((each) => each.join(' ')).join();
    return outside(diagrams, `what ${variable.term.key} is by ${which}`, variable.classes);
  }

  /** Whether it is worked out of something that is another now, or lies in it. */
  #hangsOnOther({ term: { key, path } }: Variable): boolean {
    const changed = [...this.#images.keys()];
    if (path !== undefined) return changed.some((each) => key.startsWith(`${each}.`));
    const [, node] = /^value\(#(\d+)\)$/.exec(key) ?? [];
    if (node === undefined) return changed.some((each) => key.includes(each));
    return variablesUnder(this.#prover.diagrams, Number(node)).some(
      (each) => this.#images.has(each.term.key) || this.#hangsOnOther(each),
    );
  }

  /** Where what a variable has become is in one of its classes. */
  #isIn(variable: Variable, index: number, image: Node): Node {
    const { diagrams } = this.#prover;
    const isThis = (is: boolean): Node => (is ? diagrams.yes : diagrams.no);
    return diagrams.combine(`in ${variable.index} ${index}`, [image], ([value]) => {
      if (value === undefined) return diagrams.no;
      const could = classesFor(variable, value);
      if (could.length < 2) return isThis((could[0] ?? 0) === index);
      const which = outside(
        diagrams,
        `which of ${variable.term.key} ${value.key} is`,
        could.map((each) => known(each)),
      );
      return diagrams.combine(`is ${index}`, [which], ([each]) =>
        isThis(each?.is === 'known' && each.json === index),
      );
    });
  }
}

/** Classes of a variable that a value of something else can be in. */
function classesFor({ classes }: Variable, value: Value): readonly number[] {
  const same = classes.findIndex((each) => each.key === value.key);
  if (same !== -1) return [same];
  if (value.is === 'known') return [classOf(classes, value.json)].filter((each) => each !== -1);
  return classes.flatMap((each, index) => (canBeIn(each, value) ? [index] : []));
}

/** An open value is never blank. */
function canBeIn(one: Value, { kind }: Open): boolean {
  if (one.is === 'open')
    return kind === 'any' || one.kind === 'any' || one.kind === kind || areTexts(one.kind, kind);
  if (one.json === null || one.json === '') return false;
  if (kind === 'any') return true;
  return typeof one.json === (kind === 'number' ? 'number' : 'string');
}

const areTexts = (one: string, other: string): boolean =>
  [one, other].every((each) => each === 'text' || each === 'date');

/** Where two values are not the same. */
export const differ = (diagrams: Diagrams, one: Node, other: Node): Node =>
  one === other
    ? diagrams.no
    : diagrams.combine('differ', [one, other], ([a, b]) =>
        a?.key === b?.key ? diagrams.no : diagrams.yes,
      );
