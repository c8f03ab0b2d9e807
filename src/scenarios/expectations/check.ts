import { equal, type Json } from '../../engine';
import { readEntries, readMany, readText, type Located } from '../source';
import type { World } from '../world';

/** Something that does not hold. */
export interface Mismatch {
  /** Where it is expected. */
  readonly at: Located;
  /** What it is about, in words. */
  readonly what: string;
  readonly expected: string;
  readonly actual: string;
  /** A section, `section.field`, call or fact whose rules decided it; null where no rule did. */
  readonly about: string | null;
}

/** What does not hold in a world; empty when all does. */
export type Check = (world: World) => readonly Mismatch[];

/** Reads what stands under an expectation's key. */
export type Expectation = (from: Located) => Check;

/** A value in words, as it is written in JSON. */
export const show = (value: Json | undefined): string => JSON.stringify(value ?? null);

/** Nothing when both are equal; how they differ otherwise. */
export function compare(
  at: Located,
  what: string,
  expected: Json,
  actual: Json | undefined,
  about: string | null = null,
): readonly Mismatch[] {
  if (equal(expected, actual ?? null)) return [];
  return [{ at, what, expected: show(expected), actual: show(actual), about }];
}

/** One check for each entry of an object. */
export const forEntries =
  (check: (world: World, name: string, at: Located) => readonly Mismatch[]): Expectation =>
  (from) => {
    const entries = readEntries(from);
    return (world) => entries.flatMap(([name, at]) => check(world, name, at));
  };

/** One check for each name of a list, or for the one name that stands alone. */
export const forNames =
  (check: (world: World, name: string, at: Located) => readonly Mismatch[]): Expectation =>
  (from) => {
    const names = readMany(from).map((at) => [readText(at), at] as const);
    return (world) => names.flatMap(([name, at]) => check(world, name, at));
  };
