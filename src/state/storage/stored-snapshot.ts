import type { CompiledPersistence, Json, JsonObject } from '../../engine';

const dayMs = 86_400_000;

export function writeSnapshot(
  snapshot: JsonObject,
  { version }: CompiledPersistence,
  savedAt: number,
): string {
  return JSON.stringify({ version, savedAt, snapshot });
}

/** null for what is broken, foreign, of another version, or too old. */
export function readSnapshot(text: string, persist: CompiledPersistence, now: number): Json {
  const stored = parse(text);
  if (typeof stored !== 'object' || stored === null || !('snapshot' in stored)) return null;
  if (stored.version !== persist.version || typeof stored.savedAt !== 'number') return null;
  const age = now - stored.savedAt;
  // From the future by more than a corrected clock: it would never expire.
  if (age > persist.days * dayMs || age < -dayMs) return null;
  return stored.snapshot ?? null;
}

function parse(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
