import type { CompiledJourney, CompiledText, JourneyPatch } from '../../journey';
import { isObject, type Json, type JsonObject } from '../../rules';

/** A journey as it is compiled in a language, and what of it is not said in that. */
export interface SpokenJourney {
  readonly journey: CompiledJourney;
  readonly unsaid: ReadonlySet<CompiledText>;
}

/**
 * What a journey has otherwise in another language: the parts alone that differ, each under its keys,
 * and every text that is not said in it with the language that it is in. Steps that are not said in it
 * and screens are left as they are.
 */
export function journeyPatch(
  base: CompiledJourney,
  { journey, unsaid }: SpokenJourney,
  steps: readonly string[],
): JourneyPatch {
  const said: CompiledJourney = {
    ...journey,
    digest: base.digest,
    screens: base.screens,
    steps: base.steps.map((step, index) =>
      steps.includes(step.id) ? (journey.steps[index] ?? step) : step,
    ),
  };
  const marked = asData(said, (list) => (unsaid.has(list) ? [{ in: base.locale }] : []));
  const found = otherwise(
    asData(base, () => []),
    marked,
  );
  return isObject(found) ? found : {};
}

/** As JSON; `before` is put before the parts of a list. */
function asData(value: unknown, before: (list: CompiledText) => readonly Json[]): Json {
  if (Array.isArray(value)) {
    const list = value as CompiledText;
    return [...before(list), ...list.map((each) => asData(each, before))];
  }
  if (typeof value !== 'object' || value === null) return value as Json;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) =>
      inner === undefined ? [] : [[key, asData(inner, before)] as const],
    ),
  );
}

/** undefined where both are the same. */
function otherwise(base: Json | undefined, said: Json): Json | undefined {
  if (JSON.stringify(base) === JSON.stringify(said)) return undefined;
  if (isObject(base) && isObject(said)) return inEach(said, (key) => base[key]);
  if (!Array.isArray(base) || !Array.isArray(said)) return said;
  const [before, after] = [base as readonly Json[], said as readonly Json[]];
  // What has words is a text, and is taken whole.
  const isWhole = before.length !== after.length || after.some((each) => typeof each === 'string');
  return isWhole
    ? said
    : inEach(Object.fromEntries(after.entries()), (index) => before[Number(index)]);
}

const inEach = (said: JsonObject, before: (key: string) => Json | undefined): JsonObject =>
  Object.fromEntries(
    Object.entries(said).flatMap(([key, value]) => {
      const found = otherwise(before(key), value);
      return found === undefined ? [] : [[key, found] as const];
    }),
  );
