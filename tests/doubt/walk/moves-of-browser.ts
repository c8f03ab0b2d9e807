import { greaterEntry, type JourneyEvent, type LedgerEntry } from '../../../src/engine';
import { moment } from '../../../src/engine/testing';
import { beat, mostAttempts } from './journey';
import { move, type Move } from './moves';
import { quoteOf, quotes, subjectOf, timerOf, withQuote } from './names';
import { isMakingSure, isOpen } from './page';
import { alive, type Around, type Flight, type Tab } from './parts';
import {
  entriesOf,
  ledgerOf,
  quoteNow,
  quietly,
  type Place,
  type Step,
  type Surroundings,
} from './surroundings';

const day = 24 * 60 * 60 * 1000;
const calm = { isCalm: true };

/** What the browser does for a tab: lock, storage, timers, reload, and the way out. */
export function browserMoves(place: Place, around: Surroundings): readonly Move[] {
  const { tab } = place;
  const { storage, flights } = place.around;
  const moves = [
    ...hearings(place, around),
    ...timersEnd(place, around),
    ...leaving(place, around),
    move('reloads', () => reloaded(place, around, moment)),
  ];
  const isQuiet = place.around.beyond || alive({ flights }).length === 0;
  if (
    around.bounds.aDay &&
    isQuiet &&
    storage.some((entry) => entry?.state === 'doubt' && entry.away === 0)
  ) {
    moves.push(
      move('reloads a day later', () => reloaded({ ...place, tab }, around, moment + day)),
    );
  }
  return moves;
}

/** What it is told by the storage and the lock. */
function hearings(place: Place, around: Surroundings): readonly Move[] {
  const { tab, around: now } = place;
  const ledger = ledgerOf(now);
  const isLockFree = now.lock !== 1;
  const hear = (name: string, event: JourneyEvent, change: Partial<Tab> = {}): Move =>
    move(name, () => around.happen({ tab: { ...tab, ...change }, around: now }, event), calm);
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
    moves.push(hear('hears the storage', read('storage', isLockFree), { unheard: false }));
  }
  if (isLockFree && now.storage.some((entry) => entry?.state === 'sending')) {
    moves.push(hear('finds what is sending and the lock free', read('return', true)));
  }
  if (tab.page.state.commits.chain?.phase === 'locking' && now.lock === 0) {
    const taken = {
      type: 'lockTaken',
      sequence: 'save',
      ledger,
      kept: true,
      unsettled: [],
      at: moment,
    } as const;
    moves.push(hear('has the lock', taken));
  }
  return moves;
}

function timersEnd({ tab, around: now }: Place, around: Surroundings): readonly Move[] {
  return quotes.flatMap((quote) => {
    const timer = tab.timers[quote];
    if (timer === null || (!timer.due && timer.seconds >= beat)) return [];
    const { seconds } = timer;
    const waited: JourneyEvent = {
      type: 'waited',
      timer: timerOf(quote),
      seconds,
      online: true,
      at: moment,
    };
    // Copies of the partner's data differ for less than the shortest wait since its answer.
    const entry = entriesOf(tab.page).find(({ subject }) => subject === subjectOf(quote));
    const isOver = entry !== undefined && isMakingSure(entry);
    const stale = withQuote(now.stale, quote, isOver ? 0 : now.stale[quote]);
    const timers = withQuote(tab.timers, quote, null);
    const ended: Place = { tab: { ...tab, timers }, around: { ...now, stale } };
    const name = `has waited ${seconds} s for ${subjectOf(quote)}`;
    return [move(name, () => around.happen(ended, waited), calm)];
  });
}

/** What is planned is written down and leaves, or not. */
function leaving(place: Place, around: Surroundings): readonly Move[] {
  const planned = Object.entries(place.tab.page.state.commits.flights).find(
    ([, { sent }]) => !sent,
  );
  if (planned === undefined) return [];
  const [number, { entry: unstamped }] = planned;
  const request = Number(number);
  const { attempt, subject } = unstamped;
  const entry = { ...unstamped, sentAt: moment + attempt * 1000, writtenAt: moment };
  const sends = place.around.storage.reduce(
    (sum, one) => (one === null || one.subject === subject ? sum : sum + one.attempt),
    attempt,
  );
  const isSpent = attempt > mostAttempts || sends > around.bounds.sends;
  const failure = { kind: 'notSent', status: 0, message: null } as const;
  const notSent = move(
    `cannot send ${subject}`,
    () => around.happen(place, { type: 'callFailed', request, failure, at: moment }),
    { isCalm: isSpent },
  );
  const why = obstacle(place.around, entry);
  if (why !== null) {
    const ledger = ledgerOf(place.around);
    const event = { type: 'commitBlocked', request, why, ledger, at: moment } as const;
    return [notSent, move(`is blocked: ${why}`, () => around.happen(place, event), calm)];
  }
  if (isSpent) return [notSent];
  const noted = (): Step => around.written(place, entry);
  const leave = (change: Partial<Flight>) => (): Step => {
    const written = noted();
    const heard = around.happen(written, { type: 'commitSent', request, entry, kept: true });
    const quote = quoteOf(subject);
    const flight = {
      quote,
      attempt,
      sender: 0,
      alive: true,
      age: 0,
      answer: null,
      ...change,
    } as const;
    return {
      ...heard,
      around: { ...heard.around, flights: [...heard.around.flights, flight] },
      tells: written.tells || heard.tells,
      failures: [...leftFailures(place.around, entry), ...heard.failures],
    };
  };
  return [
    notSent,
    move(`sends ${subject}, attempt ${attempt}`, leave({}), calm),
    ...(entry.takenBack === 0
      ? [
          move(
            `writes ${subject} down, and cannot send it`,
            leave({ alive: false, answer: 'stayed' }),
          ),
        ]
      : []),
    move('writes it down and is gone', () => {
      const written = noted();
      const gone = reloaded(written, around, moment);
      return { ...gone, tells: written.tells || gone.tells };
    }),
  ];
}

/** As the saga looks at it right before the writing. */
function obstacle({ lock, storage }: Around, entry: LedgerEntry): 'otherTab' | 'inDoubt' | null {
  if (lock !== 0) return 'otherTab';
  const present = storage[quoteOf(entry.subject)];
  const isGreatest = present === null || greaterEntry(present, entry) === entry;
  return storage.some((one) => one !== null && isOpen(one)) || !isGreatest ? 'inDoubt' : null;
}

/** O7, O8: each leaves once, and another of the home only after the warning was ticked. */
function leftFailures({ storage }: Around, entry: LedgerEntry): readonly string[] {
  const quote = quoteOf(entry.subject);
  const another = storage[quote === 0 ? 1 : 0];
  const isWarned = another?.state === 'done' || another?.state === 'aside';
  return [
    ...(entry.state !== 'sending' || entry.attempt <= (storage[quote]?.attempt ?? 0)
      ? [`O7 attempt ${entry.attempt} left twice`]
      : []),
    ...(isWarned && !entry.again ? ['O8 sent unawares'] : []),
  ];
}

/** The page is gone with all that it waited for, and stands there anew. */
function reloaded({ tab, around: now }: Place, around: Surroundings, at: number): Step {
  const flights = now.flights
    .map((flight) => (flight.sender === 0 ? { ...flight, sender: null } : flight))
    .filter((flight) => flight.alive || flight.sender !== null);
  const gone: Place = {
    tab: {
      page: around.pages.fresh(quoteNow(tab.page)),
      timers: [null, null],
      asked: [null, null],
      unheard: false,
    },
    around: { ...now, lock: now.lock === 0 ? null : now.lock, flights },
  };
  const started = { type: 'ledgerRead', cause: 'start', kept: true, lockIsFree: false } as const;
  return around.happen(quietly(gone), { ...started, ledger: ledgerOf(now), at });
}
