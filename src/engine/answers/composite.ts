import type { Json } from '../model';
import type { CompiledPart } from '../../journey';
import { isObject } from '../../rules';

/** Whether a value could be a composite answer: an object of these parts and nothing else. */
export const isComposite = (parts: readonly CompiledPart[], value: Json): value is JsonParts =>
  isObject(value) &&
  Object.entries(value).every(
    ([name, inner]) =>
      parts.some((part) => part.name === name) && (inner === null || typeof inner !== 'object'),
  );

type JsonParts = Readonly<Record<string, string | number | boolean | null>>;
