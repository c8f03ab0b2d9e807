import { operations, validators as atStart } from 'virtual:api-contract';
import { validators as onDemand } from 'virtual:api-contract/answers';
import { brand } from 'virtual:brand';
import { createApiClient } from '../../src/api';
import {
  getPath,
  type JourneyEvent,
  type JourneyState,
  type Json,
  type StepView,
} from '../../src/engine';
import { createJourneyStore, selectBusy, selectJourney, type JourneyStore } from '../../src/state';
import { manualEnvironment } from '../../src/state/testing/manual-environment';
import { memoryStorage } from '../../src/state/testing/memory-storage';
import type { Shipped } from '../unit/shipped';
import { createFakePartner, rightAnswer, type Asked } from './fake-partner';
import { homeOf } from './homes';

const today = '2026-09-01';
const given = { today, settings: { ...brand.settings, visitorId: 'visitor-1' } };

/** The pause between the lock and the first call. */
const afterLockMs = 250;

/** Until nothing can go on any more without an answer or time. */
export const calm = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

function pathOf({ journey }: Shipped, section: string, field: string): string {
  const sections = journey.steps.flatMap((step) => step.sections);
  const found = sections
    .find(({ id }) => id === section)
    ?.fields.find(({ name }) => name === field);
  return found?.path ?? '';
}

interface Way {
  readonly step: string;
  readonly parameters: Readonly<Record<string, string>>;
}

/** One household's visit: the shipped journey, the real store, sagas and client; time and partner in the test's hands. */
export class Visit {
  readonly shipped: Shipped;
  readonly environment = manualEnvironment();
  readonly storage = memoryStorage();
  readonly partner = createFakePartner(
    () => homeOf(getPath(this.state.answers, 'address.id'))?.number ?? 0,
  );
  /** Pages that the journey led to and the household has not come to yet. */
  ways: readonly Way[] = [];
  /** What happened, for a schedule that went wrong. */
  readonly log: unknown[] = [];
  /** What the household itself answered since it chose its address, by the path that it is kept at. */
  readonly said = new Map<string, readonly Json[]>();
  #store: JourneyStore;

  constructor(shipped: Shipped) {
    this.shipped = shipped;
    this.#store = this.#open();
    this.#store.start();
    this.send({ type: 'startedAnew' });
    this.enter('currentTariff');
  }

  #open(): JourneyStore {
    const { engine, journey } = this.shipped;
    const { environment, storage, partner } = this;
    const api = createApiClient({
      baseUrl: '/api',
      token: { operation: 'token', visitor: 'uid', answer: 'token' },
      fetch: partner.fetch,
      operations,
      validators: { ...atStart, ...onDemand },
      timeoutMs: 20_000,
      schedule: environment.schedule,
      visitor: () => 'visitor-1',
    });
    const navigate = (step: string, parameters: Way['parameters']): void => {
      this.ways = [...this.ways, { step, parameters }];
    };
    return createJourneyStore({ engine, journey, api, storage, environment, navigate, given });
  }

  get state(): JourneyState {
    return selectJourney(this.#store.store.getState());
  }

  get isBusy(): boolean {
    return selectBusy(this.#store.store.getState());
  }

  get step(): string {
    return this.state.progress.step ?? '';
  }

  get view(): StepView {
    return this.shipped.engine.view(this.state, this.step);
  }

  at(path: string): Json {
    return getPath(this.state.answers, path);
  }

  send(event: JourneyEvent): void {
    this.log.push(event);
    const before = this.at('address.id');
    this.#store.dispatchEvent(event);
    if (event.type === 'fieldAnswered') this.#hear(event);
    if (this.at('address.id') !== before) this.said.clear();
  }

  #hear({ section, field, value }: Extract<JourneyEvent, { type: 'fieldAnswered' }>): void {
    const path = pathOf(this.shipped, section, field);
    if (section !== 'yourHome') this.said.set(path, [...(this.said.get(path) ?? []), value]);
  }

  /** What stands there now is what the household said. */
  heard(path: string): void {
    this.said.set(path, [...(this.said.get(path) ?? []), this.at(path)]);
  }

  enter(step: string, parameters: Way['parameters'] = {}, restored = false): void {
    this.send({ type: 'stepEntered', step, parameters, today, restored });
  }

  /** Comes to the page that the journey led to. */
  arrive(): void {
    const [way, ...later] = this.ways;
    this.ways = later;
    if (way !== undefined) this.enter(way.step, way.parameters);
  }

  answer(section: string, field: string, value: Json): void {
    this.send({ type: 'fieldAnswered', section, field, value });
    this.send({ type: 'fieldLeft', section, field });
  }

  /** The page is loaded anew: what was on its way is given up, what is on the device taken up. */
  reload(): void {
    this.log.push('RELOAD');
    const { step, parameters } = this.state.progress;
    this.#store.stop();
    this.#store = this.#open();
    this.#store.start();
    this.ways = [];
    if (step !== null) this.enter(step, parameters, this.#store.restored);
  }

  /** The partner answers one request. */
  reply(asked: Asked, status = 200, text: string = JSON.stringify(rightAnswer(asked))): void {
    this.log.push(`${asked.operation} ${status} ${text.slice(0, 90)}`);
    asked.answer(status, text);
  }

  /** Everything is answered well, what comes of it too. */
  async settle(): Promise<void> {
    for (let left = 200; left > 0; left -= 1) {
      await calm();
      const [asked] = this.partner.waiting;
      if (asked !== undefined) this.reply(asked);
      else if (this.state.commits.chain?.phase === 'locking') {
        await this.environment.pass(afterLockMs);
      } else return;
    }
  }

  /** The same, and the household goes where it is led. */
  async follow(): Promise<void> {
    await this.settle();
    while (this.ways.length > 0) {
      this.arrive();
      await this.settle();
    }
  }

  /** Requests of an operation that were sent, in order. */
  sent(operation: string): readonly Asked[] {
    return this.partner.sent.filter((asked) => asked.operation === operation);
  }

  stop(): void {
    this.#store.stop();
  }
}
