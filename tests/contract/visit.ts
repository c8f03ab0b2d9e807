import type {
  CallEffect,
  Effect,
  JourneyEvent,
  JourneyState,
  Json,
  JsonObject,
} from '../../src/engine';
import { now, obligingly } from '../../src/engine/testing';
import { shipped } from '../unit/shipped';
import { openPartner, type Partner, type Seen } from './partner';

const { engine } = shipped();

const today = '2026-09-01';

/** What differs from a household of the shipped brand, today. */
export interface Given {
  readonly settings?: JsonObject;
  /** The partner's own day. */
  readonly partnersDay?: string;
  /** Makes another answer of a good one. */
  readonly says?: (seen: Seen) => Json;
  /** What the address of the first step says that is compared. */
  readonly comparisonType?: string;
}

/**
 * One household in the shipped journey; each call that the engine plans goes through the real
 * client to the real sandbox before anything else happens.
 */
export class Visit {
  readonly partner: Partner;
  state: JourneyState;
  #planned: readonly CallEffect[] = [];
  /** Seconds that each timer was asked to wait. */
  #timers: Readonly<Record<string, number>> = {};

  private constructor({ settings = {}, partnersDay = today, says }: Given) {
    this.partner = openPartner(partnersDay, says);
    const own = { referralBranch: 'FERNHILL', visitorId: 'visitor-1' };
    this.state = engine.start({ today, settings: { ...own, ...settings } });
  }

  static async begin(given: Given = {}): Promise<Visit> {
    const visit = new Visit(given);
    await visit.partner.api.refreshToken();
    const { comparisonType = 'home-energy' } = given;
    return visit.enter('currentTariff', { comparisonType });
  }

  async enter(step: string, parameters: Readonly<Record<string, string>> = {}): Promise<this> {
    return this.send({ type: 'stepEntered', step, parameters, today, restored: false });
  }

  async send(event: JourneyEvent): Promise<this> {
    this.#apply(event);
    for (let call = this.#planned[0]; call !== undefined; call = this.#planned[0]) {
      this.#planned = this.#planned.slice(1);
      await this.#make(call);
    }
    return this;
  }

  async #make(call: CallEffect): Promise<void> {
    const { request } = call;
    const result = await this.partner.api.call(call, new AbortController().signal);
    if (call.silent) return;
    const at = now(this.state);
    if (result.ok) this.#apply({ type: 'callSucceeded', request, answer: result.answer, at });
    else this.#apply({ type: 'callFailed', request, failure: result.failure, at });
  }

  #apply(event: JourneyEvent): void {
    const { state, effects } = engine.apply(this.state, event);
    this.state = state;
    for (const effect of effects) this.#begin(effect);
    for (const answer of obligingly(this.state, effects)) this.#apply(answer);
  }

  #begin(effect: Effect): void {
    if (effect.type === 'navigate') {
      const { step, parameters } = effect;
      this.#apply({ type: 'stepEntered', step, parameters, today, restored: false });
    } else if (effect.type === 'abort') {
      this.#planned = this.#planned.filter(({ request }) => request !== effect.request);
    } else if (effect.type === 'wait') {
      this.#timers = { ...this.#timers, [effect.timer]: effect.seconds };
    } else if (effect.type === 'call') this.#planned = [...this.#planned, effect];
  }

  /** Every timer that was asked for by now ends. */
  async pass(): Promise<this> {
    const ended = Object.entries(this.#timers);
    this.#timers = {};
    const heard = { online: true, at: now(this.state) } as const;
    for (const [timer, seconds] of ended) {
      await this.send({ type: 'waited', timer, seconds, ...heard });
    }
    return this;
  }

  /** As on another device: nothing is known of a switch. */
  async forget(): Promise<this> {
    const heard = { ledger: {}, kept: true, lockIsFree: true, at: now(this.state) } as const;
    return this.send({ type: 'ledgerRead', cause: 'cleared', ...heard });
  }

  /** What a device keeps of it. */
  get kept(): Json {
    return engine.snapshot(this.state);
  }

  read(path: string): Json {
    return engine.evaluate(this.state, { var: path });
  }

  get step(): string {
    return this.state.progress.step ?? '';
  }

  /** As a person answers, then goes on to the next section where there is a Continue. */
  async answer(section: string, fields: JsonObject): Promise<this> {
    for (const [field, value] of Object.entries(fields)) {
      await this.send({ type: 'fieldAnswered', section, field, value });
      await this.send({ type: 'fieldLeft', section, field });
    }
    return this;
  }

  async press(section: string, action: string): Promise<this> {
    return this.send({ type: 'actionPressed', section, action });
  }

  async goOn(...sections: readonly string[]): Promise<this> {
    for (const section of sections) await this.send({ type: 'sectionContinued', section });
    return this;
  }

  async submit(): Promise<this> {
    return this.send({ type: 'stepSubmitted', step: this.step });
  }

  /** What the field says is wrong with it. */
  error(section: string, field: string): string | null {
    const drawn = engine.section(this.state, this.step, section);
    return drawn?.fields[field]?.error ?? null;
  }

  /** Why a sequence failed, as the page says it; null while it has not. */
  failure(sequence: string): string | null {
    return this.state.progress.runs[sequence]?.message ?? null;
  }

  /** What was kept of a lookup that ended well. */
  lookup(name: string): Json {
    const entry = this.state.lookups[name];
    if (entry?.status !== 'ready') throw new Error(`${name} was not looked up.`);
    return entry.data;
  }

  /** Requests of one call that the server saw, in order. */
  all(operation: string): readonly Seen[] {
    return this.partner.seen.filter((one) => one.operation === operation);
  }

  /** The last of them. */
  last(operation: string): Seen {
    const found = this.all(operation).at(-1);
    if (found === undefined) throw new Error(`${operation} was never called.`);
    return found;
  }
}
