import type { CompiledJourney, JourneyPatch } from '../../journey';
import { isObject, type Json } from '../../rules';

/** A journey as it is said in another language. What the patch has and the journey has not yet is left out. */
export const patched = (journey: CompiledJourney, patch: JourneyPatch): CompiledJourney =>
  laid(journey as unknown as Json, patch) as unknown as CompiledJourney;

function laid(base: Json, over: Json): Json {
  if (!isObject(over)) return over;
  const said = (value: Json, key: string): Json => {
    const other = over[key];
    return other === undefined ? value : laid(value, other);
  };
  if (Array.isArray(base))
    return (base as readonly Json[]).map((each, at) => said(each, String(at)));
  if (!isObject(base)) return over;
  return Object.fromEntries(Object.entries(base).map(([key, value]) => [key, said(value, key)]));
}
