import {
  minutesIn,
  nameUnder,
  operationOf,
  operatorOf,
  pathOf,
  type Json,
  type Rule,
} from '../../rules';
import { dayNumber } from '../values/days';
import { eachOf } from './each';
import { termKey } from './scope-name';

/** One of the terms that a rule's value can be. */
export interface LeafTerm {
  readonly key: string;
  /** Of a day that is so many days after another term. */
  readonly after: { readonly key: string; readonly days: number } | null;
}

/** What a rule's value can be: plain values, and values of terms. */
export interface Leaves {
  readonly constants: readonly Json[];
  readonly terms: readonly LeafTerm[];
}

/** Beyond so many terms of one operator they are not told apart beforehand. */
const mostTerms = 64;

const none: Leaves = { constants: [], terms: [] };
const plainTerm = (key: string): LeafTerm => ({ key, after: null });

/** What rules can come to, through facts. `scope` names the place of those that read local names. */
export class LeafFinder {
  readonly #facts: Readonly<Record<string, Rule>>;
  readonly #known = new WeakMap<object, Map<string, Leaves>>();

  constructor(facts: Readonly<Record<string, Rule>>) {
    this.#facts = facts;
  }

  of(rule: Rule, scope: string): Leaves {
    if (rule === null || typeof rule !== 'object') return { constants: [rule], terms: [] };
    const known = this.#known.get(rule) ?? new Map<string, Leaves>();
    this.#known.set(rule, known);
    const found = known.get(scope);
    if (found !== undefined) return found;
    known.set(scope, none);
    const made = unique(this.#find(rule, scope));
    known.set(scope, made);
    return made;
  }

  #find(rule: Rule & object, scope: string): Leaves {
    if (Array.isArray(rule)) return none;
    const operation = operationOf(rule);
    const operator = operation === null ? undefined : operatorOf(operation.operator);
    if (operation === null || operator === undefined) return none;
    const { operator: name, given } = operation;
    const path = pathOf(rule);
    if (path !== null) return this.#read(path, scope);
    if (operator.flow === 'choice')
      return joined(
        given
          .filter((_, index) => index % 2 === 1 || index === given.length - 1)
          .map((each) => this.of(each, scope)),
      );
    if (operator.gives === 'condition') return { constants: [true, false], terms: [] };
    if (name === 'lookupStatus')
      return { constants: ['idle', 'loading', 'ready', 'failed'], terms: [] };
    const [first] = given;
    // A limit that stands there: what is compared with it is told apart by its minutes.
    if (name === 'minutesOf' && typeof first === 'string')
      return { constants: [minutesIn(first)], terms: [] };
    const each = eachOf(rule);
    return this.#made(each?.name ?? name, each?.given ?? given, scope);
  }

  #read(path: string, scope: string): Leaves {
    const fact = nameUnder('facts', path);
    if (fact === null) return { constants: [], terms: [plainTerm(termKey(path, scope))] };
    const leaves = this.of(this.#facts[fact] ?? null, '');
    const rest = path.slice(`facts.${fact}`.length);
    if (rest === '') return leaves;
    return {
      constants: [null],
      terms: leaves.terms.map(({ key }) => plainTerm(within(key, rest))),
    };
  }

  #made(name: string, given: readonly Rule[], scope: string): Leaves {
    let names: readonly (readonly LeafTerm[])[] = [[]];
    for (const each of given) {
      const leaves = this.of(each, scope);
      const own = [
        ...leaves.terms,
        ...leaves.constants.map((one) => plainTerm(JSON.stringify(one))),
      ];
      names = names.flatMap((so) => own.map((one) => [...so, one])).slice(0, mostTerms);
    }
    const terms = names.map((each): LeafTerm => {
      const key = madeKey(
        name,
        each.map((one) => one.key),
      );
      const [date, days] = each;
      if (name !== 'addDays' || date === undefined) return plainTerm(key);
      const more = Number(days?.key);
      const day = dayNumber(JSON.parse(date.key.startsWith('"') ? date.key : 'null') as Json);
      if (!Number.isInteger(more)) return plainTerm(key);
      if (day !== null) return { key, after: { key: '', days: day + more } };
      const { key: base, days: so } = date.after ?? { key: date.key, days: 0 };
      return { key, after: { key: base, days: so + more } };
    });
    return { constants: [null], terms };
  }
}

/** Key of what an operator makes of terms and plain values. */
export const madeKey = (operator: string, names: readonly string[]): string =>
  `${operator}(${names.join(', ')})`;

/** Key of what is inside a term; the place of a local name stays at the end. */
export function within(key: string, rest: string): string {
  const at = key.includes('(') ? -1 : key.indexOf('@');
  return at === -1 ? key + rest : `${key.slice(0, at)}${rest}${key.slice(at)}`;
}

const joined = (all: readonly Leaves[]): Leaves => ({
  constants: all.flatMap(({ constants }) => constants),
  terms: all.flatMap(({ terms }) => terms),
});

const unique = ({ constants, terms }: Leaves): Leaves => ({
  constants: [...new Set(constants)],
  terms: [...new Map(terms.map((each) => [each.key, each])).values()],
});
