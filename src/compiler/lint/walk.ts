import { isObject, type Json, type JsonObject } from '../../rules';
import type { Cursor } from '../source';

/** Calls `meet` with every object that is written at a place and inside it, whatever it is. */
export function eachObject(at: Cursor<Json>, meet: (at: Cursor<JsonObject>) => void): void {
  const { value } = at;
  if (Array.isArray(value)) {
    const items = value as readonly Json[];
    items.forEach((item, index) => {
      eachObject(at.part(index, item), meet);
    });
  } else if (isObject(value)) {
    meet(at.as(value));
    for (const [key, inner] of Object.entries(value)) eachObject(at.part(key, inner), meet);
  }
}
