import { isObject, keysOfPath, type Json } from '../../rules';

/** With another value at a path; objects on the way are made, and what is none on the way gives way to one. */
export function putAt(around: Json, path: string, value: Json): Json {
  const [key, ...rest] = keysOfPath(path);
  if (key === undefined) return value;
  const object = isObject(around) ? around : {};
  return { ...object, [key]: putAt(object[key] ?? null, rest.join('.'), value) };
}
