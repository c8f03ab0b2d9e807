import { equal, getPath, type Json, type JsonObject } from '../../../src/engine';
import type { World } from '../../../src/scenarios/world';

/** The body of each call that was made, by operation; null for one that was not. */
export const bodyOf = (world: World, operation: string): Json | undefined =>
  world.made.findLast((call) => call.operation === operation && !call.silent)?.body;

/** What stands at `saveTerms.consent1` of what was sent. */
export function sentAt(world: World, place: string): Json {
  const [operation = '', ...path] = place.split('.');
  const body = bodyOf(world, operation);
  if (body === undefined) throw new Error(`${operation} was not called.`);
  return path.length === 0 ? body : getPath(body, path.join('.'));
}

/** Whether a key is there at all. */
export function isThere(world: World, place: string): boolean {
  const end = place.lastIndexOf('.');
  const holder = sentAt(world, place.slice(0, end));
  return (
    typeof holder === 'object' && holder !== null && Object.hasOwn(holder, place.slice(end + 1))
  );
}

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Of an address in one line only the parts and their order are said. */
const parts = ['line1', 'line2', 'city', 'county', 'postcode'];

function isInOneLine(text: Json | undefined, address: JsonObject): boolean {
  if (typeof text !== 'string') return false;
  let at = 0;
  return parts.every((part) => {
    const words = address[part];
    if (typeof words !== 'string') return true;
    const found = text.replaceAll(' ', '').indexOf(words.replaceAll(' ', ''), at);
    at = found + 1;
    return found !== -1;
  });
}

/**
 * Where what was sent is otherwise than a table says, in words. `whole`: a key that the table does not
 * name must not be there.
 */
export function differences(
  place: string,
  here: Json | undefined,
  told: Json,
  switchKey: Json,
  whole: boolean,
): readonly string[] {
  if (told === 'of the sign-up') return differences(place, here, switchKey, switchKey, whole);
  if (isObject(told) && Array.isArray(told['oneOf'])) {
    const several = told['oneOf'] as readonly Json[];
    return several.some((one) => equal(one, here))
      ? []
      : [
          `\`${place}\` is sent as ${written(here)} instead of ${several.map(written).join(' or ')}.`,
        ];
  }
  if (!isObject(told)) {
    return equal(told, here)
      ? []
      : [`\`${place}\` is sent as ${written(here)} instead of ${written(told)}.`];
  }
  if (here === undefined || !isObject(here)) {
    return [`\`${place}\` is sent as ${written(here)} instead of ${written(told)}.`];
  }
  const more = whole ? Object.keys(here).filter((key) => !Object.hasOwn(told, key)) : [];
  return [
    ...Object.entries(told).flatMap(([key, value]) => {
      if (key === 'text' && isInOneLine(here[key], told)) return [];
      return differences(`${place}.${key}`, here[key], value, switchKey, whole);
    }),
    ...more.map((key) => `\`${place}.${key}\` is sent, but must not be.`),
  ];
}

export const written = (value: Json | undefined): string =>
  value === undefined ? 'nothing at all' : JSON.stringify(value);
