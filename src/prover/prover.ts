import { createEngine, type Engine } from '../engine';
import {
  decides,
  walk,
  type CompiledJourney,
  type PlacedRule,
  type ShapeValidators,
} from '../journey';
import { evaluate, type Json, type Rule } from '../rules';
import { atomsOf, type Atoms, type Beside } from './atoms/atoms';
import { reckonedWith } from './atoms/reckoned';
import { Diagrams, TooLarge, type Node } from './diagrams/diagrams';
import {
  cheapestWay,
  simplestWay,
  tally,
  variablesUnder,
  type Assignment,
  type CostOf,
} from './diagrams/ways';
import { Evaluator } from './evaluate/evaluator';
import { isTrue, type Value } from './values/value';
import { householdOf, scopeOf, type Household } from './witness/household';

/** What a condition can come to, over every way in which what it reads can stand. */
export interface Decision {
  readonly canHold: boolean;
  readonly canFail: boolean;
  /** In how many of all combinations of what decides it, it holds. */
  readonly holding: number;
  readonly combinations: number;
  /** What decides it: answer paths, `lookups.x`, `status:x` …; nothing where it always comes to the same. */
  readonly cone: readonly string[];
}

/** A condition somewhere in the journey. */
export interface Asked {
  readonly rule: Rule;
  /** Of a rule that reads local names (`item`, `with` …): `scopeName` of where it stands. */
  readonly scope?: string;
}

export interface ProverOptions {
  /** For what a question refuses; none refuse anything without them. */
  readonly validators?: ShapeValidators;
  /** Rules that will be asked about and stand in none of the journeys, such as mutants. */
  readonly beside?: readonly Beside[];
  /** Nodes that one question may cost before it is given up as incomplete. */
  readonly most?: number;
  /** yyyy-mm-dd, the day of witnesses. */
  readonly today?: string;
  /** The journey as it is, and not as it may be once a directory says more. */
  readonly asWritten?: boolean;
}

/** Beyond this, a question is incomplete. The dearest rule of the shipped journey takes a sixth of it. */
const usualMost = 250_000;

/** Exact answers about the rules of one journey, over every household at once. */
export class Prover {
  readonly journey: CompiledJourney;
  readonly engine: Engine;
  /** What questions refuse by their shape; none where they were not handed in. */
  readonly validators: ShapeValidators;
  readonly diagrams: Diagrams;
  readonly evaluator: Evaluator;
  readonly atoms: Atoms;
  readonly #most: number;
  /** The day of witnesses. */
  readonly today: string;

  constructor(
    diagrams: Diagrams,
    atoms: Atoms,
    { validators = {}, most = usualMost, today = '2026-11-26', asWritten = false }: ProverOptions,
  ) {
    this.journey = atoms.journey;
    this.validators = validators;
    this.engine = createEngine(atoms.journey, validators);
    this.diagrams = diagrams;
    this.evaluator = new Evaluator(diagrams, atoms, asWritten);
    this.atoms = atoms;
    this.#most = most;
    this.today = today;
  }

  /** Every rule of the journey that decides something, with its place. */
  rules(): readonly PlacedRule[] {
    return [...walk(this.journey)].flatMap(({ rules }) => rules.filter(decides));
  }

  /**
   * Where a condition holds, as a node of the diagrams; null where that is too much to work out, which
   * whoever asks has to say as incomplete.
   */
  where({ rule, scope = '' }: Asked): Node | null {
    return this.attempt(() => this.evaluator.holds(rule, scope));
  }

  /** What a rule comes to, likewise. */
  value({ rule, scope = '' }: Asked): Node | null {
    return this.attempt(() => this.evaluator.value(rule, scope));
  }

  /** What `work` makes of nodes; null where that is too much. */
  attempt<T>(work: () => T): T | null {
    try {
      return this.diagrams.within(this.#most, work);
    } catch (error) {
      if (error instanceof TooLarge) return null;
      throw error;
    }
  }

  /** What a condition can come to; null where that is too much to work out. */
  decide(asked: Asked): Decision | null {
    const node = this.where(asked);
    return node === null ? null : this.decisionOf(node);
  }

  /** The same of a node that was worked out before. */
  decisionOf(node: Node): Decision {
    return {
      canHold: node !== this.diagrams.no,
      canFail: node !== this.diagrams.yes,
      ...tally(this.diagrams, node),
      cone: variablesUnder(this.diagrams, node).map(({ term }) => term.key),
    };
  }

  /** The household with the fewest answers for which a node is true; null where there is none. */
  household(node: Node, fits: (leaf: Value) => boolean = isTrue): Household | null {
    const way = simplestWay(this.diagrams, node, fits);
    return way === null ? null : this.householdIn(way);
  }

  /** The way in which a node comes to be true that takes least; null where it never is. */
  nearest(node: Node, costOf: CostOf): Assignment | null {
    return cheapestWay(this.diagrams, node, isTrue, costOf);
  }

  householdIn(way: Assignment, isVaried = false): Household {
    return householdOf(this.engine, way, this.today, isVaried);
  }

  /** What a rule really comes to for a household: json-logic-js, reading through the engine. */
  replay(household: Household, rule: Rule): Json {
    return evaluate(rule, scopeOf(this.engine, household));
  }
}

/** A prover for one journey. */
export function createProver(journey: CompiledJourney, options: ProverOptions = {}): Prover {
  const [prover] = createProvers([{ journey, ...options }], options);
  if (prover === undefined) throw new Error('no journey');
  return prover;
}

/**
 * Provers of journeys that are held against each other: the same term is the same in all of them, so a
 * node of one is equal to a node of another exactly when both come to the same for every household.
 */
export function createProvers(
  given: readonly ({ readonly journey: CompiledJourney } & Pick<ProverOptions, 'validators'>)[],
  options: Omit<ProverOptions, 'validators'> = {},
): readonly Prover[] {
  const diagrams = new Diagrams();
  const journeys = given.map(({ journey }) => journey);
  const provers = atomsOf(journeys, options.beside).map(
    (atoms, index) =>
      new Prover(diagrams, atoms, { ...options, validators: given[index]?.validators ?? {} }),
  );
  for (const prover of provers)
    for (const path of reckonedWith(prover.journey)) prover.value({ rule: { var: path } });
  return provers;
}
