import type { CompiledJourney } from './model';
import type { Part, Way } from './parts/part';
import { walk } from './parts/walk';
import { placeText, type Place } from './place';

/** What stands at a place: a part, or what the way leads to in it. */
export interface Found {
  readonly part: Part;
  readonly way: Way;
}

const known = new WeakMap<CompiledJourney, ReadonlyMap<string, readonly Part[]>>();
const said = new WeakMap<Part, ReadonlyMap<string, Found>>();

/** null for a place that the journey does not have. */
export function find(journey: CompiledJourney, place: Place): Found | null {
  const parts = known.get(journey) ?? partsByPlace(journey);
  known.set(journey, parts);
  const text = placeText(place);
  const [part] = parts.get(text) ?? [];
  if (part !== undefined) return { part, way: [] };
  let around = place.outer;
  while (around !== null && !parts.has(placeText(around))) around = around.outer;
  for (const holder of parts.get(around === null ? 'journey' : placeText(around)) ?? []) {
    const own = said.get(holder) ?? saidByPlace(holder);
    said.set(holder, own);
    const found = own.get(text);
    if (found !== undefined) return found;
  }
  return null;
}

/** A part that has no place of its own stands behind that whose place it has. */
function partsByPlace(journey: CompiledJourney): ReadonlyMap<string, readonly Part[]> {
  const found = new Map<string, Part[]>();
  for (const part of walk(journey)) {
    const text = placeText(part.place);
    const others = found.get(text);
    if (others === undefined) found.set(text, [part]);
    else others.push(part);
  }
  return found;
}

const saidByPlace = ({ rules, texts, values }: Part): ReadonlyMap<string, Found> =>
  new Map([...rules, ...texts, ...values].map((each) => [placeText(each.place), each]));
