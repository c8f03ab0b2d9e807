import type { Json, JsonObject } from '../engine';

/*
 * Answers of calls were checked against the contract when they came in. What is read
 * here is still plain data: a part that is missing reads as empty, never as a crash.
 */

export function asObject(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}

export function asList(value: Json | undefined): readonly Json[] {
  return isList(value) ? value : [];
}

/** Numbers are read as text too: identifiers come as both. */
export function asText(value: Json | undefined): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim() : '';
}

export function asNumber(value: Json | undefined): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

// Array.isArray does not narrow a readonly list away from an object.
function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !isList(value);
}
