import type { Json } from '../../engine';

export interface Case {
  readonly hold?: Json;
  readonly do: readonly Json[];
  readonly expect?: Json;
  /** How it ends; `passed` when absent. */
  readonly is?: string;
}

/** Scenarios in which an action is tried, by its name. */
export type Cases = Readonly<Record<string, readonly Case[]>>;

/** Each with a name of its own. */
export const playable = (cases: Cases) =>
  Object.entries(cases).flatMap(([action, list]) =>
    list.map((one, index) => [`${action} ${index}`, one] as const),
  );
