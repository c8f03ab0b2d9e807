import { isRule, type Json } from '../../rules';
import type { CompiledText } from '../model';
import { placeAt, type Place } from '../place';
import { entriesOf, saidBy } from './held';
import type { Part, PlacedRule, PlacedText, PlacedValue, Way } from './part';
import type { AllOf } from './slots';

export type Written = Pick<Part, 'rules' | 'texts' | 'values'>;

/** What a part says itself, beside the parts in it. */
export function writtenIn(part: Part, allOf: AllOf): Written {
  const rules: PlacedRule[] = [];
  const texts: PlacedText[] = [];
  const values: PlacedValue[] = [];
  const around = aroundOf(part);
  for (const { slot, key, value, way } of saidBy(part)) {
    if (slot.slot === 'plain') {
      values.push({ part, place: placeAt(around, key), way, value });
      continue;
    }
    if (slot.slot === 'names') {
      for (const [index, name] of entriesOf(value))
        values.push({
          part,
          place: placeAt(around, slot.as, String(name)),
          way: [...way, index],
          value: name,
        });
      continue;
    }
    const scope = slot.scope?.(part, allOf) ?? part.scope;
    const { role = 'value', as } = slot;
    const rule: Meet = (place, at, found) => {
      rules.push({ part, place, way: at, scope, role, rule: found as Json });
    };
    const text: Meet = (place, at, found) => {
      texts.push({ part, place, way: at, scope, text: found as CompiledText });
    };
    const named = (name: string | number): Place =>
      as === null ? placeAt(around, String(name)) : placeAt(around, as, name);
    if (slot.slot === 'rule') rule(named(key), way, value);
    else if (slot.slot === 'text') text(named(key), way, value);
    else if (slot.slot === 'template' && as === null) leaves(named(key), way, value, rule);
    else
      for (const [name, each] of entriesOf(value)) {
        const at = [...way, name];
        if (slot.slot === 'template') leaves(named(name), at, each, rule);
        else (slot.slot === 'rules' ? rule : text)(named(name), at, each);
      }
  }
  return { rules, texts, values };
}

type Meet = (place: Place, way: Way, found: unknown) => void;

/** What the places of its own are in: those of the journey stand for themselves. */
export const aroundOf = ({ kind, place }: Part): Place | null =>
  kind === 'journey' ? null : place;

/** The leaves of a body are rules. */
function leaves(place: Place, way: Way, value: unknown, meet: Meet): void {
  if (value === null) return;
  if (typeof value !== 'object' || isRule(value as Json)) meet(place, way, value);
  else
    for (const [key, each] of entriesOf(value))
      leaves(placeAt(place, String(key)), [...way, key], each, meet);
}
