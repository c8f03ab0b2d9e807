import { createEngine, readEntry, type Engine, type LedgerEntry } from '../../../src/engine';
import type { CompiledJourney } from '../../../src/journey';
import { manualClock } from '../../../src/state/testing/manual-clock';
import { manualLocks } from '../../../src/state/testing/manual-locks';
import { memoryStorage } from '../../../src/state/testing/memory-storage';
import { storedKey } from './entries';
import { permitJourney, switchJourney } from './journeys';
import { createPartner } from './partner';
import { Tab } from './tab';

const engines = new Map<CompiledJourney, Engine>();
const engineOf = (journey: CompiledJourney): Engine => {
  const engine = engines.get(journey) ?? createEngine(journey, {});
  engines.set(journey, engine);
  return engine;
};

const calm = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** One browser with a tab, another tab that may have the lock, and the partner behind it. */
export class World {
  readonly storage = memoryStorage();
  readonly clock = manualClock();
  readonly #locks = manualLocks();
  /** What the other tab has. */
  readonly other = this.#locks.tab();
  /** What the storage held of the commits as each of them left. */
  readonly held: (readonly string[])[] = [];
  readonly partner = createPartner((operation) => {
    if (operation === 'complete') this.held.push([...this.storage.content.values()]);
  });
  /** How the partner answers those who ask for a token. */
  tokens: 'good' | 'none' | 'slow' = 'good';
  hasCode = true;
  readonly #journey: CompiledJourney;
  readonly #hasLocks: boolean;
  #tab: Tab | null = null;

  constructor({ isPermit, hasLocks }: { readonly isPermit: boolean; readonly hasLocks: boolean }) {
    this.#journey = isPermit ? permitJourney : switchJourney;
    this.#hasLocks = hasLocks;
  }

  get tab(): Tab {
    if (this.#tab === null) throw new Error('no tab is open');
    return this.#tab;
  }

  /** A tab is opened at a page, in the place of the one before. */
  async open(page: string): Promise<Tab> {
    await this.close();
    const tab = new Tab({
      journey: this.#journey,
      engine: engineOf(this.#journey),
      storage: this.storage,
      partner: this.partner,
      shared: { clock: this.clock, locks: this.#hasLocks ? this.#locks.tab() : null },
      hasCode: () => this.hasCode,
    });
    this.#tab = tab;
    tab.enter(page, tab.restored);
    await this.settle();
    return tab;
  }

  async close(): Promise<void> {
    this.#tab?.stop();
    this.#tab = null;
    await calm();
  }

  /** Until nothing goes on by itself; tokens are answered, and nothing else. */
  async settle(): Promise<void> {
    for (let turn = 0; turn < 4; turn += 1) {
      await this.clock.pass(0);
      await calm();
      const asked = this.partner.waiting('token');
      if (this.tokens === 'good') asked?.answer(200, { token: 'valid' });
      if (this.tokens === 'none') asked?.answer(503);
      this.#tab?.follow();
    }
  }

  async pass(seconds: number): Promise<void> {
    await this.settle();
    for (let left = Math.round(seconds * 1_000); left > 0; left -= 1_000) {
      await this.clock.pass(Math.min(left, 1_000));
      await this.settle();
    }
  }

  /** The same; each question meanwhile fails. */
  async passUnanswered(seconds: number): Promise<void> {
    for (let left = seconds; left > 0; left -= 1) {
      await this.pass(Math.min(1, left));
      await this.failAsk();
    }
  }

  async failAsk(): Promise<void> {
    this.partner.waiting('alreadySwitched')?.answer(503);
    await this.settle();
  }

  /** As it stands in the storage. */
  stored(subject: string): LedgerEntry | null {
    const text = this.storage.content.get(storedKey(subject));
    return text === undefined ? null : readEntry(text, 'switch', subject);
  }
}
