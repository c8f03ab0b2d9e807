import { greaterEntry, type JourneyEvent, type LedgerEntry } from '../../../src/engine';
import { moment } from '../../../src/engine/testing';
import { beat } from './journey';
import { type Move } from './moves';
import { quoteOf, quotes, subjectOf, timerOf, type Side } from './names';
import {
  isOpen,
  mayEnd,
  ledgerOf,
  withQuote,
  withTab,
  type Step,
  type Surroundings,
} from './surroundings';
import { alive, type World } from './world';

const day = 24 * 60 * 60 * 1000;

/** What the browser does for a tab: lock, storage, timers, reload, and the way out. */
export function browserMoves(world: World, around: Surroundings, side: Side): readonly Move[] {
  const tab = world.tabs[side];
  const { commits } = tab.page.state;
  const move = (name: string, step: () => Step): Move => ({
    name: `${side}: ${name}`,
    no: null,
    step,
  });
  const hear = (name: string, event: JourneyEvent, from: World = world): Move =>
    move(name, () => around.happen(from, side, event));
  const ledger = ledgerOf(world);
  const isLockFree = world.lock === null || world.lock === side;
  const read = (cause: 'storage' | 'return', lockIsFree: boolean): JourneyEvent => ({
    type: 'ledgerRead',
    ledger,
    cause,
    kept: null,
    lockIsFree,
    at: moment,
  });
  const moves: Move[] = [];
  if (tab.unheard) {
    moves.push(
      hear(
        'hears the storage',
        read('storage', isLockFree),
        withTab(world, side, { unheard: false }),
      ),
    );
  }
  if (isLockFree && tab.watchesLock) {
    moves.push(
      hear(
        'hears that the lock is free',
        { type: 'lockFreed', ledger, at: moment },
        withTab(world, side, { watchesLock: false }),
      ),
    );
  }
  if (isLockFree && world.storage.some((entry) => entry?.state === 'sending')) {
    moves.push(hear('finds what is sending and the lock free', read('return', true)));
  }
  if (commits.chain?.phase === 'locking' && world.lock === side) {
    moves.push(
      hear('has the lock', { type: 'lockTaken', sequence: 'save', ledger, kept: true, at: moment }),
    );
  }
  for (const quote of quotes) {
    const timer = tab.timers[quote];
    if (timer === null || !mayEnd(tab, quote)) continue;
    const { seconds, due } = timer;
    if (!due && seconds >= beat) continue;
    const waited: JourneyEvent = {
      type: 'waited',
      timer: timerOf(quote),
      seconds,
      online: true,
      at: moment,
    };
    // Copies of the partner's data differ for less than the shortest wait.
    const stale = withQuote(world.stale, quote, seconds < beat ? 0 : world.stale[quote]);
    const timers = withQuote(tab.timers, quote, null);
    const ended = withTab({ ...world, stale }, side, { timers });
    moves.push(hear(`has waited ${seconds} s for ${subjectOf(quote)}`, waited, ended));
  }
  moves.push(
    ...leaving(world, around, side),
    move('reloads', () => reloaded(world, around, side, moment)),
  );
  if (
    world.storage.some((entry) => entry?.state === 'doubt' && entry.away === 0) &&
    (world.beyond || alive(world).length === 0)
  ) {
    moves.push(move('reloads a day later', () => reloaded(world, around, side, moment + day)));
  }
  return moves;
}

/** What is planned is written down and leaves, or not. */
function leaving(world: World, around: Surroundings, side: Side): readonly Move[] {
  const planned = Object.entries(world.tabs[side].page.state.commits.flights).find(
    ([, { sent }]) => !sent,
  );
  if (planned === undefined) return [];
  const [number, { entry: unstamped }] = planned;
  const request = Number(number);
  // Each is sent later than all that were written down before it.
  const sends = world.storage.reduce((sum, one) => sum + (one?.attempt ?? 0), 1);
  const entry = { ...unstamped, sentAt: moment + sends * 1000, writtenAt: moment };
  const quote = quoteOf(entry.subject);
  const move = (name: string, step: () => Step): Move => ({
    name: `${side}: ${name}`,
    no: null,
    step,
  });
  const notSent = move(`cannot send ${entry.subject}`, () =>
    around.happen(world, side, {
      type: 'callFailed',
      request,
      failure: { kind: 'notSent', status: 0, message: null },
      at: moment,
    }),
  );
  const why = obstacle(world, side, entry);
  if (why !== null) {
    const event: JourneyEvent = {
      type: 'commitBlocked',
      request,
      why,
      ledger: ledgerOf(world),
      at: moment,
    };
    return [notSent, move(`is blocked: ${why}`, () => around.happen(world, side, event))];
  }
  const noted = (): World => around.written(world, side, entry);
  const leave = (): Step => {
    const heard = around.happen(noted(), side, { type: 'commitSent', request, entry, kept: true });
    const flight = {
      quote,
      attempt: entry.attempt,
      sender: side,
      alive: true,
      age: 0,
      answer: null,
    };
    return {
      world: {
        ...heard.world,
        flights: [...heard.world.flights, flight],
      },
      failures: [...leftFailures(world, entry), ...heard.failures],
    };
  };
  return [
    notSent,
    move(`sends ${entry.subject}, attempt ${entry.attempt}`, leave),
    move('writes it down and is gone', () => reloaded(noted(), around, side, moment)),
  ];
}

/** As the saga looks at it right before the writing. */
function obstacle(world: World, side: Side, entry: LedgerEntry): 'otherTab' | 'inDoubt' | null {
  if (world.lock !== side) return 'otherTab';
  const present = world.storage[quoteOf(entry.subject)];
  const isGreatest = present === null || greaterEntry(present, entry) === entry;
  return world.storage.some((one) => one !== null && isOpen(one)) || !isGreatest ? 'inDoubt' : null;
}

/** O7, O8: each leaves once, and another of the home only after the warning was ticked. */
function leftFailures(world: World, entry: LedgerEntry): readonly string[] {
  const quote = quoteOf(entry.subject);
  const another = world.storage[quote === 0 ? 1 : 0];
  const isWarned = another?.state === 'done' || another?.state === 'aside';
  return [
    ...(entry.state !== 'sending' || entry.attempt <= (world.storage[quote]?.attempt ?? 0)
      ? [`O7 attempt ${entry.attempt} left twice`]
      : []),
    ...(isWarned && !entry.again ? ['O8 sent unawares'] : []),
  ];
}

/** The page is gone with all that it waited for, and stands there anew. */
function reloaded(world: World, around: Surroundings, side: Side, at: number): Step {
  const { quote } = world.tabs[side];
  const flights = world.flights
    .map((flight) => (flight.sender === side ? { ...flight, sender: null } : flight))
    .filter((flight) => flight.alive || flight.sender !== null);
  const gone: World = {
    ...withTab(world, side, {
      page: around.pages.fresh(quote),
      timers: [null, null],
      asked: [null, null],
      unheard: false,
      watchesLock: false,
    }),
    lock: world.lock === side ? null : world.lock,
    flights,
  };
  const ledger = ledgerOf(world);
  return around.happen(gone, side, {
    type: 'ledgerRead',
    ledger,
    cause: 'start',
    kept: true,
    lockIsFree: false,
    at,
  });
}
