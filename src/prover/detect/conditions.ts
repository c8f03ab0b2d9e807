import type { PlacedRule, Way } from '../../journey';
import { operationOf, operatorOf, type Rule } from '../../rules';
import { placeOfItem } from '../atoms/each';
import { scopeName } from '../atoms/scope-name';
import type { Node } from '../diagrams/diagrams';
import type { Kit } from './kit';

/**
 * Conditions, and parts of them, that come to the same for every household that gets as far: the second
 * of `and` where the first holds, the second of `or` where it does not, a case of `if` after those before.
 */
export function* conditions(kit: Kit): Generator<number, void, undefined> {
  for (const [index, placed] of kit.prover.rules().entries()) {
    yield index;
    // Of answers that a release before kept, nothing is known.
    if (placed.scope.isEarlier === true) continue;
    const walker = new Walker(kit, placed);
    const done = kit.prover.attempt(() => {
      walker.begin();
      return true;
    });
    if (done === null) kit.incomplete.push(placed.place);
  }
}

class Walker {
  readonly #kit: Kit;
  readonly #placed: PlacedRule;
  readonly #scope: string;

  constructor(kit: Kit, placed: PlacedRule, scope = scopeName(placed)) {
    this.#kit = kit;
    this.#placed = placed;
    this.#scope = scope;
  }

  begin(): void {
    const { rule, role } = this.#placed;
    const { yes } = this.#kit.prover.diagrams;
    if (role === 'condition' || isCondition(rule)) this.#condition(rule, yes, []);
    else this.#value(rule, yes, []);
  }

  #holds(rule: Rule): Node {
    return this.#kit.prover.evaluator.holds(rule, this.#scope);
  }

  /** A condition that is asked where `when` holds. */
  #condition(rule: Rule, when: Node, way: Way, code: 'JP101' | 'JP103' = 'JP101'): void {
    // A plain value was meant, or is what a directory says of all.
    if (typeof rule !== 'object' || rule === null) return;
    const { diagrams } = this.#kit.prover;
    const node = this.#holds(rule);
    const never = diagrams.and(when, node) === diagrams.no;
    // That something is sure by then may be said for the reader; that it is sure at all is a slip.
    const always = node === diagrams.yes && !(way.length > 0 && isGuard(rule));
    const where = way.length === 0 ? '' : ' once what stands before it is decided';
    this.#look(code, way, never, {
      message:
        code === 'JP103'
          ? `This case is never reached: no household that gets past the cases before it meets it.`
          : `This never holds${where}, whatever a household answers.`,
      help: 'mend the condition, or take out what hangs on it',
      at: never && node === diagrams.no ? this.#narrowed(rule, false, way) : way,
    });
    this.#look('JP102', way, always, {
      message: 'This always holds, whatever a household answers.',
      help: 'mend the condition, or leave it out',
      at: always ? this.#narrowed(rule, true, way) : way,
    });
    if (!never && !always) this.#parts(rule, when, way);
  }

  #look(
    code: 'JP101' | 'JP102' | 'JP103' | 'JP104' | 'JP105' | 'JP107',
    way: Way,
    isSo: boolean,
    { at = way, ...said }: { readonly message: string; readonly help: string; readonly at?: Way },
  ): void {
    const { place } = this.#placed;
    this.#kit.look(code, place, way, isSo ? { ...said, at: { place, part: at } } : null);
  }

  /**
   * Within what always or never holds: the part that does so by itself, else the first of those that
   * do so together, and not without it.
   */
  #narrowed(rule: Rule, isAlways: boolean, way: Way): Way {
    const operation = operationOf(rule);
    const operator = operation === null ? undefined : operatorOf(operation.operator);
    if (operation === null || operator === undefined) return way;
    const { operator: name, given } = operation;
    const at = wayTo(rule, name, way);
    if (operator.flow === 'none') return this.#narrowed(given[0] ?? null, !isAlways, at(0));
    if (operator.flow !== (isAlways ? 'any' : 'all')) return way;
    const { diagrams } = this.#kit.prover;
    const parts = given.map((each) => {
      const node = this.#holds(each);
      return isAlways ? diagrams.not(node) : node;
    });
    const alone = parts.indexOf(diagrams.no);
    if (alone !== -1) return this.#narrowed(given[alone] ?? null, isAlways, at(alone));
    const together = (left: readonly number[]): Node =>
      left.reduce<Node>((so, index) => diagrams.and(so, parts[index] ?? so), diagrams.yes);
    const needed = parts.reduce<readonly number[]>(
      (left, _, index) => {
        const others = left.filter((other) => other !== index);
        return together(others) === diagrams.no ? others : left;
      },
      parts.map((_, index) => index),
    );
    return at(needed[0] ?? 0);
  }

  #value(rule: Rule, when: Node, way: Way): void {
    if (typeof rule !== 'object' || rule === null) return;
    if (isCondition(rule)) this.#condition(rule, when, way);
    else this.#parts(rule, when, way);
  }

  #parts(rule: Rule & object, when: Node, way: Way): void {
    const operation = operationOf(rule);
    const operator = operation === null ? undefined : operatorOf(operation.operator);
    if (operation === null || operator === undefined) {
      for (const [key, each] of Object.entries(rule)) this.#value(each, when, [...way, key]);
      return;
    }
    const { operator: name, given } = operation;
    const at = wayTo(rule, name, way);
    const { diagrams } = this.#kit.prover;
    if (operator.flow === 'all' || operator.flow === 'any') {
      this.#implied(given, operator.flow === 'all', when, at);
      let so = when;
      for (const [index, each] of given.entries()) {
        const before = given.slice(0, index).some((other) => isAlike(other, each));
        this.#look('JP105', at(index), before, {
          message: 'This was asked just before, so it decides nothing.',
          help: 'leave it out, or ask what was meant',
        });
        if (!before) this.#condition(each, so, at(index));
        const node = this.#holds(each);
        so = diagrams.and(so, operator.flow === 'all' ? node : diagrams.not(node));
        if (so === diagrams.no) return;
      }
    } else if (operator.flow === 'none') this.#turned(given[0] ?? null, when, at(0));
    else if (operator.flow === 'choice') this.#choice(given, when, at);
    else if (operator.each === true) {
      const [list = null, asked = null] = given;
      this.#value(list, when, at(0));
      const ofItem = new Walker(this.#kit, this.#placed, placeOfItem(this.#scope));
      ofItem.#condition(asked, when, at(1));
    } else for (const [index, each] of given.entries()) this.#value(each, when, at(index));
  }

  /**
   * A part that the others imply. That something is answered is left out of both: it is asked before a
   * comparison, and implies all that the answer hangs on, which may be said for the reader.
   */
  #implied(given: readonly Rule[], isAll: boolean, when: Node, at: (index: number) => Way): void {
    const { diagrams } = this.#kit.prover;
    const turned = (node: Node): Node => (isAll ? node : diagrams.not(node));
    const parts = given.flatMap((rule, index) =>
      isGuard(rule) ? [] : [{ rule, index, node: turned(this.#holds(rule)) }],
    );
    for (const { rule, index, node } of parts) {
      const others = parts.filter((other) => other.index !== index);
      const so = others.reduce((before, other) => diagrams.and(before, other.node), when);
      const isSure = node === diagrams.yes || node === diagrams.no || so === diagrams.no;
      const isTwice = others.some((other) => isAlike(other.rule, rule));
      this.#look('JP107', at(index), !isSure && !isTwice && diagrams.and(so, node) === so, {
        message: 'What stands beside this implies it, so it decides nothing.',
        help: 'leave it out, or ask what was meant',
      });
    }
  }

  /** What is turned round is looked at as a whole already. */
  #turned(rule: Rule, when: Node, way: Way): void {
    if (typeof rule === 'object' && rule !== null) this.#parts(rule, when, way);
  }

  #choice(given: readonly Rule[], when: Node, at: (index: number) => Way): void {
    const { diagrams, evaluator } = this.#kit.prover;
    let so = when;
    for (let index = 0; index + 1 < given.length; index += 2) {
      const [asked = null, then = null] = given.slice(index, index + 2);
      this.#condition(asked, so, at(index), index === 0 ? 'JP101' : 'JP103');
      const node = this.#holds(asked);
      const here = diagrams.and(so, node);
      if (here !== diagrams.no) this.#value(then, here, at(index + 1));
      so = diagrams.and(so, diagrams.not(node));
      if (so === diagrams.no) return;
    }
    this.#value(given.at(-1) ?? null, so, at(given.length - 1));
    if (given.length !== 3) return;
    const [one, other] = given.slice(1).map((each) => evaluator.value(each, this.#scope));
    this.#look('JP104', at(0).slice(0, -2), one === other, {
      message: 'Both branches come to the same, so the condition decides nothing.',
      help: 'mend one of them, or leave the condition out',
      at: at(0).slice(0, -1),
    });
  }
}

/** To an argument of an operator, which may stand without a list. */
function wayTo(rule: Rule, name: string, way: Way): (index: number) => Way {
  const isList = Array.isArray((rule as Readonly<Record<string, Rule>>)[name]);
  return (index) => (isList ? [...way, name, index] : [...way, name]);
}

/** The language asks for it before a comparison, sure or not. */
const isGuard = (rule: Rule): boolean => operationOf(rule)?.operator === 'isAnswered';

const isAlike = (one: Rule, other: Rule): boolean =>
  typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other);

function isCondition(rule: Rule): boolean {
  const operation = operationOf(rule);
  return operation !== null && operatorOf(operation.operator)?.gives === 'condition';
}
