import { equal, getPath, joinPath, operatorOf, type Json, type Scope } from '../../rules';
import { classesOf, condition, nature } from '../atoms/classes';
import { madeKey } from '../atoms/leaves';
import type { Each } from '../atoms/each';
import type { Observer } from '../atoms/observe';
import type { Diagrams, Node } from '../diagrams/diagrams';
import { areEqual, areInOrder, type Answer } from '../values/compare';
import { dayNumber, daysKey } from '../values/days';
import { known, measure, nameOf, type Open, type Term, type Value } from '../values/value';
import { madeNature } from './made-nature';

/** What operators make of values. */
export class Operators {
  readonly #diagrams: Diagrams;
  readonly #observer: Observer;

  constructor(diagrams: Diagrams, observer: Observer) {
    this.#diagrams = diagrams;
    this.#observer = observer;
  }

  /** What an operator without a flow makes of values that are as far known as they are. */
  make(name: string, values: readonly Value[]): Node {
    const [first = known(null), second = known(null)] = values;
    if (name === '===') return this.#same(first, second);
    if (name === '!==') return this.#diagrams.not(this.#same(first, second));
    if (name === 'in') return this.#among(first, second);
    if (name === '<' || name === '<=') return this.#ordered(values, name === '<=');
    if (name === '>' || name === '>=') return this.#ordered([...values].reverse(), name === '>=');
    if (name === 'isAnswered' && first.is === 'open') return this.#diagrams.yes;
    if (name === 'dateBefore') return this.#before(first, second);
    if (name === 'dateOnOrAfter')
      return this.#diagrams.and(
        this.#diagrams.and(this.#isDay(first), this.#isDay(second)),
        this.#diagrams.not(this.#before(first, second)),
      );
    return this.#worked(name, values);
  }

  /** What comes of asking each item of a list, which is the first of the values. */
  each(name: string, { name: key, work }: Each, values: readonly Value[]): Node {
    const [list = known(null)] = values;
    const isNobody = list.is === 'known' ? !hasItems(list.json) : isSingle(list);
    if (isNobody || values.every((each) => each.is === 'known'))
      return this.#diagrams.leaf(known(work(isNobody ? [] : values, nowhere)));
    const term: Term = {
      key: madeKey(key, values.map(nameOf)),
      measure: (scope) => work(values, scope),
    };
    return this.#variable(term, () => madeNature(name, values, this.#observer.of(term.key)));
  }

  /** What is inside a value. */
  at(value: Value, rest: string, key: string): Node {
    const inside = (json: Json): Json =>
      json !== null && typeof json === 'object' ? getPath(json, rest) : null;
    if (value.is === 'known') return this.#diagrams.leaf(known(inside(value.json)));
    if (['text', 'number', 'date'].includes(value.kind)) return this.#diagrams.nothing;
    const { path, measure: outer } = value.term;
    const term: Term = {
      key,
      measure: (scope) => inside(outer(scope)),
      ...(path === undefined ? {} : { path: joinPath(path, rest) }),
    };
    return this.#variable(term, () => {
      const seen = this.#observer.of(key);
      const texts = [...seen.constants].some((each) => ['string', 'boolean'].includes(typeof each));
      if (seen.isNumber && !texts) return nature({ open: ['number'] });
      return nature({ open: [seen.isDate && !texts && !seen.isText ? 'date' : 'any'] });
    });
  }

  #variable(term: Term, of: () => ReturnType<typeof nature>): Node {
    const classes = (): readonly Value[] => classesOf(term, of(), this.#observer.of(term.key));
    return this.#diagrams.valueOf(this.#diagrams.variable(term, classes));
  }

  /** True in some households, whatever else is known. */
  #either(key: string, holds: (scope: Scope) => boolean): Node {
    return this.#variable({ key, measure: holds }, () => condition);
  }

  #answer(answer: Answer, key: string, holds: (scope: Scope) => boolean): Node {
    if (answer === null) return this.#either(key, holds);
    return answer ? this.#diagrams.yes : this.#diagrams.no;
  }

  #same(one: Value, other: Value): Node {
    // A known value is one that some rule names: then the term has a class of its own for it.
    const named = (open: Value, plain: Value): boolean =>
      open.is === 'open' &&
      plain.is === 'known' &&
      (plain.json === null || typeof plain.json !== 'object') &&
      this.#observer.of(open.term.key).constants.has(plain.json);
    if (named(one, other) || named(other, one)) return this.#diagrams.no;
    const [left, right] = nameOf(one) <= nameOf(other) ? [one, other] : [other, one];
    return this.#answer(
      areEqual(one, other),
      madeKey('===', [nameOf(left), nameOf(right)]),
      (scope) => equal(measure(left, scope), measure(right, scope)),
    );
  }

  #among(value: Value, list: Value): Node {
    const items =
      list.is === 'known' && Array.isArray(list.json) ? (list.json as readonly Json[]) : [];
    return items.reduce<Node>(
      (so, item) =>
        item !== null && typeof item === 'object'
          ? so
          : this.#diagrams.or(so, this.#same(value, known(item))),
      this.#diagrams.no,
    );
  }

  #ordered(values: readonly Value[], orEqual: boolean): Node {
    return values.slice(1).reduce<Node>((so, right, index) => {
      const left = values[index] ?? right;
      const both = this.#answer(
        areInOrder(left, right, orEqual),
        madeKey(orEqual ? '<=' : '<', [nameOf(left), nameOf(right)]),
        (scope) => {
          const [a, b] = [measure(left, scope), measure(right, scope)];
          return typeof a === 'number' && typeof b === 'number' && (orEqual ? a <= b : a < b);
        },
      );
      return this.#diagrams.and(so, both);
    }, this.#diagrams.yes);
  }

  #isDay(value: Value): Node {
    if (value.is === 'known')
      return dayNumber(value.json) === null ? this.#diagrams.no : this.#diagrams.yes;
    if (value.kind === 'date') return this.#diagrams.yes;
    if (value.kind !== 'any' && value.kind !== 'text') return this.#diagrams.no;
    return this.#either(
      madeKey('isDay', [nameOf(value)]),
      (scope) => dayNumber(measure(value, scope)) !== null,
    );
  }

  /** Days are held against each other by how many lie between what they are counted from. */
  #before(one: Value, other: Value): Node {
    const both = this.#diagrams.and(this.#isDay(one), this.#isDay(other));
    if (both === this.#diagrams.no) return both;
    const [left, right] = [baseOf(one), baseOf(other)];
    const between = right.days - left.days;
    if (left.key === right.key)
      return this.#diagrams.and(both, between > 0 ? this.#diagrams.yes : this.#diagrams.no);
    const { key, turned } = daysKey(left.key, right.key);
    const count = (scope: Scope): number | null => {
      const [a, b] = [left.measure(scope), right.measure(scope)];
      if (a === null || b === null) return null;
      return turned ? b - a : a - b;
    };
    const days = this.#variable({ key, measure: count }, () =>
      nature({ open: ['number'], isWhole: true, mayBeNothing: false }),
    );
    const before = this.#diagrams.combine(
      `before ${between} ${String(turned)}`,
      [days],
      ([value]) =>
        this.#ordered(
          turned ? [known(-between), value ?? known(null)] : [value ?? known(null), known(between)],
          false,
        ),
    );
    return this.#diagrams.and(both, before);
  }

  #worked(name: string, values: readonly Value[]): Node {
    const operator = operatorOf(name);
    const reads = (operator?.reads ?? []).length > 0;
    const plain = values.flatMap((each) => (each.is === 'known' ? [each.json] : []));
    if (!reads && operator?.run !== undefined && plain.length === values.length) {
      const made = operator.run.call(nowhere, ...plain);
      return this.#diagrams.leaf(known(made));
    }
    const settled = settledBy(name, values);
    if (settled !== undefined) return this.#diagrams.leaf(known(settled));
    const key = madeKey(name, values.map(nameOf));
    const after = name === 'addDays' ? laterOf(values) : undefined;
    const term: Term = {
      key,
      measure: (scope) =>
        operator?.run?.call(scope, ...values.map((each) => measure(each, scope))) ?? null,
      ...(after === undefined ? {} : { after }),
    };
    return this.#variable(term, () => madeNature(name, values, this.#observer.of(key)));
  }
}

const hasItems = (json: Json): boolean => Array.isArray(json) && json.length > 0;

const isSingle = ({ kind }: Open): boolean => !['list', 'any'].includes(kind);

const nowhere: Scope = { read: () => null, status: () => 'idle', today: '' };

/** What an operator makes of these, whatever the open ones are. */
function settledBy(name: string, values: readonly Value[]): Json | undefined {
  const [first, second] = values;
  const { takes, gives, nothing } = operatorOf(name) ?? {};
  if (name === '-' && second !== undefined && first?.key === second.key && first.is === 'open')
    return first.kind === 'number' ? 0 : undefined;
  if (takes === undefined) return undefined;
  const isNone = (value: Value, kinds: readonly string[]): boolean =>
    value.is === 'open' && value.kind !== 'any' && !kinds.includes(value.kind);
  const blank = values.some((each) => each.is === 'known' && each.json === null);
  if (gives === 'number' && takes.kinds[0] === 'number' && nothing === 'withArgument')
    if (blank || values.some((each) => isNone(each, ['number']))) return null;
  if (takes.kinds[0] === 'text' && gives === 'condition')
    if (blank || (first !== undefined && isNone(first, ['text', 'date']))) return false;
  if (name === 'yearsSince' && (blank || (first !== undefined && isNone(first, ['text', 'date']))))
    return null;
  return undefined;
}

function laterOf([date, days]: readonly Value[]): Term['after'] {
  if (date?.is !== 'open' || days?.is !== 'known' || !Number.isInteger(days.json)) return undefined;
  const { term, days: so } = date.term.after ?? { term: date.term, days: 0 };
  return { term, days: so + Number(days.json) };
}

/** What a day is counted from, and how many days after it. */
function baseOf(value: Value): {
  key: string;
  days: number;
  measure: (scope: Scope) => number | null;
} {
  if (value.is === 'known') return { key: '', days: dayNumber(value.json) ?? 0, measure: () => 0 };
  const { term, days } = value.term.after ?? { term: value.term, days: 0 };
  const base = term ?? value.term;
  return { key: base.key, days, measure: (scope) => dayNumber(base.measure(scope)) };
}
