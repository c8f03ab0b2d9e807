import type { Engine } from '../../../src/engine';
import { isSettled, judgePlace, judgeStep } from './judge';
import { movesOf } from './moves';
import { arrivals, isInstant, isLate, laterAround, laterTab } from './moves-of-partner';
import type { Pair, Quote } from './names';
import { Pages } from './page';
import { Parts, type Tab } from './parts';
import { Surroundings, type Bounds, type Place } from './surroundings';

/** One way on from a tab and what is around it, by numbers. */
interface Way {
  readonly name: string;
  readonly tab: number;
  readonly around: number;
  readonly tells: boolean;
  readonly isCalm: boolean;
}

/** A commit on its way gets somewhere, or nowhere. */
interface Arrival {
  readonly name: string;
  readonly around: number;
  readonly isCalm: boolean;
}

/** All ways on from there. */
interface Ways {
  readonly ways: readonly Way[];
  /** What is false there or on one of the ways; with the name of the way, null for there. */
  readonly failures: readonly string[];
  readonly by: string | null;
  /** Everything is settled. */
  readonly isSettled: boolean;
  /** Nothing that this tab does can settle it: the other tab has the lock. */
  readonly isHeldUp: boolean;
}

/** Two tabs, what is around them, and what came about: by the first, the second, or neither. */
export type Visit = (
  first: number,
  second: number,
  around: number,
  name: string,
  by: 0 | 1 | null,
) => void;

export type Triple = readonly [number, number, number];

/** A function of a small number, worked out once for each. */
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

const mostArounds = 0x400_0000;

/** What leads where: what one tab does is worked out once for all that the other may be. */
export class Graph {
  readonly #parts: Parts;
  readonly #pages: Pages;
  readonly #surroundings: Surroundings;
  readonly #ways = new Map<number, Ways>();
  readonly #arrivals = new Map<number, readonly Arrival[]>();
  readonly #turned: (around: number) => number;
  readonly #mirroredTab: (tab: number) => number;
  readonly #mirroredAround: (around: number) => number;
  readonly #unheard: (tab: number) => number;
  readonly #laterTab: (tab: number) => number;
  /** -1 where no time can pass. */
  readonly #laterAround: (around: number) => number;

  constructor(engine: Engine, bounds: Bounds) {
    const pages = new Pages(engine);
    const parts = new Parts(pages);
    this.#pages = pages;
    this.#parts = parts;
    this.#surroundings = new Surroundings(pages, parts, bounds);
    this.#turned = remembered((id) => parts.turned(id));
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

  get pages(): number {
    return this.#pages.size;
  }

  beginning([first, second]: Pair<Quote>): Triple {
    const tab = (quote: Quote): Tab => ({
      page: this.#pages.fresh(quote),
      timers: [null, null],
      asked: [null, null],
      unheard: false,
    });
    const around = this.#parts.around({
      storage: [null, null],
      lock: null,
      made: [false, false],
      stale: [0, 0],
      flights: [],
      beyond: false,
    });
    return [this.#parts.tab(tab(first)), this.#parts.tab(tab(second)), around];
  }

  /** What a tab can do there; the same for the other tab, seen from it. */
  of(first: number, second: number, around: number, side: 0 | 1): Ways {
    return side === 0 ? this.#waysOf(first, around) : this.#waysOf(second, this.#turned(around));
  }

  #waysOf(tab: number, around: number): Ways {
    const key = tab * mostArounds + around;
    const known = this.#ways.get(key);
    if (known !== undefined) return known;
    const ways = this.#workedOut({
      tab: this.#parts.tabs.at(tab),
      around: this.#parts.arounds.at(around),
    });
    this.#ways.set(key, ways);
    return ways;
  }

  #workedOut(place: Place): Ways {
    const parts = this.#parts;
    let failures = judgePlace(place, this.#surroundings);
    let by: string | null = null;
    const here = { tab: parts.tab(place.tab), around: parts.around(place.around) };
    const ways: Way[] = [];
    for (const move of movesOf(place, this.#surroundings)) {
      const step = move.step();
      if (failures.length === 0) {
        failures = judgeStep(place, step, move);
        by = failures.length > 0 ? move.name : null;
      }
      const tab = parts.tab(step.tab);
      const around = parts.around(step.around);
      if (tab === here.tab && around === here.around) continue;
      ways.push({ name: move.name, tab, around, tells: step.tells, isCalm: move.isCalm });
    }
    const isHeldUp = place.around.lock === 1;
    return { ways, failures, by, isSettled: isSettled(place), isHeldUp };
  }

  #arrivalsOf(around: number): readonly Arrival[] {
    const known = this.#arrivals.get(around);
    if (known !== undefined) return known;
    const found = arrivals(this.#parts.arounds.at(around)).map((one) => ({
      ...one,
      around: this.#parts.around(one.around),
    }));
    this.#arrivals.set(around, found);
    return found;
  }

  /** Everything that can come about next. */
  next(first: number, second: number, around: number, visit: Visit): void {
    for (const way of this.#waysOf(first, around).ways) {
      visit(way.tab, way.tells ? this.#unheard(second) : second, way.around, way.name, 0);
    }
    for (const way of this.#waysOf(second, this.#turned(around)).ways) {
      const one = way.tells ? this.#unheard(first) : first;
      visit(one, way.tab, this.#turned(way.around), way.name, 1);
    }
    for (const arrival of this.#arrivalsOf(around)) {
      visit(first, second, arrival.around, arrival.name, null);
    }
    this.#later(first, second, around, visit);
  }

  /** What comes about by itself while the other tab does nothing. */
  nextCalmly(state: Triple, side: 0 | 1, visit: Visit): void {
    const [first, second, around] = state;
    for (const way of this.of(first, second, around, side).ways) {
      if (!way.isCalm) continue;
      if (side === 0) {
        visit(way.tab, way.tells ? this.#unheard(second) : second, way.around, way.name, 0);
      } else {
        const one = way.tells ? this.#unheard(first) : first;
        visit(one, way.tab, this.#turned(way.around), way.name, 1);
      }
    }
    for (const arrival of this.#arrivalsOf(around)) {
      if (arrival.isCalm) visit(first, second, arrival.around, arrival.name, null);
    }
    this.#later(first, second, around, visit);
  }

  #later(first: number, second: number, around: number, visit: Visit): void {
    const later = this.#laterAround(around);
    if (later < 0) return;
    visit(this.#laterTab(first), this.#laterTab(second), later, 'a beat passes', null);
  }

  /** The least of those that differ in nothing but in which tab or quote is the first. */
  readonly least = { first: 0, second: 0, around: 0, isTurned: false };

  reduce(first: number, second: number, around: number): void {
    this.#set(first, second, around, false);
    this.#offer(second, first, this.#turned(around), true);
    const one = this.#mirroredTab(first);
    const another = this.#mirroredTab(second);
    const mirror = this.#mirroredAround(around);
    this.#offer(one, another, mirror, false);
    this.#offer(another, one, this.#turned(mirror), true);
  }

  #set(first: number, second: number, around: number, isTurned: boolean): void {
    this.least.first = first;
    this.least.second = second;
    this.least.around = around;
    this.least.isTurned = isTurned;
  }

  #offer(first: number, second: number, around: number, isTurned: boolean): void {
    const { least } = this;
    if (first > least.first) return;
    if (first === least.first) {
      if (second > least.second) return;
      if (second === least.second && around >= least.around) return;
    }
    this.#set(first, second, around, isTurned);
  }
}
