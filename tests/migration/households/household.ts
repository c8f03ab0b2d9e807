/** One household that lives through the journey as it was and as it is. */
import type { CallEffect } from '../../../src/engine';
import { isList, list, object, own, string } from '../../semantics/json';
import { at } from '../../semantics/interpreter/values';
import type { Effect, Event, Json, JsonObject } from '../../semantics/subject';
import { answerOf, type Home } from '../../walks/partner';
import { typed } from '../../walks/typed';
import type { Draw } from '../../walks/walker';
import { differences, type Difference } from './differences';
import { interpreter } from '../../semantics/interpreter-subject';
import { today, type Visit } from './journeys';

type Call = Extract<Effect, { call: string }>;
interface Side {
  visit: Visit;
  waiting: readonly Call[];
  planned: readonly Effect[];
}

const withoutNumbers = (effects: readonly Effect[]): Json =>
  effects.map((effect) => ({ ...effect, ...('number' in effect && { number: null }) }));

/** What differs after an event that a household has lived through. */
export type Hears = (differences: readonly Difference[], household: Household) => void;

export class Household {
  readonly log: Event[] = [];
  private readonly then: Side;
  private readonly now: Side;
  private readonly home: Home;
  private readonly draw: Draw;
  private readonly hears: Hears;
  private view: JsonObject = {};

  /** @param hears of what differs, after each event. */
  constructor([then, now]: readonly [Visit, Visit], home: Home, draw: Draw, hears: Hears) {
    this.then = { visit: then, waiting: [], planned: [] };
    this.now = { visit: now, waiting: [], planned: [] };
    this.home = home;
    this.draw = draw;
    this.hears = hears;
    this.enter('currentTariff', {});
  }

  private enter(step: string, parameters: Readonly<Record<string, string>>): void {
    this.both({ is: 'enter', step, parameters, today, restored: false });
  }

  private apply(side: Side, event: Event): void {
    const { visit, effects } = interpreter.apply(side.visit, event);
    side.visit = visit;
    side.planned = effects;
    for (const effect of effects) {
      if ('abort' in effect)
        side.waiting = side.waiting.filter(({ call }) => call !== effect.abort);
      else if ('call' in effect) side.waiting = [...side.waiting, effect];
    }
  }

  /** What happens to both; a way that both plan is gone. */
  private both(event: Event, before: Event | null = event): void {
    this.log.push(event);
    this.then.planned = [];
    if (before !== null) this.apply(this.then, before);
    this.apply(this.now, event);
    const [then, now] = [interpreter.view(this.then.visit), interpreter.view(this.now.visit)];
    this.view = object(now);
    const planned = this.now.planned;
    const [were, are] = [this.then.planned, planned].map(withoutNumbers);
    this.hears(
      [...differences(then, now, 'view'), ...differences(were ?? null, are ?? null, 'effects')],
      this,
    );
    const way = planned.find((effect) => 'navigate' in effect);
    if (way !== undefined && 'navigate' in way)
      this.enter(way.navigate, object(way.parameters) as Readonly<Record<string, string>>);
  }

  /** The partner answers a call that both have made, or fails. */
  private reply(fails: boolean): void {
    const call = this.pick(this.now.waiting);
    if (call === undefined) return;
    const isSame = (one: Call): boolean => one.call === call.call && one.as === call.as;
    const place = this.now.waiting.filter(isSame).indexOf(call);
    const other = this.then.waiting.filter(isSame)[place];
    this.now.waiting = this.now.waiting.filter((one) => one !== call);
    this.then.waiting = this.then.waiting.filter((one) => one !== other);
    const asked = { operation: call.call, body: call.body, request: call.number };
    const end = (number: number): Event =>
      fails
        ? { is: 'fails', call: number, failure: { kind: 'http', status: 503, message: null } }
        : { is: 'succeeds', call: number, answer: answerOf(this.home, asked as CallEffect) };
    this.both(end(call.number), other === undefined ? null : end(other.number));
  }

  private pick<Item>(items: readonly Item[]): Item | undefined {
    return items[this.draw(items.length)];
  }

  get step(): string {
    return string(own(this.view, 'step'));
  }

  /** Sections that are drawn open, drafts of items and the dialog among them. */
  private open(): readonly JsonObject[] {
    const dialog = string(at(this.view, 'dialog.section'));
    const all = list(own(this.view, 'sections'))
      .map(object)
      .filter((one) => one['open'] === true);
    return dialog === '' ? all : all.filter(({ id }) => id === dialog);
  }

  private value(section: string, field: JsonObject): Json {
    const { options = null, bounds = null, id = null } = field;
    const sensible = this.draw(6) > 0;
    if (!sensible && this.draw(6) === 0) return null;
    if (isList(options))
      return own(
        this.pick(options.filter((one) => own(one, 'available') === true)) ?? null,
        'value',
      );
    if (isList(bounds)) {
      const [min, max] = bounds.map(Number);
      return sensible ? (min ?? 0) + this.draw((max ?? 0) - (min ?? 0) + 1) : (max ?? 0) + 1;
    }
    const values = typed[string(id)];
    if (values !== undefined) return (sensible ? values[0] : this.pick(values)) ?? null;
    const known = this.now.visit.journey.fields.find(
      (one) => one.id === `${section}.${string(id)}`,
    );
    if (known?.shape['type'] === 'boolean') return sensible || this.draw(2) > 0;
    return 'Marsh';
  }

  private answer(section: string, field: JsonObject): void {
    const name = string(own(field, 'id'));
    this.both({ is: 'answer', section, field: name, value: this.value(section, field) });
    if (this.draw(3) > 0) this.both({ is: 'leave', section, field: name });
  }

  /** Something that the page offers. */
  deed(): void {
    const { view } = this;
    const roll = this.draw(100);
    if (this.now.waiting.length > 0 && roll < 75) {
      this.reply(this.draw(25) === 0);
      return;
    }
    const failed = this.open().flatMap((section) =>
      list(own(section, 'lookups')).filter((one) => own(one, 'status') === 'failed'),
    );
    const retried = this.pick(failed);
    if (retried !== undefined && roll < 90) {
      this.both({ is: 'retry', lookup: string(own(retried, 'id')) });
      return;
    }
    const dialog = own(view, 'dialog');
    if (dialog !== null && roll < 90) {
      this.inDialog(object(dialog));
      return;
    }
    if (at(view, 'submit.available') === true && own(view, 'open') === null && roll < 85) {
      this.both({ is: 'submit', step: this.step });
      return;
    }
    if (this.step === 'quoteResults') {
      const payMethod = this.pick(['monthlyDirectDebit', 'cashOrCheque']) ?? '';
      const chosen = { tariffId: '5001', payMethod, switchOption: 'Full' };
      this.both({ is: 'request', sequence: roll < 80 ? 'switchNow' : 'moreInfo', with: chosen });
      return;
    }
    if (roll > 97) {
      this.enter(this.step === 'personalDetails' ? 'quoteResults' : 'currentTariff', {});
      return;
    }
    if (roll > 94) {
      const folded = list(own(view, 'sections')).filter(
        (one) => own(one, 'onPage') === true && own(one, 'open') === false,
      );
      const section = this.pick(folded);
      if (section !== undefined) this.both({ is: 'change', section: string(own(section, 'id')) });
      return;
    }
    this.inSection();
  }

  private rarely(): boolean {
    return this.draw(12) === 0;
  }

  private inDialog(dialog: JsonObject): void {
    const section = string(own(dialog, 'section'));
    const asked = this.fieldsOf(this.open()[0] ?? {}).find(({ id }) => id === dialog['field']);
    if (this.rarely()) this.both({ is: 'dialogClose' });
    else if (typeof dialog['failed'] === 'string')
      this.both({ is: 'retry', lookup: dialog['failed'] });
    else if (asked !== undefined && asked['value'] === null) this.answer(section, asked);
    else this.onward(dialog);
  }

  private onward({ previous = null }: JsonObject): void {
    if (this.rarely() && typeof previous === 'string')
      this.both({ is: 'dialogTo', field: previous });
    else this.both({ is: 'dialogOn' });
  }

  private fieldsOf(section: JsonObject): readonly JsonObject[] {
    return list(own(section, 'fields'))
      .map(object)
      .filter((one) => one['shown'] === true && one['enabled'] === true);
  }

  private inSection(): void {
    const all = this.open();
    const draft = all.find((one) => this.isDraft(one));
    const section = this.draw(4) > 0 ? (draft ?? all[0]) : this.pick(all);
    if (section === undefined) {
      this.both({ is: 'submit', step: this.step });
      return;
    }
    const id = string(own(section, 'id'));
    const host = this.hostOf(section);
    if (own(section, 'verdict') === 'valid' && this.draw(5) > 0) {
      if (host === null) this.both({ is: 'continue', section: id });
      else this.both({ is: 'saveItem', ...host });
      return;
    }
    if (host !== null && this.draw(20) === 0) {
      this.both({ is: 'dismissItem', ...host });
      return;
    }
    const action = this.pick(list(own(section, 'actions')));
    if (action !== undefined && this.draw(5) === 0) {
      this.both({ is: 'press', section: id, action: string(own(action, 'id')) });
      return;
    }
    const fields = this.fieldsOf(section);
    const wrong = fields.filter((field) => list(own(field, 'violations')).length > 0);
    const field = this.pick(wrong.length > 0 && this.draw(6) > 0 ? wrong : fields);
    if (field === undefined) {
      if (action !== undefined)
        this.both({ is: 'press', section: id, action: string(own(action, 'id')) });
      else this.both({ is: 'continue', section: id });
      return;
    }
    if (field['list'] !== null) {
      const place = { section: id, field: string(field['id']) };
      if (at(field, 'list.canAdd') === true) this.both({ is: 'openItem', ...place, index: null });
      else if (at(field, 'list.draft') === true) this.both({ is: 'saveItem', ...place });
      else this.both({ is: 'removeItem', ...place, index: 0 });
      return;
    }
    this.answer(id, field);
  }

  private isDraft(section: JsonObject): boolean {
    return this.hostOf(section) !== null;
  }

  /** The list that a section asks an item of. */
  private hostOf(section: JsonObject): { section: string; field: string } | null {
    const known = this.now.visit.journey.sections.find(({ id }) => id === section['id']);
    const [host] = known?.lists ?? [];
    return host === undefined ? null : { section: host.section.id, field: host.name };
  }
}
