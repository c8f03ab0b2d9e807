import { type ApiClient, type ApiClientOptions, createApiClient } from '../../src/api';
import { leaveTo } from '../../src/app/routing/navigation';
import { todayIn } from '../../src/app/today';
import type {
  Engine,
  FormEngine,
  JourneyEvent,
  JourneyState,
  JsonObject,
  StepView,
} from '../../src/engine';
import type { CompiledJourney, CompiledStep } from '../../src/journey';
import {
  browserEnvironment,
  createJourneyStore,
  deviceStorage,
  type Environment,
  type JourneyStore,
  selectJourney,
  visitorOf,
} from '../../src/state';
import type { FilesHost } from '../../src/state/files';
import { engineOf, type PreparedJourney, wholeOf } from '../journey-data';
import type { Brand } from './brand';
import { memoryStorage } from './memory-storage';

/** What a visit is made of. */
export interface VisitOptions {
  readonly journey: PreparedJourney;
  readonly brand: Brand;
  /** The address that all calls begin with: `/api`, or another origin's. */
  readonly partner: string;
  /** How calls are made; the browser's `fetch` without it. */
  readonly fetch?: ApiClientOptions['fetch'];
  /** Laid over the settings of journey and brand. */
  readonly settings?: JsonObject;
  /**
   * Where the visit is kept, so that a reload takes it up again: `localStorage`, say. It gets what
   * the journey allows to be kept and nothing else. Without it nothing outlasts the page.
   */
  readonly storage?: Storage;
  /** Hears of each step that is entered, the first one as soon as there is a visit. */
  readonly onStep?: (step: string, parameters: Readonly<Record<string, string>>) => void;
  /** Milliseconds that a call may take; 30,000 without it. */
  readonly timeoutMs?: number;
}

/** One visit to a journey: its state, and what changes it. */
export interface Visit {
  readonly engine: FormEngine;
  readonly brand: Brand;
  /** The same object until something happens. */
  readonly state: () => JourneyState;
  /** Id of the step that the person is at. */
  readonly step: () => string;
  /** What that step looks like; what did not change in it is the same object as before. */
  readonly view: () => StepView;
  /** Says what happened. One that does not fit the state changes nothing; none throws. */
  readonly send: (event: JourneyEvent) => void;
  /** Is told after each change; the result ends that. */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Leads to a step as a link would. One that may not be entered yet leads to where the journey says.
   * @throws Error for a step that the journey does not have
   */
  readonly goTo: (step: string, parameters?: Readonly<Record<string, string>>) => void;
  /**
   * Begins anew, and removes what is kept; with `keepNumbers` not what is needed to go on asking about
   * a call that must be done once and is not settled.
   */
  readonly clear: (how?: 'everything' | 'keepNumbers') => void;
  /** Begins to make calls and to keep the visit; `JourneyPage` does so itself, for as long as it is drawn. */
  readonly start: () => void;
  /** Gives up calls that are under way, but for those that must be done once. */
  readonly stop: () => void;
}

/** What the page has of a visit beside it. */
export interface Running {
  readonly engine: Engine;
  readonly journey: CompiledJourney;
  readonly store: JourneyStore;
  readonly environment: Environment;
  readonly files: FilesHost;
}

const runs = new WeakMap<Visit, Running>();

/** @throws Error for what `createVisit` has not made */
export function runningOf(visit: Visit): Running {
  const running = runs.get(visit);
  if (running === undefined) throw new Error('A visit is made by createVisit.');
  return running;
}

/**
 * Begins a visit to a journey, or takes it up again where `storage` has it. It calls nobody and keeps
 * nothing before it is started.
 *
 * @throws Error for a journey with a step that is no form (`screen`), or with a panel of its own beside
 * one: these are code of the product that the package comes from
 */
export function createVisit(options: VisitOptions): Visit {
  const { brand, onStep = () => undefined } = options;
  const journey = wholeOf(options.journey.data);
  for (const step of journey.steps) refuseScreens(step);
  const environment = browserEnvironment(window);
  const engine = engineOf(options.journey);
  const today = () => todayIn(journey.timeZone, new Date(environment.now()));
  const enter = (step: string, parameters: Readonly<Record<string, string>>, restored = false) => {
    store.dispatchEvent({ type: 'stepEntered', step, parameters, today: today(), restored });
  };
  const calling = callingOf(options, environment);
  const store = storeOf(options, calling, engine, today(), (step, parameters) => {
    // What is planned beside it comes first.
    queueMicrotask(() => enter(step, parameters));
  });
  const state = () => selectJourney(store.store.getState());
  const step = () => state().progress.step ?? journey.entry;
  const { parameters } = state().progress;
  if (store.dropped) store.dispatchEvent({ type: 'snapshotDropped' });
  enter(step(), store.restored ? parameters : {}, store.restored);
  let told: string | null = null;
  const tell = () => {
    const at = state().progress;
    const place = JSON.stringify([at.step, at.parameters]);
    if (place === told || at.step === null) return;
    told = place;
    onStep(at.step, at.parameters);
  };
  store.store.subscribe(tell);
  tell();
  const visit: Visit = {
    ...{ engine, brand, state, step },
    view: () => engine.view(state(), step()),
    send: store.dispatchEvent,
    subscribe: (listener) => store.store.subscribe(listener),
    goTo: (id, given = {}) => {
      if (!journey.steps.some((each) => each.id === id))
        throw new Error(`The journey has no step \`${id}\`.`);
      enter(id, given);
    },
    clear: (how) => {
      store.clearDetails(how);
      enter(journey.entry, {});
    },
    start: store.start,
    stop: store.stop,
  };
  const files: FilesHost = {
    ...{ api: calling.api, engine, state, send: store.dispatchEvent },
    calls: () => journey.calls,
    subscribe: (listener) => store.store.subscribe(listener),
    ...(options.fetch !== undefined && { fetch: options.fetch }),
  };
  runs.set(visit, { engine, journey, store, environment, files });
  return visit;
}

interface Calling {
  readonly api: ApiClient;
  readonly environment: Environment;
  readonly storage: ReturnType<typeof memoryStorage>;
  readonly visitor: () => string;
}

function callingOf(
  { journey, storage: kept, ...options }: VisitOptions,
  environment: Environment,
): Calling {
  const { id, token = null } = wholeOf(journey.data);
  const storage = kept === undefined ? memoryStorage() : deviceStorage(() => kept);
  const visitor = visitorOf(id, storage, environment.random);
  const api = createApiClient({
    baseUrl: options.partner,
    fetch: options.fetch ?? ((address, init) => window.fetch(address, init)),
    operations: journey.operations,
    validators: journey.answers,
    timeoutMs: options.timeoutMs ?? 30_000,
    schedule: environment.schedule,
    token,
    visitor,
    onFault: environment.reportError,
  });
  return { api, environment, storage, visitor };
}

function storeOf(
  { journey: prepared, brand, settings = {} }: VisitOptions,
  { visitor, ...calling }: Calling,
  engine: Engine,
  today: string,
  navigate: (step: string, parameters: Readonly<Record<string, string>>) => void,
): JourneyStore {
  const { origin } = window.location;
  return createJourneyStore({
    ...{ engine, navigate, ...calling },
    journey: wholeOf(prepared.data),
    given: { today, settings: { ...brand.settings, ...settings, visitorId: visitor(), origin } },
    leave: leaveTo(window),
    holdsPage: (state) => {
      const { step, sending } = state.progress;
      if (Object.keys(sending).length > 0) return true;
      return step !== null && engine.view(state, step).commits.some(({ holdPage }) => holdPage);
    },
  });
}

/** Panels that the page itself has. */
const ownPanels: readonly string[] = ['outline', 'assurances'];

function refuseScreens({ id, screen, aside }: CompiledStep): void {
  const other = screen ?? aside.find((name) => !ownPanels.includes(name)) ?? null;
  if (other === null) return;
  throw new Error(`The step \`${id}\` needs \`${other}\`, which is no part of this package.`);
}
