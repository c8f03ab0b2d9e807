import { createApiClient, type ApiClient, type CallResult, type Failure } from '../../../src/api';
import type {
  CommitEvent,
  Engine,
  JourneyEvent,
  JourneyState,
  Json,
  LedgerEntry,
  StepView,
} from '../../../src/engine';
import type { CompiledJourney } from '../../../src/journey';
import {
  createJourneyStore,
  selectClearedElsewhere,
  selectJourney,
  type DeviceStorage,
  type JourneyStore,
} from '../../../src/state';
import { manualEnvironment, type Shared } from '../../../src/state/testing/manual-environment';
import { operations, type Partner } from './partner';

export interface TabOptions {
  readonly journey: CompiledJourney;
  readonly engine: Engine;
  readonly storage: DeviceStorage;
  readonly partner: Partner;
  readonly shared: Shared;
  /** The code that checks the answer of a commit can be fetched. */
  readonly hasCode: () => boolean;
}

type Acted = Extract<CommitEvent, { type: 'commitActed' }>['action'];
type Change = (state: JourneyState) => JourneyState;

const isFine = Object.assign(() => true, {});
const atStart = Object.keys(operations).filter((name) => name !== 'complete');

/** A page of the journey: the real engine, store, sagas and client. */
export class Tab {
  readonly environment;
  readonly #engine: Engine;
  readonly #store: JourneyStore;
  #ways: readonly string[] = [];
  #amendments: readonly Change[] = [];
  #endCall: ((result: CallResult) => void) | null = null;
  /** The call of this operation ends as the test says, not as the partner does. */
  intercepted: string | null = null;
  /** Where the browser is. */
  page = '';
  /** The dialog of Clear is open. */
  isClearing = false;

  constructor({ journey, engine, storage, partner, shared, hasCode }: TabOptions) {
    this.environment = manualEnvironment(undefined, shared);
    this.#engine = engine;
    const client = createApiClient({
      baseUrl: '',
      token: { operation: 'token', visitor: 'uid', answer: 'token' },
      fetch: partner.fetch,
      operations,
      validators: Object.fromEntries(atStart.map((name) => [name, isFine])),
      moreValidators: () =>
        hasCode() ? Promise.resolve({ complete: isFine }) : Promise.reject(new Error('no code')),
      timeoutMs: 20_000,
      schedule: this.environment.schedule,
    });
    this.#store = createJourneyStore({
      engine: {
        ...engine,
        apply: (state, event) => {
          const amended = this.#amendments.reduce((one, change) => change(one), state);
          this.#amendments = [];
          return engine.apply(amended, event);
        },
      },
      journey,
      api: this.#interposed(client),
      storage,
      environment: this.environment,
      navigate: (step) => {
        this.#ways = [...this.#ways, step];
      },
      given: { today: '2026-11-21', settings: {} },
      holdsPage: (state) =>
        this.page !== '' && engine.view(state, this.page).commits.some(({ holdPage }) => holdPage),
    });
    this.#store.start();
  }

  #interposed(client: ApiClient): ApiClient {
    return {
      ...client,
      call: (call, signal, options) =>
        call.operation === this.intercepted
          ? new Promise((resolve) => {
              this.#endCall = resolve;
            })
          : client.call(call, signal, options),
    };
  }

  /** Ends the call that was intercepted. */
  end(kind: Failure['kind']): void {
    this.#endCall?.({ ok: false, failure: { kind, status: 0, message: null } });
    this.#endCall = null;
    this.intercepted = null;
  }

  get restored(): boolean {
    return this.#store.restored;
  }

  get state(): JourneyState {
    return selectJourney(this.#store.store.getState());
  }

  get isClearedElsewhere(): boolean {
    return selectClearedElsewhere(this.#store.store.getState());
  }

  get view(): StepView {
    return this.#engine.view(this.state, this.page);
  }

  get clearing() {
    return this.#engine.clearing(this.state);
  }

  get itemActions(): readonly string[] {
    const item = this.#engine.item(this.state, 'results', { id: 'p' });
    return this.page === 'results' ? (item?.actions ?? []).map(({ id }) => id) : [];
  }

  get entries(): readonly LedgerEntry[] {
    return this.state.commits.ledger['switch'] ?? [];
  }

  entry(subject: string): LedgerEntry | null {
    return this.entries.find((one) => one.subject === subject) ?? null;
  }

  /** From the next event on the journey is in another state than events alone have led to. */
  amend(change: Change): void {
    this.#amendments = [...this.#amendments, change];
  }

  happen(event: JourneyEvent): void {
    this.#store.dispatchEvent(event);
  }

  enter(step: string, restored = false): void {
    this.page = step;
    this.happen({ type: 'stepEntered', step, parameters: {}, today: '2026-11-21', restored });
  }

  answer(section: string, field: string, value: Json): void {
    this.happen({ type: 'fieldAnswered', section, field, value });
  }

  submit(): void {
    this.happen({ type: 'stepSubmitted', step: 'details' });
  }

  act(action: Acted): void {
    const { online, now } = this.environment;
    this.happen({
      type: 'commitActed',
      commit: 'switch',
      action,
      online: online.current(),
      at: now(),
    });
  }

  clear(kind: 'everything' | 'keepNumbers'): void {
    this.#store.clearDetails(kind);
  }

  /** Goes where the journey leads. */
  follow(): void {
    const [step, ...later] = this.#ways;
    if (step === undefined) return;
    this.#ways = later;
    this.enter(step);
    this.follow();
  }

  stop(): void {
    this.#store.stop();
  }
}
