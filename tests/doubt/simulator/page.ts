import { operations, validators as atStart } from 'virtual:api-contract';
import { validators as onDemand } from 'virtual:api-contract/answers';
import { brand } from 'virtual:brand';
import { createApiClient, type ApiClient, type CallResult } from '../../../src/api';
import type { JourneyState, Json } from '../../../src/engine';
import { createJourneyStore, type Environment, type JourneyStore } from '../../../src/state';
import { browserLocks } from '../../../src/state/environment/browser-environment';
import type { Shipped } from '../../unit/shipped';
import type { Browser } from './browser';
import { PageLocks } from './lock-manager';
import { pageFetch, type FetchWitness } from './page-fetch';
import { PageLife } from './page-life';
import type { StorageChange, TabStorage } from './shared-storage';
import { manualOccurrence, signalOf, type Occurring } from './signal';

/** One load of one page, and everything of it that ends with it. */
export interface Page {
  readonly life: PageLife;
  readonly store: JourneyStore;
  readonly storage: TabStorage;
  readonly wire: ReturnType<typeof pageFetch>;
  /** The page's sight changed; it came back from the cache. */
  readonly changed: { readonly sight: () => void; readonly shown: () => void };
}

export interface PageWitness extends FetchWitness {
  /** A question ended, as the page heard it; milliseconds of the run. */
  readonly asked: (body: Json, leftAt: number, answer: 'yes' | 'no' | 'failed') => void;
}

export interface PageOptions {
  readonly shipped: Shipped;
  readonly browser: Browser;
  readonly tab: string;
  /** Names this load among all. */
  readonly load: string;
  /** Milliseconds until it sees what another tab wrote. */
  readonly late: number;
  /** Has locks; where not, the lease stands in. */
  readonly hasLocks: boolean;
  readonly witness: PageWitness;
  readonly onError: (error: unknown) => void;
  readonly isHidden: () => boolean;
  readonly navigate: (step: string, parameters: Readonly<Record<string, string>>) => void;
  /** Never the same twice. */
  readonly random: () => string;
  /** What it knows already; left out for what the device holds. */
  readonly initial: JourneyState | undefined;
}

/** The real store, sagas and client, over a browser that the test moves. */
export function openPage(options: PageOptions): Page {
  const { browser, tab, load, late, hasLocks, witness, onError, shipped, initial } = options;
  const life: PageLife = new PageLife(browser.time, () => {
    browser.storage.close(storage);
    browser.locks.drop(load);
    endConnection();
  });
  const storageEvents = manualOccurrence<string | null>();
  const hear = ({ key }: StorageChange): void => {
    life.happen(() => storageEvents.happen(key));
  };
  const storage = browser.storage.open(tab, late, hear, () => life.touch());
  const visible = signalOf(() => !options.isHidden());
  const online = signalOf(() => browser.isOnline);
  const endConnection = browser.onConnection(() => life.happen(online.changed));
  const pageShown: Occurring<void> = manualOccurrence();
  const environment: Environment = {
    now: () => browser.now(),
    elapsed: () => browser.time.now,
    schedule: (work, ms) => life.schedule(work, ms),
    whenIdle: (work) => life.schedule(work, 0),
    visible,
    online,
    pageShown,
    storageEvents,
    locks: hasLocks
      ? browserLocks({ locks: new PageLocks(browser.locks, load, () => life.touch()) })
      : null,
    holdPage: () => () => undefined,
    random: options.random,
    reportError: (error) => {
      if (life.isThere) onError(error);
    },
  };
  const wire = pageFetch(browser, life, witness);
  const { engine, journey } = shipped;
  const store = createJourneyStore({
    engine: initial === undefined ? engine : { ...engine, restore: () => initial },
    journey,
    api: askedAbout(clientOf(browser, wire.fetch, environment), browser, life, witness),
    storage,
    environment,
    navigate: (step, parameters) => {
      queueMicrotask(() => life.happen(() => options.navigate(step, parameters)));
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

function clientOf(
  browser: Browser,
  fetch: (address: string, init: RequestInit) => Promise<Response>,
  { schedule }: Environment,
): ApiClient {
  return createApiClient({
    baseUrl: '/api',
    token: { operation: 'token', visitor: 'uid', answer: 'token' },
    fetch,
    operations,
    validators: atStart,
    moreValidators: () =>
      browser.hasCode && browser.isOnline
        ? Promise.resolve(onDemand)
        : Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
    timeoutMs: 20_000,
    schedule,
    visitor: () => 'visitor-1',
  });
}

/** The same client; how each question ended is told. */
const askedAbout = (
  api: ApiClient,
  browser: Browser,
  life: PageLife,
  witness: PageWitness,
): ApiClient => ({
  ...api,
  call: async (call, signal, how) => {
    const leftAt = browser.time.now;
    const result = await api.call(call, signal, how);
    if (call.operation === 'alreadySwitched' && life.isThere)
      witness.asked(call.body, leftAt, saidBy(result));
    return result;
  },
});

/** What the partner answered to the question whether it is done (CALL-37). */
function saidBy(result: CallResult): 'yes' | 'no' | 'failed' {
  if (!result.ok) return 'failed';
  if (result.answer === false) return 'no';
  return result.answer === null || result.answer === 0 || result.answer === '' ? 'failed' : 'yes';
}
