import type { JsonObject } from '../../engine';
import type { Deed } from '../actions';
import type { Check } from '../expectations';
import type { Located, ScenarioProblem } from '../source';
import type { Hold } from '../world';
import type { Household } from './household';

/** One thing after the other: a deed, or what must hold then. */
export type Move =
  | {
      readonly kind: 'deed';
      readonly at: Located;
      readonly deed: Deed;
      /** As it is written, columns filled in. */
      readonly written: JsonObject;
    }
  | { readonly kind: 'check'; readonly at: Located; readonly checks: readonly Check[] };

/** What a household does, and what must hold. A row of a table is a scenario of its own. */
export interface Scenario {
  readonly name: string;
  /** Where it is written; of a row, the row. */
  readonly at: Located;
  /** Clauses of the specification that it proves. */
  readonly clauses: readonly { readonly id: string; readonly at: Located }[];
  /** Name under which others start where this one ends. */
  readonly waypoint: string | null;
  /** A machine wrote it, and nobody has said yet that it is right. */
  readonly isGenerated: boolean;
  /** Waypoint that it starts from. */
  readonly from: Located | null;
  readonly household: Located | null;
  /** Lays what the scenario says of its household over it. */
  readonly change: (household: Household) => Household;
  /** The same as text, so that two that change nothing or the same are known as such. */
  readonly changeKey: string;
  /** Step at which the visit begins; null for the journey's entry. */
  readonly start: Located | null;
  readonly hold: Hold | null;
  readonly moves: readonly Move[];
}

/** All scenarios of a configuration, and what is wrong with how they are written. */
export interface Suite {
  readonly scenarios: readonly Scenario[];
  /** By the name under which others start from it. */
  readonly waypoints: ReadonlyMap<string, Scenario>;
  /** Throws a ScenarioProblem for a household that is nowhere. */
  readonly household: (at: Located) => Household;
  readonly settings: SuiteSettings;
  readonly problems: readonly ScenarioProblem[];
}

export interface SuiteSettings {
  /** Path from the configuration's folder to its list of clauses; null for a journey without one. */
  readonly clauses: string | null;
  /** The day of every household that says none. */
  readonly today: string | null;
}
