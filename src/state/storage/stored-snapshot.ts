import type { Json, StoredJourney } from '../../engine';
import type { CompiledJourney } from '../../journey';

/** A snapshot as it lies on the device. */
export interface StoredSnapshot {
  readonly snapshot: Json;
  /** Of the configuration that it was made under; null for one that does not say. */
  readonly digest: string | null;
  /** Milliseconds since 1970, by the clock of the device. */
  readonly savedAt: number;
  /** It was worth going on with (`persist.offered`). */
  readonly offered: boolean;
}

const dayMs = 86_400_000;

/** `snapshot`: its JSON. What is offered says so at once, for whoever reads no more than the beginning. */
export function writeSnapshot(
  snapshot: string,
  { persist, digest }: Pick<CompiledJourney, 'persist' | 'digest'>,
  { savedAt, offered }: Pick<StoredSnapshot, 'savedAt' | 'offered'>,
): string {
  const head = JSON.stringify({
    ...(offered && { offered }),
    version: persist.version,
    digest,
    savedAt,
  });
  return `${head.slice(0, -1)},"snapshot":${snapshot}}`;
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
  if (!isFresh(stored.savedAt, { persist }, now)) return null;
  return {
    snapshot: stored.snapshot ?? null,
    digest: typeof stored.digest === 'string' ? stored.digest : null,
    savedAt: stored.savedAt,
    offered: stored.offered === true,
  };
}

/** Neither too old nor from the future by more than a corrected clock, as it would never expire. */
export const isFresh = (
  savedAt: number,
  { persist }: Pick<CompiledJourney, 'persist'>,
  now: number,
): boolean => now <= endOf(savedAt, persist) && now - savedAt >= -dayMs;

/** When what was kept then is dropped. */
export const endOf = (savedAt: number, { days }: CompiledJourney['persist']): number =>
  savedAt + days * dayMs;

/**
 * A snapshot of a release before the ledger, for what it tells of commits, whatever its version and
 * age; null for any other. Such a release named no digest.
 */
export function readEarlier(text: string, now: number): StoredJourney | null {
  const stored = parse(text);
  if (typeof stored !== 'object' || stored === null || !('snapshot' in stored)) return null;
  if (stored.digest !== undefined || typeof stored.savedAt !== 'number') return null;
  return { snapshot: stored.snapshot ?? null, savedAt: stored.savedAt, now };
}

function parse(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
