import { type CallRow, type Cell, cellOf, type FaultRow } from '../table/table';
import type { ToPlay } from '../table/sample';
import type { SwitchRow } from '../wire/sandbox';
import { pathsIn } from '../judge/looked';
import type { Json } from '../../../src/engine';
import { button } from './find';
import { waypointsBefore, householdOf, walk, type Household, type Waypoint } from './households';
import { PageTime } from './page-time';
import { readPage } from './read-page';
import { correctName, layPrimary } from './acts';
import { type Scene, scenes } from './scenes';
import { type Standing, storedNow, Visit, type VisitOptions } from './visit';

/** What is seen of a page at one moment, and of the world behind it. */
export interface Seen {
  readonly address: string;
  readonly lines: readonly string[];
  readonly switches: readonly SwitchRow[];
  readonly storage: Readonly<Record<string, string>>;
  /** How often the operation was sent since the deed. */
  readonly requests: number;
  /** By path. */
  readonly answers: ReadonlyMap<string, Json>;
}

/** One run of a call: with a fault, or without. */
export interface Run {
  readonly visit: Visit;
  readonly call: CallRow;
  /** Where it stood before the deed. */
  readonly before: Standing | null;
  readonly logged: number;
}

type World = Omit<VisitOptions, 'features'>;

/** Plays cells; walks each way to a waypoint once. */
export class Player {
  readonly #world: World;
  readonly #standings = new Map<string, Standing>();
  readonly #goods = new Map<string, Promise<Seen>>();

  constructor(world: World) {
    this.#world = world;
  }

  #visit({ features }: Household): Visit {
    return new Visit({ ...this.#world, features });
  }

  /** Where the household stands at a waypoint. */
  async standing(name: string, to: Waypoint): Promise<Standing> {
    const key = `${name} ${to}`;
    const known = this.#standings.get(key);
    if (known !== undefined) return known;
    const home = householdOf(name);
    const visit = this.#visit(home);
    const from = waypointsBefore(to).find((one) => this.#standings.has(`${name} ${one}`)) ?? null;
    const there = from === null ? undefined : this.#standings.get(`${name} ${from}`);
    try {
      if (there === undefined) PageTime.stop(began);
      else await visit.standAt(there);
      await walk(visit, home, from, to);
      const standing = await visit.standing();
      this.#standings.set(key, standing);
      return standing;
    } finally {
      visit.end();
    }
  }

  /** The household stands where the call is about to be made. */
  async begin(call: CallRow): Promise<Run> {
    const scene = sceneOf(call);
    const home = householdOf(call.household);
    const standing = scene.from === null ? null : await this.standing(call.household, scene.from);
    const visit = this.#visit(home);
    if (standing === null) {
      PageTime.stop(began);
      await visit.sandbox.become([], 'nobody');
    } else await visit.standAt(standing);
    await scene.before?.(visit, home);
    const before = standing === null ? null : { ...standing, state: visit.state };
    layPrimaryOf(visit, call);
    return { visit, call, before, logged: visit.wire.log.length };
  }

  /** The run without a fault, once for each call. */
  good(call: CallRow, also?: ToPlay['also']): Promise<Seen> {
    const key = `${call.id} ${also ?? ''}`;
    const known = this.#goods.get(key);
    if (known !== undefined) return known;
    const played = this.#playGood(call, also);
    this.#goods.set(key, played);
    return played;
  }

  async #playGood(call: CallRow, also: ToPlay['also']): Promise<Seen> {
    const run = await this.begin(call);
    try {
      await act(run, 'deed');
      if (also === 'whileItLasts') await act(run, 'further');
      await run.visit.time.pass(lookedAtMs);
      await lookFor(run);
      return await see(run);
    } finally {
      run.visit.end();
    }
  }
}

export const began = new Date('2026-09-01T09:00:00Z');
/** So long after the deed a cell is looked at. */
const lookedAtMs = 60_000;

export function sceneOf(call: CallRow): Scene {
  const scene = scenes[call.id];
  if (scene === undefined) throw new Error(`Nobody knows how ${call.id} is played.`);
  return scene;
}

const laysItself = new Set(['switchKey@fresh-key', 'completeSwitch@send-again']);

function layPrimaryOf(visit: Visit, call: CallRow): void {
  if (!laysItself.has(call.id)) layPrimary(visit, call);
}

export async function act(
  { visit, call }: Run,
  what: 'deed' | 'further' | 'look' | 'again',
): Promise<void> {
  const scene = sceneOf(call);
  const deed = what === 'again' ? (scene.again ?? scene.deed) : scene[what];
  await deed?.(visit, householdOf(call.household));
  await visit.time.settle();
}

/** What the household does so that the place of the call is on the page; never on an error page. */
export async function lookFor(run: Run): Promise<void> {
  if (!isErrorPage()) await act(run, 'look');
}

export const isErrorPage = (): boolean => window.location.pathname.startsWith('/error');

export async function see({ visit, call, logged }: Run): Promise<Seen> {
  const sent = visit.wire.log.slice(logged);
  return {
    address: window.location.pathname,
    lines: readPage(),
    switches: await visit.sandbox.switches(),
    storage: storedNow(),
    requests: sent.filter(({ operation }) => operation === call.operation).length,
    answers: new Map(pathsIn(visit.state.answers)),
  };
}

/** A cell as it was played: what was seen, and what is on the page still. */
export interface Played {
  readonly run: Run;
  readonly fault: FaultRow;
  readonly also: ToPlay['also'];
  readonly cell: Cell;
  readonly good: Seen;
  readonly seen: Seen;
}

/** Plays a cell up to where it is looked at. Whoever calls ends the visit. */
export async function playCell(
  player: Player,
  { call, fault, play, also }: ToPlay,
): Promise<Played> {
  const good = await player.good(call, also);
  const run = await player.begin(call);
  try {
    run.visit.wire.lay(play.laid());
    await act(run, 'deed');
    if (also === 'whileItLasts') await act(run, 'further');
    await run.visit.time.pass(lookedAtMs);
    await lookFor(run);
    const found = cellOf(call, fault);
    const cell = also === 'whileItLasts' ? { ...found, ...call.whileItLasts } : found;
    return { run, fault, also, cell, good, seen: await see(run) };
  } catch (error) {
    run.visit.end();
    throw error;
  }
}

/** The fault is mended, and the household makes the call again: the way back first, then what stands there. */
export async function recover({
  run,
  good,
  also,
}: Pick<Played, 'run' | 'good' | 'also'>): Promise<Seen> {
  const { visit, call } = run;
  visit.wire.mend(call.operation);
  if (also === 'changed') await correctName(visit);
  if (isErrorPage()) {
    await goBack(visit);
    await lookFor(run);
  }
  if (call.kind === 'ask') {
    button('/^ask now/i')?.click();
    await visit.time.pass(tenMinutesMs);
    return see(run);
  }
  if (call.repeatedBy.startsWith('nothing')) return see(run);
  const isTried = await tryAgain(visit);
  // On the way back what failed may have been asked for again by itself.
  const isThere = !isTried && isAs(await see(run), good);
  if (!isTried && !isThere) {
    await act(run, 'again');
    // What was failed before the deed was whole stands there failed still.
    await lookFor(run);
    await tryAgain(visit);
  }
  await visit.time.pass(5_000);
  await lookFor(run);
  return see(run);
}

/** A cell that settles is looked at again so long after. */
export const tenMinutesMs = 600_000;

const timeOfDay = /\b\d{1,2}:\d{2}\b/g;

/** The same page, but for what time it is and what is said of what changed. */
export const isAs = (seen: Seen, good: Seen): boolean =>
  seen.address === good.address && steady(seen) === steady(good);

/** What a page says, whenever it says it and however it came to. */
export const steady = ({ lines }: Pick<Seen, 'lines'>): string =>
  lines.join('\n').replaceAll(timeOfDay, 'hh:mm');

/** The way back from the error page. */
async function goBack(visit: Visit): Promise<void> {
  const way = button('/^(go )?back/i') ?? button('/^try again/i');
  if (way === null) throw new Error('There is no way back from the error page.');
  way.click();
  await visit.time.settle();
}

const mostTries = 4;

/** Presses every Try again; whether there was one. */
async function tryAgain(visit: Visit): Promise<boolean> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const again = button('/^(try again|send it again)/i');
    if (again === null) return tries > 0;
    // What binds takes no press in its first second.
    await visit.time.pass(1_500);
    again.click();
    await visit.time.pass(tryMs);
  }
  return true;
}

/** A chain of saves and a commit have their answers by then. */
const tryMs = 15_000;
