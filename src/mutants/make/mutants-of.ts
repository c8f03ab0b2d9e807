import {
  allOf,
  decides,
  walk,
  type CompiledJourney,
  type Origin,
  type Origins,
  type PlacedRule,
  type Way,
} from '../../journey';
import {
  equal,
  kindAt,
  lookupStatuses,
  operationOf,
  operatorOf,
  pathOf,
  type ArgumentKind,
  type Json,
  type Operation,
  type Rule,
} from '../../rules';
import { mutators, type Spot } from '../mutators';
import type { Mutant, Site } from './mutant';
import { replacedIn } from './replaced';

/** What is written at a JSON pointer of a file; undefined for nothing. */
export type Written = (file: string, pointer: string) => Json | undefined;

export interface MutantOptions {
  readonly written: Written;
  /** Whether what is written there is to be changed. */
  readonly wanted: (origin: Origin) => boolean;
}

/** Every small change of every rule that somebody wrote, in the order of the journey. */
export function mutantsOf(
  journey: CompiledJourney,
  origins: Origins,
  options: MutantOptions,
): readonly Mutant[] {
  const maker = new Maker(journey, origins, options);
  for (const { rules } of walk(journey)) for (const placed of rules) maker.rule(placed);
  return maker.mutants();
}

interface Made extends Omit<Mutant, 'sites'> {
  readonly sites: Map<PlacedRule, Rule>;
}

class Maker {
  readonly #origins: Origins;
  readonly #options: MutantOptions;
  readonly #values: ReadonlyMap<string, ReadonlySet<Json>>;
  readonly #made = new Map<string, Made>();

  constructor(journey: CompiledJourney, origins: Origins, options: MutantOptions) {
    this.#origins = origins;
    this.#options = options;
    this.#values = valuesByPath(journey);
  }

  mutants(): readonly Mutant[] {
    return [...this.#made.values()].map(({ sites, ...made }) => ({
      ...made,
      sites: [...sites].map(([placed, became]): Site => ({ placed, became })),
    }));
  }

  rule(placed: PlacedRule): void {
    const { rule, role, place, way } = placed;
    const origin = this.#origins.at(place);
    // What stands there by default is nobody's, and can be wrong nowhere.
    if (origin === null || (!origin.written && !decides(placed))) return;
    const key = way.at(-1);
    // What an answer is set to is one of its options.
    const others = typeof key === 'string' ? this.#othersAt(key) : [];
    this.#part(placed, [], {
      ...{ rule, kind: role, others },
      ...{ isWhole: true, isInCondition: false, around: null },
    });
  }

  #part(placed: PlacedRule, way: Way, spot: Spot): void {
    const origin = this.#origins.within(placed.place, way);
    if (origin !== null && this.#isWritten(origin, spot.rule) && this.#options.wanted(origin))
      for (const [mutator, { changes }] of Object.entries(mutators))
        for (const { became, words } of changes(spot))
          this.#add(placed, way, { mutator, words, origin, was: spot.rule, became });
    const operation = operationOf(spot.rule);
    const operator = operation === null ? undefined : operatorOf(operation.operator);
    if (operation === null || operator === undefined) return;
    for (const [index, rule] of operation.given.entries())
      this.#part(placed, [...way, operation.operator, index], {
        rule,
        kind: kindAt(operator, index, operation.given.length),
        isWhole: false,
        isInCondition: operator.gives === 'condition',
        around: operator.flow ?? null,
        others: this.#othersOf(operation, index, spot.others),
      });
  }

  /** What the compiler made of something is not what is written where it comes from. */
  #isWritten(origin: Origin, rule: Rule): boolean {
    const written = this.#options.written(origin.file, origin.pointer);
    return written !== undefined && equal(written, rule);
  }

  #othersAt(path: string): readonly Json[] {
    return [...(this.#values.get(path) ?? [])];
  }

  #othersOf(
    { operator, given }: Operation,
    index: number,
    around: readonly Json[],
  ): readonly Json[] {
    const known = operatorOf(operator);
    const kind = known === undefined ? undefined : kindAt(known, index, given.length);
    if (kind !== 'compared') return known?.flow === 'choice' ? around : [];
    const other = given[1 - index] ?? null;
    if (operationOf(other)?.operator === 'lookupStatus') return lookupStatuses;
    const path = pathOf(other);
    return path === null ? [] : this.#othersAt(path);
  }

  #add(placed: PlacedRule, way: Way, change: Omit<Mutant, 'sites'>): void {
    const { file, pointer } = change.origin;
    const key = `${file}${pointer} ${change.mutator} ${JSON.stringify(change.became)}`;
    const made = this.#made.get(key) ?? { ...change, sites: new Map<PlacedRule, Rule>() };
    this.#made.set(key, made);
    // One that stands twice in a rule is changed twice in it.
    const so = made.sites.get(placed) ?? placed.rule;
    made.sites.set(placed, replacedIn(so, way, change.became));
  }
}

/** Options of questions, and what rules compare a path with. */
function valuesByPath(journey: CompiledJourney): ReadonlyMap<string, ReadonlySet<Json>> {
  const values = new Map<string, Set<Json>>();
  const note = (path: string, value: Json): void => {
    const known = values.get(path) ?? new Set();
    values.set(path, known.add(value));
  };
  for (const { is, owner } of allOf(journey, 'option')) note(owner.owner.is.path, is.value);
  const visit = (rule: Rule): void => {
    const operation = operationOf(rule);
    if (operation === null) return;
    const { operator, given } = operation;
    const [one = null, other = null] = given;
    if (isComparing(operator))
      for (const [path, value] of [
        [pathOf(one), other],
        [pathOf(other), one],
      ] as const)
        if (path !== null && typeof value !== 'object') note(path, value);
    given.forEach(visit);
  };
  for (const { rules } of walk(journey)) for (const { rule } of rules) visit(rule);
  return values;
}

const compared: ArgumentKind = 'compared';
const isComparing = (operator: string): boolean =>
  operatorOf(operator)?.takes.kinds.includes(compared) === true;
