/** JSON read without surprises: what is of another kind reads as empty. */
import type { Json, JsonObject } from './subject';

export const isList = (v: Json | undefined): v is readonly Json[] => Array.isArray(v);
export const isObject = (v: Json | undefined): v is JsonObject =>
  typeof v === 'object' && v !== null && !isList(v);
export const list = (v: Json | undefined): readonly Json[] => (isList(v) ? v : []);
export const object = (v: Json | undefined): JsonObject => (isObject(v) ? v : {});
export const string = (v: Json | undefined): string => (typeof v === 'string' ? v : '');
/** The texts of a list; one text stands for a list of one, null for none. */
export const strings = (v: Json | undefined): string[] =>
  v == null ? [] : (isList(v) ? v : [v]).map(string);
/** What an object or a list holds under a name; null for what is not there. */
export function own(v: Json | undefined, name: string): Json {
  if (isList(v)) return /^(0|[1-9]\d*)$/.test(name) ? (v[Number(name)] ?? null) : null;
  return isObject(v) && Object.hasOwn(v, name) ? (v[name] ?? null) : null;
}
/** An object with other values under the same names. */
export const mapped = (v: Json | undefined, f: (item: Json, name: string) => Json): JsonObject =>
  Object.fromEntries(Object.entries(object(v)).map(([name, item]) => [name, f(item, name)]));
/** Some of what is under the names of an object. */
export const picked = (v: Json | undefined, ...names: string[]): JsonObject =>
  Object.fromEntries(names.map((name) => [name, own(v, name)]));
