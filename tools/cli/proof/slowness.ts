import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cacheFolder } from '../frame/cache-folder';

/** How a pattern's time grows with the text, where that is more than in step with it. */
export interface Slowness {
  readonly growth: 'exponential' | 'polynomial';
  /** How long a text is that keeps it busy for seconds, in characters. */
  readonly characters: number;
}

/** Pattern → how slow it can get; null for one that cannot, or of which it is not known. */
export type Slownesses = ReadonlyMap<string, Slowness | null>;

/** Raised with the checker, so that what an older one said is forgotten. */
const cacheName = 'patterns-recheck-4.5.0.json';

export const usualCache = (): string => join(cacheFolder(), cacheName);

/**
 * How slow each of these patterns can get, by recheck's automata (no JVM, no binary). What was found is
 * kept in `cache`, a file, as one pattern takes up to seconds and the checker itself a moment to load.
 */
export async function slownessesOf(
  patterns: Iterable<string>,
  cache: string = usualCache(),
): Promise<Slownesses> {
  const known = read(cache);
  const missing = [...new Set(patterns)].filter((each) => !known.has(each));
  if (missing.length === 0) return known;
  const { checkSync } = await import('recheck/lib/browser.js');
  for (const pattern of missing) {
    const found = checkSync(pattern, 'u', { checker: 'automaton', timeout: 5_000 });
    known.set(
      pattern,
      found.status === 'vulnerable'
        ? { growth: found.complexity.type, characters: found.attack.string.length }
        : null,
    );
  }
  write(cache, known);
  return known;
}

/** A cache that is not there, or is none, knows nothing. */
function read(cache: string): Map<string, Slowness | null> {
  try {
    return new Map(JSON.parse(readFileSync(cache, 'utf8')) as [string, Slowness | null][]);
  } catch {
    return new Map();
  }
}

/** Where nothing may be written each run works it out anew. */
function write(cache: string, known: Slownesses): void {
  try {
    mkdirSync(dirname(cache), { recursive: true });
    writeFileSync(cache, JSON.stringify([...known]));
  } catch {
    return;
  }
}
