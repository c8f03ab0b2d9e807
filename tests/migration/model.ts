import type { Json, JsonObject } from '../../src/engine';

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);
const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !isList(value);

/** Stands for what is as in the section's usual variant. */
const same = '=';

type Sections = readonly JsonObject[];

const usualOf = (sections: Sections, { id }: JsonObject): JsonObject =>
  sections.find((one) => one['id'] === id) ?? {};

/** A journey's sections, of which is kept once what variants have in common. */
export const unfolded = (kept: Sections): Sections =>
  kept.map((one) => {
    const usual = usualOf(kept, one);
    return Object.fromEntries(
      Object.entries(one).map(([key, value]): [string, Json] => {
        const other = usual[key] ?? null;
        if (value === same) return [key, other];
        if (!isList(value) || !isList(other)) return [key, value];
        return [key, value.map((each, at) => (each === same ? (other[at] ?? null) : each))];
      }),
    );
  });

/**
 * Where a value is not as it was, as paths. What is there by now and was not then is none: the model
 * has grown since.
 */
export function differences(before: Json, now: Json | undefined, at = ''): readonly string[] {
  if (isList(before) && isList(now) && before.length === now.length)
    return before.flatMap((one, index) => differences(one, now[index], `${at}/${index}`));
  if (isObject(before) && isObject(now))
    return Object.entries(before).flatMap(([key, one]) =>
      differences(one, now[key], `${at}/${key}`),
    );
  return JSON.stringify(before) === JSON.stringify(now) ? [] : [at];
}
