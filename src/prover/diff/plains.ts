import type { Kind } from '../../journey';
import { isObject, type Json } from '../../rules';

/** A plain value of a part, or what it says by name. */
interface Plain {
  readonly name: readonly string[];
  readonly json: Json;
}

/** Keys of the journey that say many things by name, which are told one by one. */
const byName = new Set(['settings', 'calendars', 'patterns', 'persist', 'failures', 'token']);

/** Lists that say what belongs to something, in whatever order. */
const sets = new Set(['needs', 'valid', 'none', 'alreadyDone', 'refuses', 'persist', 'of', 'key']);

/** What is compared of a plain value; what is written in another order alone is the same. */
export function plainsOf(kind: Kind, key: string, value: Json): readonly Plain[] {
  if (kind === 'journey' && key === 'forgetting')
    return (value as readonly Forgetting[]).map((each) => ({
      name: [`${each.what} ${each.name}`],
      json: { with: [...each.with].sort(), initial: each.initial },
    }));
  if (kind === 'journey' && byName.has(key) && isObject(value))
    return Object.entries(value).map(([name, json]) => ({
      name: [name],
      json: inOrder(json, key),
    }));
  return [{ name: [], json: inOrder(value, key) }];
}

interface Forgetting {
  readonly what: string;
  readonly name: string;
  readonly with: readonly string[];
  readonly initial: Json;
  readonly [key: string]: Json;
}

const inOrder = (json: Json, key: string): Json =>
  Array.isArray(json) && sets.has(key)
    ? [...(json as readonly Json[])].sort((one, other) =>
        JSON.stringify(one) < JSON.stringify(other) ? -1 : 1,
      )
    : sorted(json);

/** Objects with their keys in one order. */
export function sorted(json: Json): Json {
  if (Array.isArray(json)) return (json as readonly Json[]).map(sorted);
  if (!isObject(json)) return json;
  return Object.fromEntries(
    Object.entries(json)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, each]) => [key, sorted(each)]),
  );
}
