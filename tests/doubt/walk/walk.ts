import { createEngine, type CompiledJourney } from '../../../src/engine';
import { form } from './journey';
import { Judge } from './judge';
import { movesOf } from './moves';
import { Pages } from './page';
import { Surroundings } from './surroundings';
import { Names, type Tab, type World } from './world';

export interface Walk {
  readonly states: number;
  /** Of them, those from which every way was taken. */
  readonly walked: number;
  readonly edges: number;
  readonly pages: number;
  /** The shortest way to the first thing that is false; null when there is none. */
  readonly found: { readonly failures: readonly string[]; readonly way: readonly string[] } | null;
}

interface Options {
  readonly about?: CompiledJourney;
  /** Commits may be under way for longer than is assumed. */
  readonly mayBeLate?: boolean;
  /** Names of moves that lead to where it begins. */
  readonly along?: readonly string[];
}

/** Every state that can be reached from there, nearest first, until something is false or so many were walked. */
export function walk(
  most: number,
  { about = form, mayBeLate = false, along = [] }: Options = {},
): Walk {
  const pages = new Pages(createEngine(about, {}));
  const names = new Names(pages);
  const around = new Surroundings(pages, names, mayBeLate);
  const judge = new Judge(pages);
  const first = along.reduce((world, name) => {
    const move = movesOf(world, around).find((one) => one.name === name);
    if (move === undefined) throw new Error(`nobody can go on with "${name}"`);
    return move.step().world;
  }, beginning(pages));
  const ids = new Map<string, number>([[names.of(first), 0]]);
  const worlds: (World | null)[] = [first];
  const froms: number[] = [-1];
  const by: string[] = [''];
  let edges = 0;
  const wayTo = (id: number): readonly string[] =>
    id === 0 ? [] : [...wayTo(froms[id] ?? 0), by[id] ?? ''];
  const ended = (walked: number, found: Walk['found'] = null): Walk => ({
    states: worlds.length,
    walked,
    edges,
    pages: pages.size,
    found,
  });
  for (let id = 0; id < Math.min(worlds.length, most); id += 1) {
    const world = worlds[id];
    if (world == null) continue;
    worlds[id] = null;
    for (const move of movesOf(world, around)) {
      edges += 1;
      const { world: next, failures } = move.step();
      const name = names.of(next);
      const isNew = !ids.has(name);
      const wrong = [
        ...failures,
        ...judge.step(world, next, move),
        ...(isNew ? judge.state(next) : []),
      ];
      if (wrong.length > 0) return ended(id, { failures: wrong, way: [...wayTo(id), move.name] });
      if (!isNew) continue;
      ids.set(name, worlds.length);
      worlds.push(next);
      froms.push(id);
      by.push(move.name);
    }
  }
  return ended(Math.min(worlds.length, most));
}

function beginning(pages: Pages): World {
  const tab = (quote: Tab['quote']): Tab => ({
    page: pages.fresh(quote),
    quote,
    timers: [null, null],
    asked: [null, null],
    unheard: false,
    watchesLock: false,
  });
  return {
    tabs: [tab(0), tab(0)],
    storage: [null, null],
    lock: null,
    made: [false, false],
    stale: [0, 0],
    flights: [],
    beyond: false,
  };
}
