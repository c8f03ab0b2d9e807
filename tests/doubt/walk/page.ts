import {
  type CommitsState,
  type Engine,
  type JourneyEvent,
  type JourneyState,
  type LedgerEntry,
  type Run,
} from '../../../src/engine';
import { given, moment } from '../../../src/engine/testing';
import { beat, settlesWithin } from './journey';
import { claimsOf, type Claims } from './claims';
import { keyOf, mirrored, quotes, quoteOf, subjectOf, type Pair, type Quote } from './names';

/** What a page plans that somebody else has to do, without what is the same for all pages. */
export type Planned =
  | { readonly type: 'lock' | 'unlock' }
  | { readonly type: 'wait'; readonly quote: Quote; readonly seconds: number }
  | { readonly type: 'stopWaiting'; readonly quote: Quote }
  | { readonly type: 'note'; readonly entry: LedgerEntry }
  | { readonly type: 'forget'; readonly entry: LedgerEntry }
  | { readonly type: 'ask'; readonly quote: Quote }
  | { readonly type: 'commit'; readonly entry: LedgerEntry; readonly key: string };

/** A state of the engine, once for all that are the same. */
export interface Page {
  readonly id: number;
  readonly state: JourneyState;
}

export interface Stepped {
  readonly page: Page;
  readonly planned: readonly Planned[];
}

const day = 24 * 60 * 60;
/** The most that is watched: late enough for two noes. Whatever is later is as this. */
const farthest = settlesWithin + beat;
/** The same after a refusal, where two noes are five seconds apart. */
const mostAfterRefusal = 10;

export const isOpen = ({ state }: LedgerEntry): boolean => state === 'sending' || state === 'doubt';
/** Asked about after a refusal, five seconds apart: the only time that is told in seconds. */
export const isMakingSure = ({ state, refusal }: LedgerEntry): boolean =>
  state === 'sending' && refusal !== null;

/** In whole beats, and so that the farthest is not passed: the seconds that are taken off. */
const takenOff = (entry: LedgerEntry): number =>
  isMakingSure(entry)
    ? Math.max(0, entry.watched - mostAfterRefusal)
    : (entry.watched % beat) + Math.max(0, Math.floor(entry.watched / beat) * beat - farthest);

/** What is late enough to be believed stays so. */
function stillMoment(entry: LedgerEntry, moment: number): number {
  if (isMakingSure(entry)) return Math.max(0, moment - takenOff(entry));
  if (moment < settlesWithin) return Math.floor(moment / beat) * beat;
  return Math.max(settlesWithin, Math.floor((moment - takenOff(entry)) / beat) * beat);
}

/**
 * Without what is only shown, and what nothing follows from any more: when it was asked and written,
 * what was said, how a settled one came to be so. A day away is a day, however long; of the noes the
 * first is all that the next is held against.
 */
export const still = (entry: LedgerEntry): LedgerEntry => {
  const open = isOpen(entry);
  const noes = entry.noes.slice(0, 1);
  return {
    ...entry,
    askedAt: null,
    said: null,
    answer: null,
    late: false,
    sentAt: moment + entry.attempt * 1000,
    writtenAt: moment,
    refusal: entry.state === 'sending' ? entry.refusal : null,
    away: open && entry.away >= day ? day : 0,
    watched: open ? entry.watched - takenOff(entry) : entry.state === 'unsent' ? settlesWithin : 0,
    noes: open ? noes.map((no) => stillMoment(entry, no)) : [],
  };
};

const bySubject = (a: LedgerEntry, b: LedgerEntry): number => (a.subject < b.subject ? -1 : 1);

/** Numbers of requests from 1 on, in an order that does not tell how they came about. */
function numbersOf({ flights, watches }: CommitsState): ReadonlyMap<number, number> {
  const sent = Object.entries(flights)
    .toSorted(
      ([, a], [, b]) => bySubject(a.entry, b.entry) * 10 + a.entry.attempt - b.entry.attempt,
    )
    .map(([request]) => Number(request));
  const asked = Object.keys(watches)
    .toSorted()
    .flatMap((key) => watches[key]?.ask?.request ?? []);
  return new Map([...sent, ...asked].map((request, index) => [request, index + 1]));
}

function stillCommits(commits: CommitsState, numbers: ReadonlyMap<number, number>): CommitsState {
  const numberOf = (request: number): number => numbers.get(request) ?? 0;
  const flights = Object.entries(commits.flights).map(
    ([request, { entry, before, sent, ...rest }]) =>
      [
        numberOf(Number(request)),
        {
          ...rest,
          sent,
          entry: sent ? still(entry) : entry,
          before: before === null ? null : still(before),
        },
      ] as const,
  );
  const watches = Object.keys(commits.watches)
    .toSorted()
    .flatMap((key) => {
      const watch = commits.watches[key];
      if (watch === undefined) return [];
      const entry = commits.ledger['order']?.find(({ subject }) => subject === watch.subject);
      if (entry === undefined) return [];
      const { ask, asks } = watch;
      const isTimed = isOpen(entry) && watch.due !== null;
      const left = Math.max(0, (watch.due ?? 0) - entry.watched);
      const due = watch.due === null ? null : isTimed ? still(entry).watched + left : 0;
      const numbered =
        ask === null
          ? null
          : {
              request: numberOf(ask.request),
              attempt: ask.attempt,
              watched: stillMoment(entry, ask.watched),
            };
      const stilled = {
        ...watch,
        asks: isTimed ? Math.min(asks, 1) : 0,
        since: 0,
        due,
        ask: numbered,
        askedFrom: null,
      };
      return [[key, stilled] as const];
    });
  return {
    ...commits,
    ledger: { order: (commits.ledger['order'] ?? []).map(still).toSorted(bySubject) },
    flights: Object.fromEntries(flights.toSorted(([a], [b]) => a - b)),
    watches: Object.fromEntries(watches),
    notSent: null,
    elsewhere: false,
    dismissed: [],
    news: [],
    others: [],
  };
}

/** A run that has ended without a word is as none. */
function stillRun(run: Run | undefined, numbers: ReadonlyMap<number, number>): Run | null {
  if (run === undefined || (run.status !== 'running' && run.message === null)) return null;
  const requests = Object.entries(run.requests).flatMap(([step, request]) => {
    const number = numbers.get(request);
    return number === undefined ? [] : [[step, number] as const];
  });
  return { ...run, unsure: false, requests: Object.fromEntries(requests) };
}

/** All pages of one engine, and what leads from one to another: each is worked out once. */
export class Pages {
  readonly #engine: Engine;
  readonly #bases: Pair<JourneyState>;
  readonly #fresh: Pair<Page>;
  readonly #pages: Page[] = [];
  readonly #ids = new Map<string, number>();
  readonly #steps = new Map<string, Stepped>();
  readonly #mirrors = new Map<number, Page>();
  readonly #claims = new Map<number, Claims>();
  readonly #changed = new Map<number, Page>();

  constructor(engine: Engine) {
    this.#engine = engine;
    this.#bases = [this.#filled(0), this.#filled(1)];
    this.#fresh = [this.#kept(this.#bases[0]), this.#kept(this.#bases[1])];
  }

  get size(): number {
    return this.#pages.length;
  }

  #filled(quote: Quote): JourneyState {
    const entered: JourneyEvent = {
      type: 'stepEntered',
      step: 'apply',
      parameters: {},
      today: given.today,
      restored: true,
    };
    const answers = {
      quote: subjectOf(quote),
      key: keyOf(quote),
      plan: `plan-${quote}`,
      home: 'h',
    };
    const events: readonly JourneyEvent[] = [
      entered,
      ...Object.entries({ ...answers }).map(([name, value]): JourneyEvent => ({
        type: 'fieldAnswered',
        section: 's',
        field: name,
        value,
      })),
    ];
    const state = events.reduce(
      (before, event) => this.#engine.apply(before, event).state,
      this.#engine.start(given),
    );
    return { ...state, commits: { ...state.commits, kept: true } };
  }

  /** As it is after a reload, before anything is read. */
  fresh(quote: Quote): Page {
    return this.#fresh[quote];
  }

  /** The same page about another quote: what was answered there, and what is known of commits. */
  changed({ id, state }: Page, quote: Quote): Page {
    const { answers } = this.#bases[quote];
    const key = id * 2 + quote;
    const changed = this.#changed.get(key) ?? this.#kept({ ...state, answers });
    this.#changed.set(key, changed);
    return changed;
  }

  /** What it claims and offers: worked out once a page. */
  claims(page: Page): Claims {
    const known = this.#claims.get(page.id);
    if (known !== undefined) return known;
    const claims = claimsOf(this.#engine.view(page.state, 'apply'));
    this.#claims.set(page.id, claims);
    return claims;
  }

  happen(page: Page, event: JourneyEvent, name: string): Stepped {
    const key = `${page.id} ${name}`;
    const known = this.#steps.get(key);
    if (known !== undefined) return known;
    const { state, effects } = this.#engine.apply(page.state, event);
    const planned = effects.flatMap((effect): readonly Planned[] => {
      switch (effect.type) {
        case 'lock':
        case 'unlock':
          return [{ type: effect.type }];
        case 'wait':
          return [{ type: 'wait', quote: quoteOf(effect.timer), seconds: effect.seconds }];
        case 'stopWaiting':
          return [{ type: 'stopWaiting', quote: quoteOf(effect.timer) }];
        case 'note':
          return [{ type: 'note', entry: still(effect.entry) }];
        case 'forget':
          return [{ type: 'forget', entry: still(effect.entry) }];
        case 'call': {
          const words = JSON.stringify(effect.body);
          return effect.commit === null
            ? [{ type: 'ask', quote: words.includes(subjectOf(0)) ? 0 : 1 }]
            : [{ type: 'commit', entry: effect.commit.entry, key: words }];
        }
        case 'watchLock':
        case 'abort':
        case 'navigate':
        case 'leave':
        case 'report':
          return [];
      }
    });
    const stepped = { page: this.#kept(state), planned };
    this.#steps.set(key, stepped);
    return stepped;
  }

  /** The page with the two quotes changed over. */
  mirror(page: Page): Page {
    const known = this.#mirrors.get(page.id);
    if (known !== undefined) return known;
    const state = JSON.parse(mirrored(JSON.stringify(page.state))) as JourneyState;
    const mirror = this.#kept(state);
    this.#mirrors.set(page.id, mirror);
    this.#mirrors.set(mirror.id, page);
    return mirror;
  }

  #kept(state: JourneyState): Page {
    const numbers = numbersOf(state.commits);
    const commits = stillCommits(state.commits, numbers);
    const save = stillRun(state.progress.runs['save'], numbers);
    const quote = quotes.find((one) => state.answers['quote'] === subjectOf(one)) ?? 0;
    const base = this.#bases[quote];
    const isAgain = state.answers['again'] === true;
    const answers = isAgain ? { ...base.answers, again: true } : base.answers;
    const runs = save === null ? {} : { save };
    const key = JSON.stringify([quote, isAgain, commits, runs]);
    const found = this.#pages[this.#ids.get(key) ?? -1];
    if (found !== undefined) return found;
    const kept: Page = {
      id: this.#pages.length,
      state: {
        ...base,
        answers,
        commits,
        lookups: {},
        progress: { ...base.progress, runs, requests: numbers.size },
      },
    };
    this.#ids.set(key, kept.id);
    this.#pages.push(kept);
    return kept;
  }
}
