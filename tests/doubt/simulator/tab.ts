import { operations, validators as atStart } from 'virtual:api-contract';
import { validators as onDemand } from 'virtual:api-contract/answers';
import { brand } from 'virtual:brand';
import { createApiClient, type CallResult } from '../../../src/api';
import {
  getPath,
  type JourneyEvent,
  type JourneyState,
  type Json,
  type StepView,
} from '../../../src/engine';
import { browserLocks } from '../../../src/state/environment/locks';
import { createJourneyStore, selectJourney, type JourneyStore } from '../../../src/state';
import type { Shipped } from '../../unit/shipped';
import type { Browser } from './browser';
import { PageLocks } from './lock-manager';
import { pageFetch } from './page-fetch';
import { PageLife } from './page-life';
import type { Exchange } from './partner';
import type { StorageChange, TabStorage } from './shared-storage';
import { manualOccurrence, signalOf } from './signal';

interface Place {
  readonly step: string;
  readonly parameters: Readonly<Record<string, string>>;
}

/** One load of one page, and everything of it that ends with it. */
interface Page {
  readonly life: PageLife;
  readonly store: JourneyStore;
  readonly storage: TabStorage;
  readonly wire: ReturnType<typeof pageFetch>;
  readonly changed: { readonly sight: () => void; readonly shown: () => void };
}

/** Hears of what a tab does with the world. */
export interface TabWitness {
  readonly fetched: (tab: Tab, operation: string, exchange: Exchange | null) => void;
  readonly heard: (exchange: Exchange) => void;
  /** A question ended, as the page heard it; milliseconds of the run. */
  readonly asked: (body: Json, leftAt: number, answer: 'yes' | 'no' | 'failed') => void;
}

export interface TabOptions {
  readonly shipped: Shipped;
  readonly browser: Browser;
  readonly id: string;
  /** Milliseconds until it sees what another tab wrote. */
  readonly late: number;
  /** Has locks; where not, the lease stands in. */
  readonly hasLocks: boolean;
  readonly witness: TabWitness;
  readonly onError: (error: unknown) => void;
}

/** One tab: the real store, sagas and client; the page's life, sight and history in the test's hands. */
export class Tab {
  readonly id: string;
  readonly browser: Browser;
  /** What its next page is made of. */
  shipped: Shipped;
  /** Pages that were loaded in it. */
  loads = 0;
  isHidden = false;
  /** The browser would ask before the page is left. */
  isHeld = false;
  readonly #options: TabOptions;
  #history: readonly Place[] = [];
  #at = -1;
  #page: Page | null = null;
  #random = 0;

  constructor(options: TabOptions) {
    this.#options = options;
    this.id = options.id;
    this.browser = options.browser;
    this.shipped = options.shipped;
  }

  get isThere(): boolean {
    return this.#page?.life.isThere === true;
  }

  get isFrozen(): boolean {
    return this.#page?.life.isFrozen === true;
  }

  /** Someone could press something. */
  get isUsable(): boolean {
    return this.isThere && !this.isFrozen && !this.isHidden;
  }

  /** Nothing that another tab wrote is on its way to it. */
  get hasSeenAll(): boolean {
    const storage = this.#page?.storage;
    return storage !== undefined && this.browser.storage.hasSeenAll(storage);
  }

  get holdsLock(): boolean {
    return this.browser.locks.isHeldBy(this.#loadId);
  }

  get state(): JourneyState {
    if (this.#page === null) throw new Error(`Nothing is loaded in ${this.id}.`);
    return selectJourney(this.#page.store.store.getState());
  }

  get store(): JourneyStore {
    if (this.#page === null) throw new Error(`Nothing is loaded in ${this.id}.`);
    return this.#page.store;
  }

  /** As its address says. */
  get step(): string {
    return this.#history[this.#at]?.step ?? '';
  }

  get view(): StepView {
    return this.shipped.engine.view(this.state, this.step);
  }

  at(path: string): Json {
    return getPath(this.state.answers, path);
  }

  get #loadId(): string {
    return `${this.id}.${String(this.loads)}`;
  }

  get load(): string {
    return this.#loadId;
  }

  send(event: JourneyEvent): void {
    if (this.#page?.life.touch() === true) this.#page.store.dispatchEvent(event);
  }

  /** A page is loaded at an address: by a link (`fresh`), or by a reload. */
  open({ step, parameters }: Place, isReload: boolean, initial?: JourneyState): void {
    this.#page = this.#load(initial);
    this.isHidden = false;
    const found = this.shipped.journey.steps.find(({ id }) => id === step);
    const isRestored =
      initial !== undefined ||
      (this.#page.store.restored && (isReload || found?.startsAnew !== true));
    if (!isReload || this.#at < 0) this.#visit({ step, parameters });
    this.#page.store.start();
    if (!isRestored && found?.startsAnew === true) this.send({ type: 'startedAnew' });
    if (initial === undefined || isReload) this.#enter({ step, parameters }, isRestored);
  }

  /** The page is left in good order, and loaded again. */
  reload(): void {
    if (this.#page === null) return;
    const place = this.#history[this.#at] ?? { step: this.step, parameters: {} };
    this.leave();
    this.open(place, true);
  }

  /** As when the household opens an address in this tab. */
  openAnew(place: Place): void {
    this.leave();
    this.open(place, false);
  }

  /** The page is told that it is left, and is gone. */
  leave(): void {
    this.isHidden = true;
    this.#page?.changed.sight();
    this.#page?.life.end();
  }

  /** It is gone without a word, after so many more touches of the world. */
  crash(touches: number): void {
    if (touches === 0) this.#page?.life.end();
    else this.#page?.life.dieAfter(touches);
  }

  spare(): void {
    this.#page?.life.spare();
  }

  freeze(): void {
    if (this.#page === null) return;
    this.isHidden = true;
    this.#page.changed.sight();
    this.#page.life.freeze();
    this.#page.storage.isDeaf = true;
  }

  /** @param isWhole Requests that were on its way when it was frozen are still heard. */
  thaw(isWhole: boolean): void {
    if (this.#page === null || !this.isFrozen) return;
    if (!isWhole) this.#page.wire.drop();
    this.#page.storage.isDeaf = false;
    this.isHidden = false;
    this.#page.life.thaw();
    this.#page.changed.shown();
    this.#page.changed.sight();
  }

  setHidden(isHidden: boolean): void {
    if (this.isFrozen || this.isHidden === isHidden) return;
    this.isHidden = isHidden;
    this.#page?.changed.sight();
  }

  /** The browser's own Back and Forward. */
  go(steps: 1 | -1): void {
    const place = this.#history[this.#at + steps];
    if (place === undefined) return;
    this.#at += steps;
    this.#enter(place, false);
  }

  /** As the page goes somewhere by itself or by one of its links. */
  goTo(step: string, parameters: Place['parameters'] = {}): void {
    this.#visit({ step, parameters });
    this.#enter({ step, parameters }, false);
  }

  #visit(place: Place): void {
    this.#history = [...this.#history.slice(0, this.#at + 1), place];
    this.#at += 1;
  }

  #enter({ step, parameters }: Place, restored: boolean): void {
    const today = new Date(this.browser.now()).toISOString().slice(0, 10);
    this.send({ type: 'stepEntered', step, parameters, today, restored });
  }

  #load(initial: JourneyState | undefined): Page {
    const { browser, late, hasLocks, witness, onError } = this.#options;
    const { shipped } = this;
    this.loads += 1;
    const load = this.#loadId;
    const life: PageLife = new PageLife(browser.time, () => {
      browser.storage.close(storage);
      browser.locks.drop(load);
      endConnection();
    });
    const storageEvents = manualOccurrence<string | null>();
    const hear = ({ key }: StorageChange): void => {
      life.happen(() => storageEvents.happen(key));
    };
    const storage = browser.storage.open(this.id, late, hear, () => life.touch());
    const visible = signalOf(() => !this.isHidden);
    const online = signalOf(() => browser.isOnline);
    const endConnection = browser.onConnection(() => life.happen(online.changed));
    const pageShown = manualOccurrence<void>();
    const wire = pageFetch(browser, life, {
      fetched: (operation, exchange) => witness.fetched(this, operation, exchange),
      heard: witness.heard,
    });
    const environment = {
      now: () => browser.now(),
      schedule: (work: () => void, ms: number) => life.schedule(work, ms),
      visible,
      online,
      pageShown,
      storageEvents,
      locks: hasLocks
        ? browserLocks({ locks: new PageLocks(browser.locks, load, () => life.touch()) })
        : null,
      holdPage: () => {
        this.isHeld = true;
        return () => void (this.isHeld = false);
      },
      random: () => `${load.replace('.', '-')}-random-${String((this.#random += 1))}`,
      reportError: (error: unknown) => {
        if (life.isThere) onError(error);
      },
    };
    const api = createApiClient({
      baseUrl: '/api',
      fetch: wire.fetch,
      operations,
      validators: atStart,
      moreValidators: () =>
        browser.hasCode && browser.isOnline
          ? Promise.resolve(onDemand)
          : Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
      timeoutMs: 20_000,
      schedule: environment.schedule,
      visitor: 'visitor-1',
    });
    const { engine, journey } = shipped;
    const store = createJourneyStore({
      engine: initial === undefined ? engine : { ...engine, restore: () => initial },
      journey,
      api: {
        ...api,
        call: async (call, signal, how) => {
          const leftAt = browser.time.now;
          const result = await api.call(call, signal, how);
          if (call.operation === 'alreadySwitched' && life.isThere)
            witness.asked(call.body, leftAt, saidBy(result));
          return result;
        },
      },
      storage,
      environment,
      navigate: (step, parameters) => {
        queueMicrotask(() => life.happen(() => this.goTo(step, parameters)));
      },
      given: {
        today: new Date(browser.now()).toISOString().slice(0, 10),
        settings: { ...brand.settings, visitorId: 'visitor-1' },
      },
    });
    const changed = {
      sight: () => visible.changed(),
      shown: () => life.happen(() => pageShown.happen()),
    };
    return { life, store, storage, wire, changed };
  }
}

/** What the partner answered to the question whether it is done (CALL-37). */
function saidBy(result: CallResult): 'yes' | 'no' | 'failed' {
  if (!result.ok) return 'failed';
  if (result.answer === false) return 'no';
  return result.answer === null || result.answer === 0 || result.answer === '' ? 'failed' : 'yes';
}
