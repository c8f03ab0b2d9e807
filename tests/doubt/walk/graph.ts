import type { Engine } from '../../../src/engine';
import { judgePlace, judgeStep } from './judge';
import { movesOf } from './moves';
import { arrivals, isInstant, isLate, laterAround, laterTab } from './moves-of-partner';
import type { Pair, Quote } from './names';
import { Pages } from './page';
import { Parts, type Tab } from './parts';
import { Surroundings, type Bounds } from './surroundings';

/** One way on from a tab and what is around it, by numbers. */
interface Way {
  readonly name: string;
  readonly tab: number;
  readonly around: number;
  readonly tells: boolean;
  readonly isCalm: boolean;
  readonly failures: readonly string[];
}

type Visit = (first: number, second: number, around: number, name: string) => void;

/** A function of a small number, worked out once. */
function remembered(work: (id: number) => number): (id: number) => number {
  const known: number[] = [];
  return (id) => {
    const found = known[id];
    if (found !== undefined) return found;
    const worked = work(id);
    known[id] = worked;
    return worked;
  };
}

/** What leads where: what one tab does is worked out once for all that the other may be. */
export class Graph {
  readonly #parts: Parts;
  readonly #pages: Pages;
  readonly #around: Surroundings;
  readonly #ways = new Map<number, readonly Way[]>();
  readonly #arrivals = new Map<number, readonly (readonly [number, string])[]>();
  failures: readonly string[] = [];
  readonly least = new Int32Array(3);
  readonly turned: (around: number) => number;
  readonly #mirroredTab: (tab: number) => number;
  readonly #mirroredAround: (around: number) => number;
  readonly #unheard: (tab: number) => number;
  readonly #laterTab: (tab: number) => number;
  readonly #laterAround: (around: number) => number;

  constructor(engine: Engine, bounds: Bounds) {
    this.#pages = new Pages(engine);
    this.#parts = new Parts(this.#pages);
    this.#around = new Surroundings(this.#pages, this.#parts, bounds);
    const parts = this.#parts;
    this.turned = remembered((id) => parts.turned(id));
    this.#mirroredTab = remembered((id) => parts.mirroredTab(id));
    this.#mirroredAround = remembered((id) => parts.mirroredAround(id));
    this.#unheard = remembered((id) => parts.unheard(id));
    this.#laterTab = remembered((id) => parts.tab(laterTab(parts.tabs.at(id))));
    this.#laterAround = remembered((id) => {
      const around = parts.arounds.at(id);
      if (isInstant(around) || (isLate(around) && !bounds.mayBeLate)) return -1;
      return parts.around(laterAround(around));
    });
  }

  describe(first: number, second: number, around: number): string {
    const page = (id: number) => {
      const tab = this.#parts.tabs.at(id);
      const { commits, progress } = tab.page.state;
      return { ...tab, page: [commits, progress.runs] };
    };
    return JSON.stringify([page(first), page(second), this.#parts.arounds.at(around)], null, 1);
  }

  stats() {
    const count = new Map<string, Map<string, number>>();
    const add = (k: string, v: unknown) => {
      const t = JSON.stringify(v) ?? 'undefined';
      const m = count.get(k) ?? new Map<string, number>();
      count.set(k, m);
      m.set(t, (m.get(t) ?? 0) + 1);
    };
    const seen = new Set<number>();
    for (let i = 0; i < this.#parts.tabs.size; i += 1) {
      const tab = this.#parts.tabs.at(i);
      add('tab.timers', tab.timers); add('tab.asked', tab.asked); add('unheard', tab.unheard); 
      if (seen.has(tab.page.id)) continue;
      seen.add(tab.page.id);
      const { commits, progress, lookups, answers } = tab.page.state;
      for (const [k, v] of Object.entries(commits)) {
        if (k === 'ledger') for (const e of (v as any).order ?? []) { add('ledger.' + k, [e.state, e.attempt, e.watched, e.noes, e.refusal, e.away, e.again]); add('rest', { ...e, state: 0, attempt: 0, watched: 0, noes: 0, refusal: 0, away: 0, again: 0 }); }
        else if (k === 'flights') for (const e of Object.values(v as any) as any[]) add('flights', [e.sent, e.entry.state, e.entry.attempt, e.entry.watched, e.entry.noes, e.before?.state, e.before?.attempt, e.before?.watched, e.before?.noes]);
        else add(k, v);
      }
      add('runs', progress.runs); add('lookups', lookups);
    }
    for (let i = 0; i < this.#parts.arounds.size; i += 1) {
      const a = this.#parts.arounds.at(i);
      add('a.lock', a.lock); add('a.made', a.made); add('a.stale', a.stale); add('a.flights', a.flights);
      add('a.storage', a.storage.map((e) => e && [e.state, e.attempt, e.watched, e.noes, e.refusal?.status, e.away, e.again]));
    }
    for (const [k, m] of count) console.log(k, m.size, [...m].sort((x, y) => y[1] - x[1]).slice(0, 14).map(([t, n]) => n + ' ' + t).join('\n    '));
  }

  get sizes() {
    return {
      pages: this.#pages.size,
      tabs: this.#parts.tabs.size,
      arounds: this.#parts.arounds.size,
      pairs: this.#ways.size,
    };
  }

  beginning(quotesOf: Pair<Quote> = [0, 0]): readonly [number, number, number] {
    const tab = (quote: Quote): Tab => ({
      page: this.#pages.fresh(quote),
      timers: [null, null],
      asked: [null, null],
      unheard: false,
    });
    return [
      this.#parts.tab(tab(quotesOf[0])),
      this.#parts.tab(tab(quotesOf[1])),
      this.#parts.around({
        storage: [null, null],
        lock: null,
        made: [false, false],
        stale: [0, 0],
        flights: [],
        beyond: false,
      }),
    ];
  }

  ways(tab: number, around: number): readonly Way[] {
    const key = tab * 0x400_0000 + around;
    const known = this.#ways.get(key);
    if (known !== undefined) return known;
    const parts = this.#parts;
    const place = { tab: parts.tabs.at(tab), around: parts.arounds.at(around) };
    const wrong = judgePlace(place, this.#around);
    if (wrong.length > 0 && this.failures.length === 0) this.failures = wrong;
    const ways = movesOf(place, this.#around).flatMap((move): readonly Way[] => {
      const step = move.step();
      const failures = judgeStep(place, step, move);
      if (failures.length > 0 && this.failures.length === 0) this.failures = [...failures, move.name];
      const next = { tab: parts.tab(step.tab), around: parts.around(step.around) };
      if (next.tab === tab && next.around === around) return [];
      const { name, isCalm } = move;
      return [{ name, ...next, tells: step.tells, isCalm, failures }];
    });
    this.#ways.set(key, ways);
    return ways;
  }

  arrivals(around: number): readonly (readonly [number, string])[] {
    const known = this.#arrivals.get(around);
    if (known !== undefined) return known;
    const ids = arrivals(this.#parts.arounds.at(around)).map(
      (one) => [this.#parts.around(one.around), one.name] as const,
    );
    this.#arrivals.set(around, ids);
    return ids;
  }

  next(first: number, second: number, around: number, visit: Visit): void {
    for (const way of this.ways(first, around)) {
      visit(way.tab, way.tells ? this.#unheard(second) : second, way.around, `0: ${way.name}`);
    }
    for (const way of this.ways(second, this.turned(around))) {
      visit(way.tells ? this.#unheard(first) : first, way.tab, this.turned(way.around), `1: ${way.name}`);
    }
    for (const [arrived, name] of this.arrivals(around)) visit(first, second, arrived, name);
    const later = this.#laterAround(around);
    if (later >= 0) visit(this.#laterTab(first), this.#laterTab(second), later, 'a beat passes');
  }

  /** The least of those that differ in nothing but in which tab or quote is the first. */
  canonical(first: number, second: number, around: number): void {
    this.#set(first, second, around);
    this.#offer(second, first, this.turned(around));
    const one = this.#mirroredTab(first);
    const another = this.#mirroredTab(second);
    const mirror = this.#mirroredAround(around);
    this.#offer(one, another, mirror);
    this.#offer(another, one, this.turned(mirror));
  }

  #set(first: number, second: number, around: number): void {
    this.least[0] = first;
    this.least[1] = second;
    this.least[2] = around;
  }

  #offer(first: number, second: number, around: number): void {
    const [a = 0, b = 0, e = 0] = this.least;
    const isLess = first !== a ? first < a : second !== b ? second < b : around < e;
    if (isLess) this.#set(first, second, around);
  }
}

