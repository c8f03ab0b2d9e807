import type { Failure } from '../../../src/engine';
import { lostReply, moment, refusal } from '../../../src/engine/testing';
import { beat, settlesWithin } from './journey';
import { move, type Move } from './moves';
import { quotes, subjectOf, timerOf, withQuote, type Quote } from './names';
import { alive, type Around, type Flight, type Tab } from './parts';
import type { Place, Surroundings } from './surroundings';

const named = ({ quote, attempt }: Flight): string => `${subjectOf(quote)}, attempt ${attempt},`;

const became = (around: Around, flight: Flight, change: Partial<Flight>): Around => ({
  ...around,
  flights: around.flights
    .map((one) => (one === flight ? { ...one, ...change } : one))
    .filter((one) => one.alive || one.sender !== null),
});

/** What becomes of commits on their way, whatever the tabs do. */
export const arrivals = (
  around: Around,
): readonly { readonly name: string; readonly isCalm: boolean; readonly around: Around }[] =>
  around.flights.flatMap((flight) => {
    if (!flight.alive) return [];
    const { quote, age } = flight;
    const ends = (name: string, answer: Flight['answer'], isCalm = false, from = around) => ({
      name: `partner: ${named(flight)} ${name}`,
      isCalm,
      around: became(from, flight, { alive: false, answer }),
    });
    const made: Around = {
      ...around,
      made: withQuote(around.made, quote, true),
      // It may begin to settle only a beat later.
      stale: withQuote(around.stale, quote, age + 1),
    };
    return [
      ends('never arrives', null, true),
      ...(around.made[quote]
        ? [ends('is done already', 'conflict')]
        : [
            ends('is refused', 'refused'),
            ends('is done', 'made', false, made),
            ends('is done, and refused', 'refused', false, made),
          ]),
    ];
  });

/** What a tab hears of its commit, and of its questions. */
export const answerMoves = (place: Place, around: Surroundings): readonly Move[] => [
  ...place.around.flights.flatMap((flight) => flightMoves(place, around, flight)),
  ...quotes.flatMap((quote) => askMoves(place, around, quote)),
];

function flightMoves(place: Place, around: Surroundings, flight: Flight): readonly Move[] {
  if (flight.sender !== 0) return [];
  const request = requestOf(place.tab, flight);
  if (request === null) return [];
  const { answer } = flight;
  const landed: Place = {
    tab: place.tab,
    around: became(place.around, flight, { sender: null }),
  };
  const failed = (name: string, failure: Failure, isCalm: boolean) =>
    move(
      `${named(flight)} ${name}`,
      () => around.happen(landed, { type: 'callFailed', request, failure, at: moment }),
      { isCalm },
    );
  if (answer === 'stayed') {
    return [failed('is not sent', { kind: 'notSent', status: 0, message: null }, true)];
  }
  const lost = failed('is lost on the way', lostReply, !flight.alive && answer === null);
  switch (answer) {
    case null:
      return [lost];
    case 'made': {
      const event = { type: 'callSucceeded', request, answer: { reference: 'R' } } as const;
      const heard = () => around.happen(landed, { ...event, at: moment });
      return [lost, move(`${named(flight)} is answered`, heard, { isCalm: true })];
    }
    case 'refused':
      return [lost, failed('is answered 503', refusal(503), true)];
    case 'unauthorised':
      return [lost, failed('is answered 401', refusal(401), true)];
    case 'conflict':
      return [lost, failed('is answered 409', refusal(409), true)];
  }
}

/** Number that the page knows it by. */
function requestOf({ page }: Tab, { quote, attempt }: Flight): number | null {
  const found = Object.entries(page.state.commits.flights).find(
    ([, { entry, sent }]) =>
      sent && entry.subject === subjectOf(quote) && entry.attempt === attempt,
  );
  return found === undefined ? null : Number(found[0]);
}

/** A question is answered as it was when it left (by an old copy too) or as it is by now, or fails. */
function askMoves(place: Place, around: Surroundings, quote: Quote): readonly Move[] {
  const { tab, around: now } = place;
  const asked = tab.asked[quote];
  const request = tab.page.state.commits.watches[timerOf(quote)]?.ask?.request;
  if (asked === null || request === undefined) return [];
  const answer = (isMade: boolean): Move =>
    move(
      `is told ${isMade ? 'yes' : 'no'} of ${subjectOf(quote)}`,
      () => around.happen(place, { type: 'callSucceeded', request, answer: isMade, at: moment }),
      { isCalm: true, isNo: !isMade && (asked.isNone || now.beyond) },
    );
  const failed = move(`is not told of ${subjectOf(quote)}`, () =>
    around.happen(place, { type: 'callFailed', request, failure: lostReply, at: moment }),
  );
  return [
    ...(now.made[quote] ? [answer(true)] : []),
    ...(asked.mayBeNo ? [answer(false)] : []),
    failed,
  ];
}

/** Later ones are as this one. */
const oldest = settlesWithin / beat;

/** Between the writing and the knowledge that it did not leave no time passes. */
export const isInstant = ({ flights }: Around): boolean =>
  flights.some(({ answer }) => answer === 'stayed');

/** It is so late that a commit that has left would be older than is assumed. */
export const isLate = (around: Around): boolean =>
  alive(around).some(({ age }) => (age + 1) * beat >= settlesWithin);

/** The same a beat later. */
export const laterAround = (around: Around): Around => ({
  ...around,
  stale: [Math.max(0, around.stale[0] - 1), Math.max(0, around.stale[1] - 1)],
  flights: around.flights.map((flight) =>
    flight.alive ? { ...flight, age: Math.min(flight.age + 1, oldest) } : flight,
  ),
  beyond: around.beyond || isLate(around),
});

export function laterTab(tab: Tab): Tab {
  const isDue = (timer: Tab['timers'][0]): Tab['timers'][0] =>
    timer === null || timer.seconds > beat ? timer : { ...timer, due: true };
  return { ...tab, timers: [isDue(tab.timers[0]), isDue(tab.timers[1])] };
}
