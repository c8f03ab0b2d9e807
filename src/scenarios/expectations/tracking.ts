import type { Json, JsonObject } from '../../engine';
import { readEntries, readList } from '../source';
import { contains, silentCalls } from './calls';
import { show, type Expectation } from './check';

/**
 * `"tracking": [{ "Page": "Apply", "Action": "Next" }]`: the records sent since something was last
 * expected, in order and no others; each with these properties, and perhaps more.
 */
export const tracking: Expectation = (from) => {
  const wanted = readList(from);
  for (const record of wanted) readEntries(record);
  return (world) => {
    const records = silentCalls(world).map(({ body }) => propertiesIn(body));
    const same =
      records.length === wanted.length &&
      records.every((record, index) => contains(record, wanted[index]?.value ?? null));
    if (same) return [];
    const what = 'the tracking records';
    return [{ at: from, what, expected: show(from.value), actual: show(records), about: null }];
  };
};

/** Names and values of the `[{ name, value }]` that a body carries. */
const propertiesIn = (body: Json): JsonObject => Object.fromEntries(pairsIn(body));

function pairsIn(body: Json): readonly (readonly [string, Json])[] {
  if (typeof body !== 'object' || body === null) return [];
  const { name, value } = body as JsonObject;
  if (typeof name === 'string' && value !== undefined) return [[name, value]];
  return Object.values(body).flatMap((part: Json) => pairsIn(part));
}
