import { vi } from 'vitest';
import { createRoot, type Root } from 'react-dom/client';
import { App } from '../../../src/app/app';
import { openHousehold, type Household } from '../../../src/app/household';
import type { Installation } from '../../../src/app/installation';
import type { RunningJourney } from '../../../src/app/journey-parts';
import { watchRelease } from '../../../src/app/release/release-watch';
import { createNavigation } from '../../../src/app/routing/navigation';
import {
  getPath,
  type JourneyEvent,
  type JourneyState,
  type Json,
  type JsonObject,
  type StepView,
} from '../../../src/engine';
import type { CompiledJourney } from '../../../src/journey';
import { selectJourney } from '../../../src/state';
import { createElement } from 'react';
import { BrowserLocks, PageLocks } from '../../doubt/simulator/lock-manager';
import { asInstalled } from '../../unit/as-installed';
import type { Kept, PlayedSandbox } from '../wire/sandbox';
import { Wire } from '../wire/wire';
import { PageTime } from './page-time';

/** Where a household stands: all that has to be there again for another to stand in its place. */
export interface Standing {
  readonly address: string;
  /** Entry of the browser's history: where the household came from. */
  readonly came: unknown;
  readonly state: JourneyState | null;
  readonly storage: Readonly<Record<string, string>>;
  readonly kept: readonly Kept[];
  readonly at: number;
}

export interface VisitOptions {
  readonly sandbox: PlayedSandbox;
  readonly running: RunningJourney;
  readonly journey: CompiledJourney;
  readonly features?: Readonly<Record<string, boolean>>;
  /** Where the page tells what happens in it; nowhere when absent. */
  readonly telemetry?: string;
}

/** The real page of one household, with its store, sagas and client, before the real sandbox. */
export class Visit {
  readonly wire: Wire;
  readonly time: PageTime;
  readonly sandbox: PlayedSandbox;
  /** What must never be: whatever the page throws, reports or says on the console. */
  readonly troubles: string[] = [];
  /** Addresses of other sites that the page led to. */
  readonly left: string[] = [];
  /** Batches of events that the page told of itself, as they were sent. */
  readonly told: string[] = [];
  household!: Household;
  /** The answers as the household left them: after the last thing that it did itself. */
  lastSaid: JsonObject = {};
  #root: Root | null = null;
  #signs = 0;
  readonly #options: VisitOptions;
  readonly #ends: (() => void)[] = [];

  constructor(options: VisitOptions) {
    this.#options = options;
    this.sandbox = options.sandbox;
    this.wire = new Wire(options.sandbox);
    this.time = new PageTime({
      signs: () => this.#signs + this.wire.log.length,
      isBusy: () => this.sandbox.busy > 0,
    });
  }

  /** A new household opens an address. */
  async open(address: string): Promise<void> {
    await this.sandbox.become([], 'visitor-of-the-matrix');
    await this.#open(address, {}, null);
  }

  /** Another household stands where one stood. */
  async standAt({ address, came, state, storage, kept, at }: Standing): Promise<void> {
    PageTime.stop(new Date(at));
    await this.sandbox.become(kept, visitorIn(storage));
    await this.#open(address, storage, state, came);
  }

  async #open(
    address: string,
    storage: Readonly<Record<string, string>>,
    initial: JourneyState | null,
    came: unknown = null,
  ): Promise<void> {
    window.localStorage.clear();
    window.sessionStorage.clear();
    for (const [key, value] of Object.entries(storage)) window.localStorage.setItem(key, value);
    await this.#load(address, initial, came);
  }

  /** The page is loaded at an address; `initial` is what it knows already. */
  async #load(address: string, initial: JourneyState | null, came: unknown): Promise<void> {
    this.#hear();
    window.history.replaceState(came, '', address);
    const isTakenUp = Object.keys(window.localStorage).some((key) => key.endsWith('.journey'));
    Object.defineProperty(window.performance, 'getEntriesByType', {
      configurable: true,
      value: () => [{ type: isTakenUp ? 'reload' : 'navigate' }],
    });
    const { running, telemetry } = this.#options;
    const engine =
      initial === null ? running.engine : { ...running.engine, restore: () => initial };
    const installation: Installation = {
      ...asInstalled,
      features: { ...asInstalled.features, ...this.#options.features },
      ...(telemetry !== undefined && { telemetry }),
    };
    const navigation = createNavigation();
    const opened = await openHousehold(
      pageWindow(this, telemetry),
      navigation.goTo,
      installation,
      watchRelease(window, () => Promise.resolve(false)),
      { ...running, engine },
    );
    this.household = this.#heard(opened, initial !== null);
    this.lastSaid = this.state.answers;
    const container = document.createElement('div');
    container.id = 'root';
    document.body.replaceChildren(container);
    const observer = new MutationObserver(() => (this.#signs += 1));
    observer.observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    this.#ends.push(
      () => observer.disconnect(),
      this.household.store.subscribe(() => (this.#signs += 1)),
    );
    const trouble = (error: unknown): void => void this.troubles.push(said(error));
    this.#root = createRoot(container, {
      onCaughtError: trouble,
      onUncaughtError: trouble,
      onRecoverableError: trouble,
    });
    this.#root.render(createElement(App, { household: this.household, navigation }));
    await this.time.settle();
  }

  /** @param isThere What it knows already has been entered already. */
  #heard(household: Household, isThere: boolean): Household {
    let skips = isThere;
    return {
      ...household,
      dispatchEvent: (event) => {
        if (event.type !== 'stepEntered') {
          household.dispatchEvent(event);
          this.lastSaid = selectJourney(household.store.getState()).answers;
        } else if (skips) skips = false;
        else household.dispatchEvent(event);
      },
    };
  }

  #hear(): void {
    const onError = (event: ErrorEvent): void => {
      event.preventDefault();
      this.troubles.push(said(event.error ?? event.message));
    };
    window.addEventListener('error', onError);
    const rejected = (error: unknown): void => void this.troubles.push(`rejected: ${said(error)}`);
    process.on('unhandledRejection', rejected);
    const heard = (...words: unknown[]): void => void this.troubles.push(words.map(said).join(' '));
    const spies = (['error', 'warn'] as const).map((name) =>
      vi.spyOn(console, name).mockImplementation(heard),
    );
    Object.defineProperty(window.navigator, 'locks', {
      configurable: true,
      value: new PageLocks(new BrowserLocks(), 'page', () => true),
    });
    this.#ends.push(() => {
      window.removeEventListener('error', onError);
      process.off('unhandledRejection', rejected);
      for (const spy of spies) spy.mockRestore();
    });
  }

  /** The page of a new household, whose sandbox is empty already, is opened. */
  openThere(address: string): Promise<void> {
    return this.#open(address, {}, null);
  }

  /** The page leads to another address by itself, as one of its links would. */
  async goTo(address: string): Promise<void> {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    await this.time.settle();
  }

  /** The page is gone without a word. */
  end(): void {
    this.wire.cut();
    this.#root?.unmount();
    this.household.stop();
    for (const end of this.#ends.splice(0)) end();
    document.body.replaceChildren();
  }

  /** The page is loaded anew where it is; all that it did not keep is gone. */
  reload(): Promise<void> {
    const { pathname, search } = window.location;
    return this.load(`${pathname}${search}`);
  }

  /** Another address is loaded in its place, as by coming back to this site. */
  async load(address: string): Promise<void> {
    this.#root?.unmount();
    this.household.stop();
    for (const end of this.#ends.splice(0)) end();
    await this.#load(address, null, null);
  }

  /** Once what the page keeps has been kept. */
  async standing(): Promise<Standing> {
    await this.time.pass(1_500);
    return {
      address: `${window.location.pathname}${window.location.search}`,
      came: window.history.state as unknown,
      state: this.state,
      storage: storedNow(),
      kept: [...this.sandbox.kept],
      at: Date.now(),
    };
  }

  get state(): JourneyState {
    return selectJourney(this.household.store.getState());
  }

  get journey(): CompiledJourney {
    return this.#options.journey;
  }

  get step(): string {
    return this.state.progress.step ?? '';
  }

  get view(): StepView {
    return this.household.engine.view(this.state, this.step);
  }

  at(path: string): Json {
    return getPath(this.state.answers, path);
  }

  async send(event: JourneyEvent): Promise<void> {
    this.household.dispatchEvent(event);
    await this.time.settle();
  }
}

/** What the device keeps, by key. */
export const storedNow = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Array.from({ length: window.localStorage.length }, (_, index) => {
      const key = window.localStorage.key(index) ?? '';
      return [key, window.localStorage.getItem(key) ?? ''];
    }),
  );

const said = (what: unknown): string =>
  what instanceof Error ? (what.stack ?? what.message) : String(what);

function visitorIn(storage: Readonly<Record<string, string>>): string {
  const key = Object.keys(storage).find((one) => one.endsWith('.visitor'));
  return storage[key ?? ''] ?? 'visitor-of-the-matrix';
}

/** The window, as the page is given it: its calls go to the wire, its ways to other sites are noted. */
function pageWindow(visit: Visit, telemetry: string | undefined): Window {
  const { location } = window;
  const own: Partial<Record<keyof Window, unknown>> = {
    fetch: (address: string, init: RequestInit) => {
      if (address !== telemetry) return visit.wire.fetch(address, init);
      visit.told.push(init.body as string);
      return Promise.resolve(new Response(null, { status: 204 }));
    },
    location: {
      get origin() {
        return location.origin;
      },
      get pathname() {
        return location.pathname;
      },
      assign: (address: string) => visit.left.push(address),
    },
  };
  return new Proxy(window, {
    get: (target, key) => {
      if (Object.hasOwn(own, key)) return own[key as keyof Window];
      const value = Reflect.get(target, key, target) as unknown;
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
