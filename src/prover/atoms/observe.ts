import {
  joinPath,
  kindAt,
  nameUnder,
  operationOf,
  operatorOf,
  type Json,
  type Rule,
} from '../../rules';
import { dayNumber, daysKey } from '../values/days';
import { eachOf, placeOfItem, type Each } from './each';
import type { LeafFinder, LeafTerm, Leaves } from './leaves';
import { nothingObserved, type Observed } from './observed';

/** Gathers how rules look at every term: which constants, and as what. */
export class Observer {
  readonly #observed: Map<string, Observed>;
  readonly #met = new WeakMap<object, Set<string>>();
  readonly #leaves: LeafFinder;

  /** @param observed what others see is added to, where several journeys are looked at together. */
  constructor(leaves: LeafFinder, observed: Map<string, Observed> = new Map()) {
    this.#leaves = leaves;
    this.#observed = observed;
  }

  of(key: string): Observed {
    const found = this.#observed.get(key) ?? nothingObserved();
    this.#observed.set(key, found);
    return found;
  }

  /** Whether any rule reads a term as it is, or compares it. */
  has(key: string): boolean {
    return this.#observed.has(key);
  }

  /** @param isCondition whether the rule stands where a condition does. */
  see(rule: Rule, scope: string, isCondition: boolean): void {
    const all = this.#leaves;
    if (isCondition) this.#condition(all.of(rule, scope));
    if (rule === null || typeof rule !== 'object') return;
    const met = this.#met.get(rule) ?? new Set<string>();
    this.#met.set(rule, met);
    if (met.has(scope)) return;
    met.add(scope);
    for (const { key } of all.of(rule, scope).terms) {
      this.of(key);
      const lookup = nameUnder('lookups', key);
      if (lookup !== null && key !== joinPath('lookups', lookup))
        this.of(joinPath('lookups', lookup)).isEntered = true;
    }
    const operation = operationOf(rule);
    const operator = operation === null ? undefined : operatorOf(operation.operator);
    if (operation === null || operator === undefined) {
      for (const each of Object.values(rule) as readonly Json[]) this.see(each, scope, false);
      return;
    }
    const each = eachOf(rule);
    if (each !== null) {
      this.#each(each, operation.given, scope);
      return;
    }
    const { operator: name, given } = operation;
    for (const [index, each] of given.entries()) {
      const kind = kindAt(operator, index, given.length);
      if (kind === 'path' || kind === 'lookup') continue;
      this.see(each, scope, kind === 'condition');
      const leaves = all.of(each, scope);
      if (kind === 'number' || kind === 'ordered') this.#mark(leaves, 'isNumber');
      if (kind === 'text') this.#mark(leaves, 'isText');
      if (kind === 'date') this.#mark(leaves, 'isDate');
    }
    this.#compared(name, given, (each) => all.of(each, scope));
  }

  /** What a condition reads beside its item may be compared with anything that the item keeps. */
  #each(
    { given: [list = null, ...read] }: Each,
    [, condition = null]: readonly Rule[],
    scope: string,
  ): void {
    this.see(list, scope, false);
    this.see(condition, placeOfItem(scope), true);
    for (const each of read) {
      this.see(each, scope, false);
      for (const { key } of this.#leaves.of(each, scope).terms) this.of(key).isCompared = true;
    }
  }

  #condition({ terms }: Leaves): void {
    for (const { key } of terms) {
      this.of(key).isCondition = true;
      this.of(key).constants.add(true);
    }
  }

  #mark({ terms }: Leaves, as: 'isNumber' | 'isText' | 'isDate'): void {
    for (const { key } of terms) this.of(key)[as] = true;
  }

  #compared(name: string, given: readonly Rule[], leaves: (rule: Rule) => Leaves): void {
    const [first = null, second = null, third = null] = given;
    if (name === 'in') this.#among(leaves(first), second, leaves(second));
    if (name === 'includes') this.#among(leaves(second), first, leaves(first));
    if (['===', '!==', '<', '<=', '>', '>=', 'sameText'].includes(name))
      for (const [index, each] of given.slice(1).entries()) {
        const [left, right] = [leaves(given[index] ?? null), leaves(each)];
        this.#meet(left, right);
        this.#meet(right, left);
      }
    if (name === 'dateBefore' || name === 'dateOnOrAfter')
      this.#days(leaves(first), leaves(second));
    if (name === 'firstWhere')
      for (const { key } of leaves(third).terms) this.of(key).isCompared = true;
  }

  /** A value is compared with each item of a list that is written, or with what a list may hold. */
  #among(value: Leaves, list: Rule, { terms }: Leaves): void {
    const constants = Array.isArray(list) ? (list as readonly Json[]) : [];
    this.#meet(value, { constants, terms });
  }

  #meet({ terms }: Leaves, others: Leaves): void {
    for (const { key } of terms) {
      const seen = this.of(key);
      for (const each of others.constants) seen.constants.add(each);
      if (others.terms.length > 0) seen.isCompared = true;
    }
  }

  #days(one: Leaves, other: Leaves): void {
    for (const left of daysOf(one))
      for (const right of daysOf(other)) {
        const { key, turned } = daysKey(left.key, right.key);
        const between = right.days - left.days;
        this.of(key).constants.add(turned ? -between : between);
      }
  }
}

/** Each with the term that it is counted from. */
const daysOf = ({ terms, constants }: Leaves): readonly { key: string; days: number }[] => [
  ...terms.map((each: LeafTerm) => each.after ?? { key: each.key, days: 0 }),
  ...constants.flatMap((each) => {
    const day = dayNumber(each);
    return day === null ? [] : [{ key: '', days: day }];
  }),
];
