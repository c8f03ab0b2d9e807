import { Ajv, type ValidateFunction } from 'ajv';
import schema from '../schemas/telemetry/events.schema.json';

export interface CountedEvent {
  readonly count: number;
  readonly event: Readonly<Record<string, unknown>>;
}

/** Nobody's page says so much that is different. */
const MOST = 1000;

/** Counts what pages tell of themselves, where an installation sends that here: for development and demos. */
export class EventCounts {
  readonly #counts = new Map<string, CountedEvent>();
  #isBatch: ValidateFunction<{ readonly events: readonly CountedEvent['event'][] }> | null = null;

  /** @returns what is wrong with it; null when it was counted. */
  add(batch: unknown): string | null {
    // Most sandboxes are never told anything.
    this.#isBatch ??= new Ajv({ strict: false }).compile(schema);
    const isBatch = this.#isBatch;
    if (!isBatch(batch)) {
      const [first] = isBatch.errors ?? [];
      return `${first?.instancePath ?? ''} ${first?.message ?? 'is wrong'}`.trim();
    }
    for (const event of batch.events) {
      const key = JSON.stringify(event);
      const count = (this.#counts.get(key)?.count ?? 0) + 1;
      if (count > 1 || this.#counts.size < MOST) this.#counts.set(key, { count, event });
    }
    return null;
  }

  /** The most frequent first. */
  list(): readonly CountedEvent[] {
    return [...this.#counts.values()].sort((a, b) => b.count - a.count);
  }

  clear(): void {
    this.#counts.clear();
  }
}
