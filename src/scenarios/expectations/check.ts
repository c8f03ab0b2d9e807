import { equal, plain, type Json, type Text } from '../../engine';
import { readEntries, readMany, readParts, readText, type Located } from '../source';
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
  /** What would hold instead of what is written; null where only a person can say it. */
  readonly instead: Instead | null;
}

/** Another value for what is written at the place, or another list of names for the name there. */
export type Instead = { readonly value: Json } | { readonly list: string };

/** What does not hold in a world; empty when all does. */
export type Check = (world: World) => readonly Mismatch[];

/** Reads what stands under an expectation's key. */
export type Expectation = (from: Located) => Check;

/** By the key of a scenario. */
export type Expectations = Readonly<Record<string, Expectation>>;

/** Checks one name or entry of an expectation. */
type CheckNamed = (world: World, name: string, at: Located) => readonly Mismatch[];

/** A value in words, as it is written in JSON. */
export const show = (value: Json | undefined): string => JSON.stringify(value ?? null);

/**
 * Nothing when both are equal; how they differ otherwise. What is found can be written at the place,
 * as long as that is where all of what is expected is written.
 */
export function compare(
  at: Located,
  what: string,
  expected: Json,
  actual: Json | undefined,
  about: string | null = null,
): readonly Mismatch[] {
  const value = actual ?? null;
  if (equal(expected, value)) return [];
  const instead = equal(expected, at.value) ? { value } : null;
  return [{ at, what, expected: show(expected), actual: show(actual), about, instead }];
}

/** The same where another value is written than the one that is compared; null where none can be. */
export const writing = (
  mismatches: readonly Mismatch[],
  instead: Instead | null,
): readonly Mismatch[] => mismatches.map((mismatch) => ({ ...mismatch, instead }));

/** The value as a whole is what the scenario writes. */
export const forWhole =
  (what: string, read: (world: World, from: Located) => Json | undefined): Expectation =>
  (from) =>
  (world) =>
    compare(from, what, from.value, read(world, from));

/** One check for each entry of an object. */
export const forEntries =
  (check: CheckNamed): Expectation =>
  (from) => {
    const entries = readEntries(from);
    return (world) => entries.flatMap(([name, at]) => check(world, name, at));
  };

/** The value under each name is what the scenario writes. */
export const forValues = (
  what: string,
  read: (world: World, name: string, at: Located) => Json | undefined,
  about: (name: string) => string | null = () => null,
): Expectation =>
  forEntries((world, name, at) =>
    compare(at, `${what} \`${name}\``, at.value, read(world, name, at), about(name)),
  );

/** One check for each name of a list, or for the one name that stands alone. */
export const forNames =
  (check: CheckNamed): Expectation =>
  (from) => {
    const names = readMany(from).map((at) => [readText(at), at] as const);
    return (world) => names.flatMap(([name, at]) => check(world, name, at));
  };

/** Whether something holds of a name, and in which words where `yes` and `no` do not say enough. */
interface Finding {
  readonly holds: boolean;
  readonly what?: string;
  readonly actual?: string;
}

/**
 * A pair of opposites: the first expectation wants what is found of each name, the second its contrary.
 * Both are named as their keys are, in words.
 */
export function opposites(
  [yes, no]: readonly [yes: string, no: string],
  find: (world: World, name: string, at: Located) => Finding,
): readonly [Expectation, Expectation] {
  const word = (holds: boolean): string => (holds ? yes : no);
  const wanting = (wanted: boolean): Expectation =>
    forNames((world, name, at) => {
      const { holds, what = `\`${name}\``, actual = word(holds) } = find(world, name, at);
      if (holds === wanted) return [];
      const instead = { list: keyOf(word(holds)) };
      return [{ at, what, expected: word(wanted), actual, about: name, instead }];
    });
  return [wanting(true), wanting(false)];
}

/** The key of a scenario, by its words: `notRequired` for `not required`. */
const keyOf = (words: string): string =>
  words.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase());

/** An object of which each part has a check of its own; throws for a key that has none. */
export function forParts<Subject>(
  from: Located,
  checks: Readonly<Record<string, (subject: Subject, wanted: Located) => readonly Mismatch[]>>,
): (subject: Subject) => readonly Mismatch[] {
  const part = readParts(from, Object.keys(checks));
  return (subject) =>
    Object.entries(checks).flatMap(([key, check]) => {
      const wanted = part(key);
      return wanted === undefined ? [] : check(subject, wanted);
    });
}

/** Names in order; where the scenario writes a pair, what is said of it stands beside the name. */
export const pairs = <Part extends object>(
  wanted: readonly Located[],
  parts: readonly Part[],
  name: (part: Part) => Json,
  words: (part: Part) => Text,
): readonly Json[] =>
  parts.map((part, index) =>
    Array.isArray(wanted[index]?.value) ? [name(part), plain(words(part))] : name(part),
  );
