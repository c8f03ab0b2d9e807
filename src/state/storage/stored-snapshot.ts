import type { CompiledJourney, Json, JsonObject } from '../../engine';

const dayMs = 86_400_000;

export interface StoredSnapshot {
  readonly snapshot: Json;
  /** Of the configuration that it was made under; null for one that does not say. */
  readonly digest: string | null;
}

export function writeSnapshot(
  snapshot: JsonObject,
  { persist, digest }: Pick<CompiledJourney, 'persist' | 'digest'>,
  savedAt: number,
): string {
  return JSON.stringify({ version: persist.version, digest, savedAt, snapshot });
}

/** null for what is broken, foreign, of another version, or too old. One of another digest is read. */
export function readSnapshot(
  text: string,
  { persist }: Pick<CompiledJourney, 'persist'>,
  now: number,
): StoredSnapshot | null {
  const stored = parse(text);
  if (typeof stored !== 'object' || stored === null || !('snapshot' in stored)) return null;
  if (stored.version !== persist.version || typeof stored.savedAt !== 'number') return null;
  const age = now - stored.savedAt;
  // From the future by more than a corrected clock: it would never expire.
  if (age > persist.days * dayMs || age < -dayMs) return null;
  const digest = typeof stored.digest === 'string' ? stored.digest : null;
  return { snapshot: stored.snapshot ?? null, digest };
}

function parse(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
