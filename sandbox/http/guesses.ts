import { Refusal } from '../refusal';

const MOST = 20;
const WINDOW_MS = 600_000;
/** Clients that are remembered at the same time; the one that guessed least lately is forgotten. */
const MOST_CLIENTS = 10_000;

/**
 * Asking for what is not one's own is a guess: so many different ones a client in ten minutes, and
 * then none. The same one again is no new guess, and what is one's own is never counted.
 */
export class Guesses {
  /** By client, when each id was first asked for. */
  readonly #clients = new Map<string, Map<string, number>>();

  /** @throws Refusal (429) for one too many, with the time until there may be another. */
  note(client: string, id: string, now: Date): void {
    const moment = now.getTime();
    const ids = this.#recent(client, moment);
    if (ids.has(id)) return;
    if (ids.size >= MOST) throw tooMany(Math.min(...ids.values()) + WINDOW_MS - moment);
    ids.set(id, moment);
  }

  clear(): void {
    this.#clients.clear();
  }

  #recent(client: string, moment: number): Map<string, number> {
    const all = this.#clients.get(client) ?? new Map<string, number>();
    const ids = new Map([...all].filter(([, since]) => since + WINDOW_MS > moment));
    // Put in anew: a map keeps the order, so that its first is the one longest not heard of.
    this.#clients.delete(client);
    this.#clients.set(client, ids);
    const [oldest] = this.#clients.keys();
    if (this.#clients.size > MOST_CLIENTS && oldest !== undefined) this.#clients.delete(oldest);
    return ids;
  }
}

function tooMany(milliseconds: number): Refusal {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  const minutes = Math.ceil(seconds / 60);
  return new Refusal(
    429,
    `Too many numbers were asked for that we do not know you by. Please try again in ${String(minutes)} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    seconds,
  );
}
