import type {
  CallEffect,
  Engine,
  FieldView,
  JourneyEvent,
  JourneyState,
  Json,
  SectionView,
  StepView,
} from '../../src/engine';
import { now, obligingly } from '../../src/engine/testing';
import { answerOf, type Home } from './partner';
import { typed } from './typed';

/** Nobody can answer what is not drawn. */
const isHidden = ({ uiSchema }: SectionView, { name }: FieldView): boolean =>
  JSON.stringify(uiSchema[name] ?? null).includes('"ui:widget":"hidden"');

const today = '2026-09-01';

export interface Draw {
  /** A whole number from 0 up to, and without, `below`. */
  (below: number): number;
}

/** Hears of each event and the calls that it planned; `leaves` while another page is on its way. */
export type Look = (
  walker: Walker,
  event: JourneyEvent,
  planned: readonly CallEffect[],
  leaves: boolean,
) => void;

/** One household that does whatever the page lets it do. */
export class Walker {
  state: JourneyState;
  waiting: readonly CallEffect[] = [];
  readonly log: string[] = [];

  readonly engine: Engine;
  readonly home: Home;
  readonly draw: Draw;
  readonly #look: Look;

  constructor(engine: Engine, home: Home, draw: Draw, look: Look) {
    this.engine = engine;
    this.home = home;
    this.draw = draw;
    this.#look = look;
    this.state = engine.start({ today, settings: {} });
    this.enter('currentTariff');
  }

  get step(): string {
    return this.state.progress.step ?? '';
  }

  get view(): StepView {
    return this.engine.view(this.state, this.step);
  }

  enter(step: string, restored = false): void {
    this.send({ type: 'stepEntered', step, parameters: {}, today, restored });
  }

  send(event: JourneyEvent): void {
    this.log.push(JSON.stringify(event).slice(0, 160));
    const { state, effects } = this.engine.apply(this.state, event);
    this.state = state;
    const planned: CallEffect[] = [];
    const ways: string[] = [];
    for (const effect of effects) {
      if (effect.type === 'navigate') ways.push(effect.step);
      else if (effect.type === 'abort')
        this.waiting = this.waiting.filter(({ request }) => request !== effect.request);
      else if (effect.type === 'call') {
        planned.push(effect);
        if (!effect.silent) this.waiting = [...this.waiting, effect];
      }
    }
    this.#look(this, event, planned, ways.length > 0);
    for (const answer of obligingly(this.state, effects)) this.send(answer);
    for (const way of ways) this.enter(way);
  }

  reload(): void {
    const stored = JSON.parse(JSON.stringify(this.engine.snapshot(this.state))) as Json;
    const back = this.engine.restore(stored, { today, settings: {} });
    if (back === null) throw new Error('the snapshot was not taken up');
    this.log.push('RELOAD');
    const { step } = this;
    this.state = back;
    this.waiting = [];
    this.enter(step, true);
  }

  reply(fails: boolean): void {
    const call = this.waiting[this.draw(this.waiting.length)];
    if (call === undefined) return;
    this.waiting = this.waiting.filter((other) => other !== call);
    if (fails) {
      this.send({
        type: 'callFailed',
        request: call.request,
        failure: { kind: 'http', status: 503, message: null },
        at: now(this.state),
      });
    } else
      this.send({
        type: 'callSucceeded',
        request: call.request,
        answer: answerOf(this.home, call),
        at: now(this.state),
      });
  }

  settle(): void {
    for (let left = 200; this.waiting.length > 0 && left > 0; left -= 1) this.reply(false);
  }

  pick<Item>(items: readonly Item[]): Item | undefined {
    return items[this.draw(items.length)];
  }

  /** Sections that are drawn open: those of the page, a draft, a dialog. */
  open(): readonly SectionView[] {
    const { view } = this;
    if (view.dialog !== null) return [view.dialog.section];
    const onPage = view.sections.filter(({ status }) => status === 'open');
    const drafts = onPage.flatMap(({ fields }) =>
      Object.values(fields).flatMap(({ list }) => (list?.draft == null ? [] : [list.draft])),
    );
    return [...onPage, ...drafts];
  }

  /** A value that a person could give the field. */
  value(section: string, field: FieldView, sensible: boolean): Json {
    if (!sensible && this.draw(8) === 0) return null;
    if (field.options !== null) {
      const offered = field.options.filter(({ unavailable }) => !unavailable);
      return this.pick(offered)?.value ?? null;
    }
    if (field.bounds !== null) {
      const [min, max] = field.bounds;
      return sensible || this.draw(4) > 0 ? min + this.draw(max - min + 1) : max + 1;
    }
    const values = typed[field.name];
    if (values !== undefined) return (sensible ? values[0] : this.pick(values)) ?? null;
    const schema = this.schemaOf(section, field.name);
    if (schema === 'boolean') return sensible ? true : this.draw(3) > 0;
    return 'Marsh';
  }

  schemaOf(section: string, field: string): Json {
    const found = this.open().find(({ id }) => id === section);
    const properties = found?.schema['properties'];
    const one = (properties as Readonly<Record<string, Json>> | undefined)?.[field];
    return (one as Readonly<Record<string, Json>> | undefined)?.['type'] ?? null;
  }

  answer(section: string, field: FieldView, sensible = false): void {
    this.send({
      type: 'fieldAnswered',
      section,
      field: field.name,
      value: this.value(section, field, sensible),
    });
    if (sensible || this.draw(3) > 0) this.send({ type: 'fieldLeft', section, field: field.name });
  }

  /** Chooses a plan, where plans are shown. */
  choose(): void {
    if (this.step !== 'quoteResults') return;
    const payMethod = this.pick(['monthlyDirectDebit', 'cashOrCheque']) ?? '';
    this.send({
      type: 'sequenceRequested',
      sequence: 'switchNow',
      with: { tariffId: '5001', payMethod, switchOption: 'Full' },
    });
  }

  /** Something that the page offers. */
  deed(): void {
    const { view } = this;
    const roll = this.draw(100);
    if (this.waiting.length > 0 && roll < 40) {
      this.reply(this.draw(12) === 0);
      return;
    }
    if (view.dialog !== null && roll < 70) {
      const { section, field } = view.dialog;
      const asked = field === null ? undefined : section.fields[field];
      if (asked !== undefined && this.draw(3) > 0) this.answer(section.id, asked);
      else if (this.draw(6) === 0) this.send({ type: 'dialogClosed' });
      else if (this.draw(5) === 0 && view.dialog.previous !== null)
        this.send({ type: 'dialogPaged', to: view.dialog.previous });
      else if (view.dialog.failed !== null)
        this.send({ type: 'lookupRetried', lookup: view.dialog.failed.name });
      else this.send({ type: 'dialogContinued' });
      return;
    }
    if (roll < 44) {
      if (this.draw(4) === 0) this.reload();
      return;
    }
    if (roll < 60) {
      const section = this.pick(view.sections);
      if (section === undefined) return;
      if (section.status === 'folded') this.send({ type: 'sectionOpened', section: section.id });
      else this.send({ type: 'sectionContinued', section: section.id });
      return;
    }
    if (roll < 64 && view.submit?.available === true) {
      this.send({ type: 'stepSubmitted', step: this.step });
      return;
    }
    if (roll < 67 && this.step !== 'currentTariff') {
      this.enter(this.step === 'personalDetails' ? 'quoteResults' : 'currentTariff');
      return;
    }
    if (this.step === 'quoteResults') {
      this.choose();
      return;
    }
    const section = this.pick(this.open());
    if (section === undefined) return;
    const failed = section.lookups.filter(({ status }) => status === 'failed');
    const retried = this.pick(failed);
    if (retried !== undefined && this.draw(2) === 0) {
      this.send({ type: 'lookupRetried', lookup: retried.name });
      return;
    }
    const action = this.pick(section.actions);
    if (action !== undefined && roll < 76) {
      this.send({ type: 'actionPressed', section: section.id, action: action.id });
      return;
    }
    const lists = Object.values(section.fields).filter(({ shown, list }) => shown && list !== null);
    const list = this.pick(lists);
    if (list?.list != null && roll < 82) {
      const at = { section: section.id, field: list.name } as const;
      if (list.list.draft === null) {
        const index = list.list.items.length === 0 || this.draw(2) > 0 ? null : 0;
        if (index === 0 && this.draw(3) === 0) this.send({ type: 'itemRemoved', ...at, index });
        else this.send({ type: 'itemOpened', ...at, index });
      } else if (this.draw(4) === 0) this.send({ type: 'itemDismissed', ...at });
      else this.send({ type: 'itemSaved', ...at });
      return;
    }
    const fields = Object.values(section.fields).filter(
      (one) => one.shown && !one.disabled && one.list === null && !isHidden(section, one),
    );
    const field = this.pick(fields);
    if (field !== undefined) this.answer(section.id, field);
  }

  /** Does what the page asks for until the step can be submitted; says where it does not get on. */
  finish(): string | null {
    if (this.view.dialog !== null) this.send({ type: 'dialogClosed' });
    for (let left = 150; left > 0; left -= 1) {
      this.settle();
      const { view } = this;
      // An answer on its way may have led on to a page that asks nothing.
      if (view.submit === null || (view.submit.available && view.open === null)) return null;
      if (view.dialog !== null) {
        const { section, field, failed } = view.dialog;
        const asked = field === null ? undefined : section.fields[field];
        if (failed !== null) this.send({ type: 'lookupRetried', lookup: failed.name });
        else if (asked !== undefined && asked.value === null) this.answer(section.id, asked, true);
        else this.send({ type: 'dialogContinued' });
        continue;
      }
      const open =
        view.sections.find(({ id }) => id === view.open) ??
        view.sections.find(({ verdict }) => verdict !== 'valid');
      if (open === undefined) {
        if (view.submit.available) return null;
        return `nothing is open, and the step is ${view.verdict}`;
      }
      if (view.open === null) {
        this.send({ type: 'sectionOpened', section: open.id });
        continue;
      }
      const failed = open.lookups.filter(({ status }) => status === 'failed');
      if (failed.length > 0) {
        for (const { name } of failed) this.send({ type: 'lookupRetried', lookup: name });
        continue;
      }
      if (open.verdict === 'valid') {
        this.send({ type: 'sectionContinued', section: open.id });
        continue;
      }
      const drafted = Object.values(open.fields).find(
        ({ shown, list }) => shown && list?.draft != null,
      );
      const section = drafted?.list?.draft ?? open;
      if (drafted !== undefined && section.verdict === 'valid') {
        this.send({ type: 'itemSaved', section: open.id, field: drafted.name });
        continue;
      }
      if (section.verdict === 'pending') return `${section.id} waits for ever`;
      if (drafted !== undefined && left % 25 === 0) {
        this.send({ type: 'itemDismissed', section: open.id, field: drafted.name });
        continue;
      }
      const named = view.missing.filter((one) => one.section === section.id);
      const fields = Object.values(section.fields).filter(
        (one) => one.shown && !one.disabled && !isHidden(section, one),
      );
      const wanted = fields.filter(({ name }) => named.some(({ field }) => field === name));
      const inDraft = fields.filter(
        ({ value, required, error }) => error !== null || (required && value === null),
      );
      const field = this.pick(
        drafted === undefined ? wanted : inDraft.length > 0 ? inDraft : fields,
      );
      if (field === undefined) {
        const action = this.pick(section.actions);
        if (action === undefined)
          return `${section.id} is ${section.verdict} and names nothing that can be done: ${JSON.stringify(view.missing)}`;
        this.send({ type: 'actionPressed', section: section.id, action: action.id });
        continue;
      }
      if (field.list !== null) {
        const at = { section: section.id, field: field.name } as const;
        if (field.list.canAdd) this.send({ type: 'itemOpened', ...at, index: null });
        else this.send({ type: 'itemRemoved', ...at, index: 0 });
        continue;
      }
      if (field.options?.length === 0 || this.draw(4) === 0) {
        const action = this.pick(section.actions);
        if (action !== undefined)
          this.send({ type: 'actionPressed', section: section.id, action: action.id });
      }
      const now = this.open().find(({ id }) => id === section.id)?.fields[field.name];
      if (now !== undefined && now.shown && !now.disabled) this.answer(section.id, now, true);
    }
    return `does not get on: ${JSON.stringify(this.view.missing)}`;
  }
}
