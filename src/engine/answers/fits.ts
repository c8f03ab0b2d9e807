import { isOfFiles } from '../../journey';
import type { CompiledField, CompiledPart } from '../../journey';
import { isObject } from '../../rules';
import type { Json } from '../model';
import { usesFiles } from '../seldom';
import { isFile } from './files';

/** Whether a value could be a composite answer: an object of these parts and nothing else. */
export const isComposite = (parts: readonly CompiledPart[], value: Json): value is JsonParts =>
  isObject(value) &&
  Object.entries(value).every(
    ([name, inner]) =>
      parts.some((part) => part.name === name) && (inner === null || typeof inner !== 'object'),
  );

type JsonParts = Readonly<Record<string, string | number | boolean | null>>;

/**
 * Whether a field could ever have stored the value. A word in a field for numbers could: it is an
 * answer that is wrong. An object where a single value is asked for could not.
 */
export function fits(field: CompiledField, value: Json): boolean {
  if (field.list !== null) {
    if (!Array.isArray(value) || value.length > field.list.max) return false;
    return (value as readonly Json[]).every(isObject);
  }
  const isSeveral = field.type === 'array';
  if (usesFiles && isOfFiles(field)) return Array.isArray(value) && value.every(isFile);
  if (isSeveral || Array.isArray(value))
    return isSeveral && Array.isArray(value) && !value.some((one) => typeof one === 'object');
  if (field.parts !== null) return isComposite(field.parts, value);
  const keepsObject = field.options?.kind === 'lookup' && field.options.keep.length > 0;
  return isObject(value) === (keepsObject || field.type === 'object');
}

/** The data without keys that every object inherits: one of them could pass for a method. */
export function plainData(value: Json): Json {
  if (Array.isArray(value)) return (value as readonly Json[]).map(plainData);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).filter(([key]) => !(key in Object.prototype));
  return Object.fromEntries(entries.map(([key, inner]) => [key, plainData(inner)]));
}
