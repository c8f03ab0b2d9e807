import {
  getPath,
  type JourneyEvent,
  type JourneyState,
  type Json,
  type StepView,
} from '../../../src/engine';
import { selectJourney, type JourneyStore } from '../../../src/state';
import type { Shipped } from '../../unit/shipped';
import type { Browser } from './browser';
import { isOpen } from './ledger-items';
import { openPage, type Page, type PageOptions, type PageWitness } from './page';

interface Place {
  readonly step: string;
  readonly parameters: Readonly<Record<string, string>>;
}

/** Hears of what a tab does with the world. */
export interface TabWitness extends Pick<PageWitness, 'heard' | 'asked'> {
  readonly fetched: (tab: Tab, ...what: Parameters<PageWitness['fetched']>) => void;
}

export interface TabOptions extends Pick<
  PageOptions,
  'shipped' | 'browser' | 'late' | 'hasLocks' | 'onError'
> {
  readonly id: string;
  readonly witness: TabWitness;
}

/** Someone could press something: asked anew each time, as the page may end while time passes. */
export const canUse = (tab: Tab): boolean => tab.isThere && !tab.isFrozen && !tab.isHidden;

/** One tab: the real store, sagas and client; the page's life, sight and history in the test's hands. */
export class Tab {
  readonly id: string;
  readonly browser: Browser;
  /** What its next page is made of. */
  shipped: Shipped;
  /** Pages that were loaded in it. */
  loads = 0;
  isHidden = false;
  /** The call whose answer led to the error page on which it stands, while something was open. */
  errorOf: string | null = null;
  #refused: string | null = null;
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

  /** Nothing that another tab wrote is on its way to it; a frozen page hears of nothing. */
  get hasSeenAll(): boolean {
    const storage = this.#page?.storage;
    return storage !== undefined && !this.isFrozen && this.browser.storage.hasSeenAll(storage);
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
    const knowsOpen = Object.values(this.state.commits.ledger).flat().some(isOpen);
    this.errorOf = step === 'error' && knowsOpen ? this.#refused : null;
    this.#visit({ step, parameters });
    this.#enter({ step, parameters }, false);
  }

  #visit(place: Place): void {
    this.#history = [...this.#history.slice(0, this.#at + 1), place];
    this.#at += 1;
  }

  #enter({ step, parameters }: Place, restored: boolean): void {
    if (step !== 'error') this.errorOf = null;
    const today = new Date(this.browser.now()).toISOString().slice(0, 10);
    this.send({ type: 'stepEntered', step, parameters, today, restored });
  }

  #load(initial: JourneyState | undefined): Page {
    const { witness, ...options } = this.#options;
    this.loads += 1;
    const load = this.#loadId;
    return openPage({
      ...options,
      shipped: this.shipped,
      tab: this.id,
      load,
      witness: {
        ...witness,
        fetched: (operation, exchange) => witness.fetched(this, operation, exchange),
        heard: (exchange) => {
          if (exchange.answer?.status !== 200) this.#refused = exchange.operation;
          witness.heard(exchange);
        },
      },
      isHidden: () => this.isHidden,
      navigate: (step, parameters) => this.goTo(step, parameters),
      random: () => `${load.replace('.', '-')}-random-${String((this.#random += 1))}`,
      initial,
    });
  }
}
