import { isObject, type Json, type JsonObject } from '../../rules';
import { Cursor, type SourceFile } from '../source';
import { onceFor } from '../source/once-for';

/** Everything that is written in a file, whatever it is. */
interface Written {
  readonly objects: readonly JsonObject[];
  /** Each with the key that it stands under, alone or in a list. */
  readonly texts: readonly { readonly key: string; readonly text: string }[];
}

/** Several checks ask: a file is gone through once. */
export const writtenIn = onceFor(({ value }: SourceFile): Written => collect(value));

function collect(value: Json): Written {
  const objects: JsonObject[] = [];
  const texts: { readonly key: string; readonly text: string }[] = [];
  const visit = (at: Json, key: string): void => {
    if (typeof at === 'string') texts.push({ key, text: at });
    else if (Array.isArray(at)) for (const inner of at as readonly Json[]) visit(inner, key);
    else if (isObject(at)) {
      objects.push(at);
      for (const each of Object.keys(at)) visit(at[each] ?? null, each);
    }
  };
  visit(value, '');
  return { objects, texts };
}

/** The place of an object that was found in a file. */
export function placeIn(file: SourceFile, object: JsonObject): Cursor<JsonObject> {
  const way: (string | number)[] = [];
  const find = (at: Json): boolean => {
    if (at === object) return true;
    if (typeof at !== 'object' || at === null) return false;
    return Object.entries<Json>(at).some(([key, inner]) => {
      way.push(Array.isArray(at) ? Number(key) : key);
      if (find(inner)) return true;
      way.pop();
      return false;
    });
  };
  find(file.value);
  return new Cursor(object, file, way);
}
