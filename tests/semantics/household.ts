/** A journey case in progress: README.md, Events and Expectations. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filledFiles, overlaid, overlaidFiles } from './fill';
import { differs, match } from './match';
import type { Choice, Effect, Event, Failure, Files, Given, Json, JsonObject } from './subject';
import type { Subject } from './subject';

type Names = Readonly<Record<string, string>>;
export interface Known {
  readonly id: string;
  readonly says: readonly string[];
  readonly note?: string;
}
export interface Expectation {
  readonly view?: Json;
  readonly effects?: Json;
  readonly answers?: JsonObject;
  readonly read?: readonly { readonly rule: Json; readonly is: Json }[];
  readonly snapshot?: Json;
  readonly screens?: readonly {
    readonly screen: string;
    readonly choice?: Partial<Choice>;
    readonly shows: Json;
  }[];
  readonly runs?: JsonObject;
}
/** Exactly one of these keys. */
export interface Happening {
  readonly enter?:
    | string
    | { readonly step: string; readonly parameters?: Names; readonly today?: string };
  readonly answer?: JsonObject;
  readonly leave?: string;
  readonly sending?: Readonly<Record<string, readonly string[]>>;
  readonly stored?: JsonObject;
  readonly takenOut?: readonly string[];
  readonly press?: string;
  readonly continue?: string;
  readonly change?: string;
  readonly submit?: string;
  readonly succeeds?: { readonly call: string; readonly answer: Json; readonly nth?: number };
  readonly fails?: { readonly call: string; readonly nth?: number } & Partial<Failure>;
  readonly retry?: string;
  readonly item?: {
    readonly open?: string;
    readonly save?: string;
    readonly dismiss?: string;
    readonly remove?: string;
    readonly index?: number | null;
  };
  readonly dialog?: 'on' | 'close' | { readonly to: string };
  readonly request?: { readonly sequence: string; readonly with?: JsonObject };
  readonly startAnew?: true;
  readonly reload?:
    | 'page'
    | 'visit'
    | {
        readonly as: 'page' | 'visit';
        readonly parameters?: Names;
        readonly today?: string;
        readonly with?: JsonObject;
        readonly stored?: JsonObject;
      };
  readonly dismiss?: 'notice' | 'leftBehind';
  readonly snapshotDropped?: true;
  readonly expect?: Expectation;
}
export interface JourneyCase extends Known {
  readonly journey: string | Files;
  readonly with?: JsonObject;
  readonly given?: Partial<Given>;
  readonly then: readonly Happening[];
}

export const TODAY = '2026-01-15';
const isFiles = (v: unknown): v is Files => typeof v === 'object' && v !== null;
const read = (name: string): Files => {
  const parsed: unknown = JSON.parse(
    readFileSync(join(import.meta.dirname, 'journeys', `${name}.json`), 'utf8'),
  );
  if (!isFiles(parsed)) throw new Error(`no journey: ${name}`);
  return parsed;
};
const split = (id: string): [string, string] => {
  const dot = id.indexOf('.');
  return [id.slice(0, dot), id.slice(dot + 1)];
};
const asJson = (effect: Effect): Json => {
  const shown: Record<string, Json> = { ...effect };
  delete shown['number'];
  return shown;
};
/** What a trace observes after each event: all that a case can expect. */
export interface Looks {
  readonly paths: readonly string[];
  readonly rules: readonly Json[];
  readonly screens: readonly { readonly screen: string; readonly choice: Choice }[];
  readonly sequences: readonly string[];
}
/** A case answers a call that was never made. */
export class NoSuchCall extends Error {}

/** A case in progress: the visit, and what the runner itself knows of it. */
export class Household<Visit> {
  private readonly subject: Subject<Visit>;
  private files: Files;
  private given: Given;
  private visit: Visit;
  private planned: Effect[] = [];
  /** All calls of the case, with the page load that they were made in. */
  private readonly calls: { operation: string; number: number; load: number }[] = [];
  private load = 0;

  constructor(subject: Subject<Visit>, one: JourneyCase) {
    this.subject = subject;
    const files = typeof one.journey === 'string' ? read(one.journey) : one.journey;
    this.files = overlaidFiles(files, one.with ?? {});
    this.given = { today: TODAY, settings: {}, ...one.given };
    this.visit = subject.start(filledFiles(this.files), this.given);
  }

  /** What is not as expected; none after an event. */
  next(happening: Happening): string[] {
    if (happening.expect) return this.expect(happening.expect);
    if (happening.reload !== undefined) this.reload(happening.reload);
    else if (happening.succeeds ?? happening.fails) this.answered(happening);
    else this.do(this.event(happening));
    return [];
  }

  /** Calls planned so far, in order: the operation, and whether the page was loaded again since. */
  made(): readonly { readonly operation: string; readonly late: boolean }[] {
    return this.calls.map(({ operation, load }) => ({ operation, late: load !== this.load }));
  }

  /** What an `expect` would hold now; `effects` are those planned since the last look. */
  look({ paths, rules, screens, sequences }: Looks): Required<Expectation> {
    const { subject, visit } = this;
    const effects = this.planned.map(asJson);
    this.planned = [];
    return {
      view: subject.view(visit),
      effects,
      answers: Object.fromEntries(paths.map((path) => [path, subject.kept(visit, path)])),
      read: rules.map((rule) => ({ rule, is: subject.read(visit, rule) })),
      snapshot: subject.snapshot(visit),
      screens: screens.map(({ screen, choice }) => ({
        screen,
        choice,
        shows: subject.screen(visit, screen, choice),
      })),
      runs: Object.fromEntries(sequences.map((name) => [name, subject.run(visit, name)])),
    };
  }

  private do(event: Event): void {
    const { visit, effects } = this.subject.apply(this.visit, event);
    this.visit = visit;
    this.planned.push(...effects);
    for (const effect of effects)
      if ('call' in effect)
        this.calls.push({ operation: effect.call, number: effect.number, load: this.load });
  }

  private answered({ succeeds, fails }: Happening): void {
    const { call = '', nth } = succeeds ?? fails ?? {};
    const made = this.calls.filter(({ operation }) => operation === call);
    const meant = nth === undefined ? made.at(-1) : made[nth - 1];
    if (!meant) throw new NoSuchCall(`no such call was planned: ${call} ${nth ?? ''}`);
    // What was in flight at a reload is lost.
    if (meant.load !== this.load) return;
    if (succeeds) this.do({ is: 'succeeds', call: meant.number, answer: succeeds.answer });
    if (!fails) return;
    const { kind = 'http', message = null } = fails;
    const status = fails.status ?? (kind === 'http' ? 503 : 0);
    this.do({ is: 'fails', call: meant.number, failure: { kind, status, message } });
  }

  private reload(said: NonNullable<Happening['reload']>): void {
    const how = typeof said === 'string' ? { as: said } : said;
    const snapshot = this.subject.snapshot(this.visit);
    const stored = overlaid(object(snapshot), how.stored ?? {});
    this.files = overlaidFiles(this.files, how.with ?? {});
    this.given = { ...this.given, today: how.today ?? this.given.today };
    this.load += 1;
    const files = filledFiles(this.files);
    const restored = this.subject.restore(files, this.given, stored);
    this.visit = restored ?? this.subject.start(files, this.given);
    const progress = field(snapshot, 'progress');
    const step = field(progress, 'step');
    if (typeof step !== 'string') return;
    const kept = Object.entries(object(field(progress, 'parameters'))).map(
      ([name, v]) => [name, typeof v === 'string' ? v : ''] as const,
    );
    const file = Object.entries(files).find(
      ([path, { id }]) => /^steps\/[^/]+\/step\.json$/.test(path) && id === step,
    )?.[1];
    const anew = how.as === 'visit' && file?.['startsAnew'] === true;
    if (anew) this.do({ is: 'startAnew' });
    const parameters: Names = how.parameters ?? Object.fromEntries(kept);
    const { today } = this.given;
    this.do({ is: 'enter', step, parameters, today, restored: restored !== null && !anew });
  }

  private event(happening: Happening): Event {
    const one = happening;
    if (one.enter !== undefined) {
      const to = typeof one.enter === 'string' ? { step: one.enter } : one.enter;
      const { step, parameters = {}, today = this.given.today } = to;
      this.given = { ...this.given, today };
      return { is: 'enter', step, parameters, today, restored: false };
    }
    const [id, value] = Object.entries(one.answer ?? one.stored ?? {})[0] ?? ['', null];
    const place = id || (one.leave ?? one.press ?? '');
    const [section, name] = split(place);
    if (one.takenOut) return { is: 'takenOut', ids: one.takenOut };
    if (one.stored) return { is: 'stored', section, field: name, file: value };
    for (const [at, names] of Object.entries(one.sending ?? {}))
      return { is: 'sending', section: split(at)[0], field: split(at)[1], names };
    if (one.answer) return { is: 'answer', section, field: name, value };
    if (one.leave !== undefined) return { is: 'leave', section, field: name };
    if (one.press !== undefined) return { is: 'press', section, action: name };
    if (one.continue !== undefined) return { is: 'continue', section: one.continue };
    if (one.change !== undefined) return { is: 'change', section: one.change };
    if (one.submit !== undefined) return { is: 'submit', step: one.submit };
    if (one.retry !== undefined) return { is: 'retry', lookup: one.retry };
    if (one.item) return itemEvent(one.item);
    if (one.dialog === 'on') return { is: 'dialogOn' };
    if (one.dialog === 'close') return { is: 'dialogClose' };
    if (one.dialog) return { is: 'dialogTo', field: one.dialog.to };
    if (one.request)
      return { is: 'request', sequence: one.request.sequence, with: one.request.with ?? {} };
    if (one.startAnew) return { is: 'startAnew' };
    if (one.snapshotDropped) return { is: 'snapshotDropped' };
    return { is: one.dismiss === 'notice' ? 'dismissNotice' : 'dismissLeftBehind' };
  }

  private expect(wanted: Expectation): string[] {
    const { subject, visit } = this;
    const found: string[] = [];
    if (wanted.view !== undefined) found.push(...match(wanted.view, subject.view(visit), 'view'));
    if (wanted.effects !== undefined) {
      found.push(...match(wanted.effects, this.planned.map(asJson), 'effects'));
      this.planned = [];
    }
    for (const [path, is] of Object.entries(wanted.answers ?? {}))
      found.push(...differs(`answers ${path}`, is, subject.kept(visit, path)));
    for (const { rule, is } of wanted.read ?? [])
      found.push(...differs(`read ${JSON.stringify(rule)}`, is, subject.read(visit, rule)));
    if (wanted.snapshot !== undefined)
      found.push(...match(wanted.snapshot, subject.snapshot(visit), 'snapshot'));
    for (const { screen, choice, shows } of wanted.screens ?? []) {
      const chosen: Choice = { filters: choice?.filters ?? {}, order: choice?.order ?? null };
      found.push(...match(shows, subject.screen(visit, screen, chosen), `screens.${screen}`));
    }
    for (const [sequence, run] of Object.entries(wanted.runs ?? {}))
      found.push(...match(run, subject.run(visit, sequence), `runs.${sequence}`));
    return found;
  }
}
const object = (v: Json): JsonObject =>
  typeof v === 'object' && v !== null && !('length' in v) ? { ...v } : {};
const field = (v: Json, key: string): Json => object(v)[key] ?? null;

function itemEvent(item: NonNullable<Happening['item']>): Event {
  const [section, name] = split(item.open ?? item.save ?? item.dismiss ?? item.remove ?? '');
  const place = { section, field: name };
  if (item.open !== undefined) return { is: 'openItem', ...place, index: item.index ?? null };
  if (item.remove !== undefined) return { is: 'removeItem', ...place, index: item.index ?? 0 };
  return { is: item.save === undefined ? 'dismissItem' : 'saveItem', ...place };
}
