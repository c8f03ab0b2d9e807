import type { CompiledField, CompiledOption, CompiledSection, PlacedRule } from '../../journey';
import {
  evaluate,
  getPath,
  isObject,
  joinPath,
  lookupStatuses,
  nameUnder,
  operationOf,
  operatorOf,
  pathOf,
  restOf,
  rootOf,
  type Rule,
} from '../../rules';
import { classesOf, type Nature, nature } from '../atoms/classes';
import { eachOf } from '../atoms/each';
import { within } from '../atoms/leaves';
import { scopeName, termKey } from '../atoms/scope-name';
import type { Atoms } from '../atoms/atoms';
import type { Diagrams, Node } from '../diagrams/diagrams';
import { leavesUnder } from '../diagrams/ways';
import { known, type Known, type Term, type Value } from '../values/value';
import { Operators } from './operate';

/** Beyond so many outcomes a value that is worked out is one of its own. */
const mostLeaves = 8;
/** Likewise of a value that is read at one of several places, as it stands there. */
const mostRead = 64;

/**
 * What rules of one journey come to, for all households at once: facts are laid open, what is not
 * relevant reads as nothing, and a lookup has data only while it is ready.
 */
export class Evaluator {
  readonly diagrams: Diagrams;
  readonly #atoms: Atoms;
  readonly #operators: Operators;
  readonly #facts = new Map<string, Node>();
  readonly #rules = new WeakMap<object, Map<string, Node>>();
  readonly #sections = new WeakMap<CompiledSection, Node>();
  readonly #counts = new Map<string, Node>();
  readonly #isAsWritten: boolean;

  /** `isAsWritten`: a directory that says nothing of something never will. */
  constructor(diagrams: Diagrams, atoms: Atoms, isAsWritten = false) {
    this.diagrams = diagrams;
    this.#atoms = atoms;
    this.#isAsWritten = isAsWritten;
    this.#operators = new Operators(diagrams, atoms.observer);
  }

  /** What a rule comes to. `scope` names the place of one that reads local names. */
  value(rule: Rule, scope = ''): Node {
    if (rule === null || typeof rule !== 'object') return this.diagrams.leaf(known(rule));
    const found = this.#rules.get(rule) ?? new Map<string, Node>();
    this.#rules.set(rule, found);
    const before = found.get(scope);
    if (before !== undefined) return before;
    const made = this.#value(rule, scope);
    found.set(scope, made);
    return made;
  }

  /** Where it holds. */
  holds(rule: Rule, scope = ''): Node {
    return this.diagrams.holds(this.value(rule, scope));
  }

  /** The same of a rule at its place. */
  holdsAt(placed: PlacedRule): Node {
    return this.holds(placed.rule, scopeName(placed));
  }

  /** Where a section counts. */
  sectionCounts(section: CompiledSection): Node {
    const before = this.#sections.get(section);
    if (before !== undefined) return before;
    const { present } = section;
    let made = this.holds(section.relevant);
    if (present.as === 'item') {
      const key = `draft:${present.section}.${present.field}`;
      const isOpen = this.#variable(
        { key, path: key, measure: () => false },
        nature({ values: [false, true], isClosed: true, mayBeNothing: false }),
      );
      made = this.diagrams.and(this.diagrams.and(isOpen, this.#listCounts(section)), made);
    }
    this.#sections.set(section, made);
    return made;
  }

  /** Where some question that is bound to a declared path counts; always for a record. */
  answerCounts(path: string): Node {
    const before = this.#counts.get(path);
    if (before !== undefined) return before;
    const { answers } = this.#atoms;
    let made = this.diagrams.yes;
    if (!answers.isRecord(path)) {
      made = this.diagrams.no;
      for (const { field, section } of answers.askedAt(path))
        made = this.diagrams.or(
          made,
          this.diagrams.and(this.sectionCounts(section), this.holds(field.relevant)),
        );
    }
    this.#counts.set(path, made);
    return made;
  }

  /**
   * Where some of the options that a question is written with can be had, or there are items to choose of,
   * whichever of them are offered; always for any other question.
   */
  offersSome({ options }: CompiledField): Node {
    if (options?.kind === 'ofItems') return this.holds({ isAnswered: { var: options.list } });
    return options?.kind === 'list' ? this.offers(options.items) : this.diagrams.yes;
  }

  /** Where some of these can be chosen. */
  offers(options: readonly CompiledOption[]): Node {
    return options.reduce<Node>(
      (so, { when, unavailable }) =>
        this.diagrams.or(
          so,
          this.diagrams.and(this.holds(when), this.diagrams.not(this.holds(unavailable))),
        ),
      this.diagrams.no,
    );
  }

  #listCounts({ present }: CompiledSection): Node {
    let made = this.diagrams.no;
    if (present.as !== 'item') return made;
    for (const { section, field } of this.#atoms.answers.lists())
      if (section.id === present.section && field.name === present.field)
        made = this.diagrams.or(
          made,
          this.diagrams.and(this.sectionCounts(section), this.holds(field.relevant)),
        );
    return made;
  }

  #value(rule: Rule & object, scope: string): Node {
    const operation = operationOf(rule);
    const operator = operation === null ? undefined : operatorOf(operation.operator);
    if (operation === null || operator === undefined) return this.diagrams.leaf(known(rule));
    const { operator: name, given } = operation;
    const path = pathOf(rule);
    if (path !== null) return this.#read(path, scope);
    const [first] = given;
    if (name === 'lookupStatus' && typeof first === 'string') return this.#status(first);
    if (operator.flow === 'all')
      return given.reduceRight<Node>(
        (rest, each) => this.diagrams.and(this.holds(each, scope), rest),
        this.diagrams.yes,
      );
    if (operator.flow === 'any')
      return given.reduceRight<Node>(
        (rest, each) => this.diagrams.or(this.holds(each, scope), rest),
        this.diagrams.no,
      );
    if (operator.flow === 'none') return this.diagrams.not(this.holds(given[0] ?? null, scope));
    if (operator.flow === 'choice') return this.#choice(given, scope);
    const each = eachOf(rule);
    const made = this.diagrams.combine(
      each?.name ?? name,
      (each?.given ?? given).map((part) => this.value(part, scope)),
      (values) =>
        each === null
          ? this.#operators.make(name, values)
          : this.#operators.each(name, each, values),
    );
    return operator.gives === 'condition' ? made : this.#coarse(made, rule, scope);
  }

  /**
   * A value that is worked out in too many ways to tell them all apart is one value of its own: what
   * is said of it then holds of more than there is, never of less.
   */
  #coarse(node: Node, rule: Rule, scope: string): Node {
    const leaves = leavesUnder(this.diagrams, node);
    const plain = leaves.filter((each): each is Known => each.is === 'known');
    if (leaves.length === plain.length || leaves.length <= mostLeaves) return node;
    const isRead = leaves.every((each) => each.is === 'known' || each.term.path !== undefined);
    if (isRead && leaves.length <= mostRead) return node;
    const texts = plain.filter(({ json }) => typeof json !== 'number').map(({ json }) => json);
    const kept = texts.length > mostLeaves ? [null, ''] : texts;
    const { observer, leavesOf } = this.#atoms;
    // By what it comes to, not by its words: those of another journey may read another fact by that name.
    const key = `value(#${node})`;
    for (const { key: each } of leavesOf(rule, scope))
      for (const constant of observer.of(each).constants) observer.of(key).constants.add(constant);
    const isText = leaves.some((each) => each.is === 'open' && each.kind !== 'number');
    const whole = this.#variable(
      { key, measure: (household) => evaluate(rule, household) },
      nature({ open: [isText ? 'any' : 'number'], mayBeNothing: false }),
    );
    return this.diagrams.combine(`coarse ${key}`, [node], ([value]) =>
      value?.is === 'known' && kept.includes(value.json) ? this.diagrams.leaf(value) : whole,
    );
  }

  #choice([when = null, then = null, ...more]: readonly Rule[], scope: string): Node {
    const last = more.length < 2 ? (more[0] ?? null) : null;
    const otherwise = more.length < 2 ? this.value(last, scope) : this.#choice(more, scope);
    return this.diagrams.select(this.holds(when, scope), this.value(then, scope), otherwise);
  }

  #variable(term: Term, of: Nature | (() => Nature)): Node {
    const classes = (): readonly Value[] =>
      classesOf(term, typeof of === 'function' ? of() : of, this.#atoms.observer.of(term.key));
    return this.diagrams.valueOf(this.diagrams.variable(term, classes));
  }

  /** A path that stands for itself. */
  #plain(path: string, key: string, of: () => Nature): Node {
    return this.#variable({ key, path, measure: (scope) => scope.read(path) }, of);
  }

  #status(lookup: string): Node {
    return this.#variable(
      {
        key: `status:${lookup}`,
        path: `status:${lookup}`,
        measure: (scope) => scope.status(lookup),
      },
      nature({ values: [...lookupStatuses], isClosed: true, mayBeNothing: false }),
    );
  }

  #read(path: string, scope: string): Node {
    const root = rootOf(path);
    const name = nameUnder(root, path) ?? '';
    const whole = joinPath(root, name);
    const rest = restOf(path, whole);
    const { natures, observer } = this.#atoms;
    if (root === 'facts') return this.#inside(this.#fact(name), rest);
    if (root === 'today')
      return this.#plain('today', 'today', () => nature({ open: ['date'], mayBeNothing: false }));
    if (root === 'settings') return this.#plain(path, path, () => natures.ofSetting(path));
    if (root === 'calendars') return this.#inside(this.#calendar(name), rest);
    if (root === 'lookups') {
      const ready = this.diagrams.combine('ready', [this.#status(name)], ([status]) =>
        status?.is === 'known' && status.json === 'ready' ? this.diagrams.yes : this.diagrams.no,
      );
      return this.diagrams.select(
        ready,
        this.#inside(this.dataOf(name), rest),
        this.diagrams.nothing,
      );
    }
    const key = termKey(path, scope);
    if (key !== path || root === 'commits')
      return this.#plain(path, key, () => natures.ofOutside(observer.of(key)));
    return this.#answer(path);
  }

  #answer(path: string): Node {
    const { answers } = this.#atoms;
    const declared = answers.declared(path);
    if (declared === null) {
      const inner = answers.under(path);
      if (inner.length === 0) return this.diagrams.nothing;
      // One object of all that is below it; nothing where all of that is nothing.
      const some = inner.map((each) => this.#answer(each));
      const blank = this.diagrams.combine('nothing at all', some, (values) =>
        values.every((each) => each.is === 'known' && each.json === null)
          ? this.diagrams.yes
          : this.diagrams.no,
      );
      const group = this.#plain(path, path, () =>
        nature({ open: ['object'], mayBeNothing: false }),
      );
      return this.diagrams.select(blank, this.diagrams.nothing, group);
    }
    const counts = this.answerCounts(declared);
    if (counts === this.diagrams.no) return this.diagrams.nothing;
    return this.diagrams.select(
      counts,
      this.#inside(this.kept(declared), restOf(path, declared)),
      this.diagrams.nothing,
    );
  }

  /** What is kept at a declared path, whether it counts or not. */
  kept(path: string): Node {
    return this.#plain(path, path, () => this.#atoms.natures.ofAnswer(path));
  }

  /** What a lookup holds whenever it is ready. */
  dataOf(lookup: string): Node {
    const { natures, observer } = this.#atoms;
    const path = joinPath('lookups', lookup);
    return this.#plain(path, path, () => natures.ofOutside(observer.of(path)));
  }

  #fact(name: string): Node {
    const before = this.#facts.get(name);
    if (before !== undefined) return before;
    const rule = this.#atoms.journey.facts[name] ?? null;
    // A directory says nothing of it yet: it may tomorrow.
    const made =
      !this.#isAsWritten && (rule === null || rule === '')
        ? this.#plain(`facts.${name}`, `facts.${name}`, () => nature({ open: ['any'] }))
        : this.#coarse(this.value(rule), rule, '');
    this.#facts.set(name, made);
    return made;
  }

  readonly #calendars = new Map<string, Known>();

  #calendar(name: string): Node {
    const json = this.#atoms.journey.calendars[name] ?? null;
    const value = this.#calendars.get(name) ?? { is: 'known', json, key: `calendars.${name}` };
    this.#calendars.set(name, value);
    return this.diagrams.leaf(value);
  }

  /** What is inside of what a node comes to; by way of what rules read on the way. */
  #inside(node: Node, rest: string): Node {
    if (rest === '') return node;
    return this.diagrams.combine(`.${rest}`, [node], ([value]) => this.#insideValue(value, rest));
  }

  #insideValue(value: Value | undefined, rest: string): Node {
    if (value === undefined) return this.diagrams.nothing;
    if (value.is === 'known') {
      const json =
        isObject(value.json) || Array.isArray(value.json) ? getPath(value.json, rest) : null;
      return this.diagrams.leaf(known(json));
    }
    const keys = rest.split('.');
    for (let length = 1; length <= keys.length; length += 1) {
      const first = keys.slice(0, length).join('.');
      const key = within(value.term.key, `.${first}`);
      if (length < keys.length && !this.#atoms.observer.has(key)) continue;
      const found = this.#operators.at(value, first, key);
      return this.#inside(found, keys.slice(length).join('.'));
    }
    return this.diagrams.nothing;
  }
}
