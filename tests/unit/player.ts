import type {
  CallEffect,
  Effect,
  Failure,
  JourneyEvent,
  JourneyState,
  Json,
  JsonObject,
  SectionView,
  StepView,
} from '../../src/engine';
import { now, obligingly } from '../../src/engine/testing';
import { answers } from './partner-answers';
import type { Shipped } from './shipped';

export const today = '2026-09-01';

/** Plays one household through a journey without a browser; the partner answers when told to. */
export class Player {
  readonly shipped: Shipped;
  state: JourneyState;
  /** Calls in flight. */
  pending: readonly CallEffect[] = [];
  /** Every call that was ever planned, in order. */
  readonly made: CallEffect[] = [];

  constructor(shipped: Shipped) {
    this.shipped = shipped;
    this.state = shipped.engine.start({ today, settings: {} });
    this.enter('currentTariff');
  }

  get step(): string {
    return this.state.progress.step ?? '';
  }

  get view(): StepView {
    return this.shipped.engine.view(this.state, this.step);
  }

  enter(step: string): void {
    this.send({ type: 'stepEntered', step, parameters: {}, today, restored: false });
  }

  send(event: JourneyEvent): void {
    const { state, effects } = this.shipped.engine.apply(this.state, event);
    this.state = state;
    for (const effect of effects) this.#begin(effect);
    for (const answer of obligingly(this.state, effects)) this.send(answer);
  }

  #begin(effect: Effect): void {
    if (effect.type === 'navigate') this.enter(effect.step);
    if (effect.type === 'abort')
      this.pending = this.pending.filter(({ request }) => request !== effect.request);
    if (effect.type !== 'call') return;
    this.made.push(effect);
    if (!effect.silent) this.pending = [...this.pending, effect];
  }

  /** As a person answers; `null` empties the field. */
  answer(section: string, fields: JsonObject): this {
    for (const [field, value] of Object.entries(fields)) {
      this.send({ type: 'fieldAnswered', section, field, value });
      this.send({ type: 'fieldLeft', section, field });
    }
    return this;
  }

  press(section: string, action: string): this {
    this.send({ type: 'actionPressed', section, action });
    return this;
  }

  continue(section: string): this {
    this.send({ type: 'sectionContinued', section });
    return this;
  }

  open(section: string): this {
    this.send({ type: 'sectionOpened', section });
    return this;
  }

  #take(operation: string): CallEffect {
    const call = this.pending.find((one) => one.operation === operation);
    if (call === undefined) throw new Error(`Nothing waits for an answer of ${operation}.`);
    this.pending = this.pending.filter((one) => one !== call);
    return call;
  }

  /** The oldest call of that operation is answered; its body. */
  reply(operation: string, answer: Json = answers[operation] ?? null): JsonObject {
    const call = this.#take(operation);
    this.send({ type: 'callSucceeded', request: call.request, answer, at: now(this.state) });
    return call.body as JsonObject;
  }

  fail(operation: string, status = 503): this {
    const failure: Failure = { kind: 'http', status, message: null };
    this.send({
      type: 'callFailed',
      request: this.#take(operation).request,
      failure,
      at: now(this.state),
    });
    return this;
  }

  /** Every call in flight is answered as the partner usually does, and those that follow. */
  settle(others: Readonly<Record<string, Json>> = {}): this {
    for (let call = this.pending[0]; call !== undefined; call = this.pending[0])
      this.reply(call.operation, others[call.operation] ?? answers[call.operation] ?? null);
    return this;
  }

  /** Operations called since the start, silent ones left out. */
  get operations(): readonly string[] {
    return this.made.filter(({ silent }) => !silent).map(({ operation }) => operation);
  }

  section(id: string): SectionView {
    const found = this.view.sections.find((section) => section.id === id);
    if (found === undefined) throw new Error(`The section ${id} is not on the page.`);
    return found;
  }

  isAsked(section: string): boolean {
    return this.view.outline.some((item) => item.section === section);
  }

  error(section: string, field: string): string | null {
    return this.section(section).fields[field]?.error ?? null;
  }

  /** An answer by its dotted path. */
  at(path: string): Json {
    return path.split('.').reduce<Json>((value, key) => {
      const object = value as JsonObject | null;
      return object?.[key] ?? null;
    }, this.state.answers);
  }

  fact(name: string): Json {
    return this.shipped.engine.evaluate(this.state, { var: `facts.${name}` });
  }
}
