import type { JourneyEvent } from '../../../src/engine';
import { lostReply, moment, refusal } from '../../../src/engine/testing';
import { beat, settlesWithin } from './journey';
import type { Move } from './moves';
import { quotes, sides, subjectOf, timerOf, withSide, type Quote, type Side } from './names';
import { withQuote, type Step, type Surroundings } from './surroundings';
import { alive, type Flight, type Tab, type Timer, type World } from './world';

/** What the partner and the network do, and that time passes. */
export const partnerMoves = (world: World, around: Surroundings): readonly Move[] => [
  ...world.flights.flatMap((flight) => flightMoves(world, around, flight)),
  ...sides.flatMap((side) => quotes.flatMap((quote) => askMoves(world, around, side, quote))),
  ...beatMoves(world, around.mayBeLate),
];

const plain = (name: string, step: () => Step): Move => ({ name, no: null, step });

function flightMoves(world: World, around: Surroundings, flight: Flight): readonly Move[] {
  const { quote, attempt, sender } = flight;
  const its = `${subjectOf(quote)}, attempt ${attempt},`;
  const became = (change: Partial<Flight>, from: World = world): World => ({
    ...from,
    flights: world.flights
      .map((one) => (one === flight ? { ...one, ...change } : one))
      .filter((one) => one.alive || one.sender !== null),
  });
  const quiet = (name: string, next: () => World): Move =>
    plain(`partner: ${its} ${name}`, () => ({ world: next(), failures: [] }));
  const ends = (answer: Flight['answer']) => () => became({ alive: false, answer });
  const done = (answer: Flight['answer']) => () =>
    became(
      { alive: false, answer },
      {
        ...world,
        made: withQuote(world.made, quote, true),
        // It may begin to settle only a beat later.
        stale: withQuote(world.stale, quote, flight.age + 1),
      },
    );
  const arrivals: readonly Move[] = !flight.alive
    ? []
    : [
        quiet('never arrives', ends(null)),
        world.made[quote]
          ? quiet('is done already', ends('conflict'))
          : quiet('is refused', ends('refused')),
        ...(world.made[quote]
          ? []
          : [quiet('is done', done('made')), quiet('is done, and refused', done('refused'))]),
      ];
  if (sender === null) return arrivals;
  const request = requestOf(world.tabs[sender], flight);
  if (request === null) return arrivals;
  const heard = (name: string, event: JourneyEvent): Move =>
    plain(`${sender}: ${its} ${name}`, () =>
      around.happen(became({ sender: null }), sender, event),
    );
  const failed = (
    name: string,
    failure: Extract<JourneyEvent, { type: 'callFailed' }>['failure'],
  ) => heard(name, { type: 'callFailed', request, failure, at: moment });
  const answers: Readonly<Record<NonNullable<Flight['answer']>, Move>> = {
    made: heard('is answered', {
      type: 'callSucceeded',
      request,
      answer: { reference: 'R' },
      at: moment,
    }),
    refused: failed('is answered 503', refusal(503)),
    conflict: failed('is answered 409', refusal(409)),
  };
  return [
    ...arrivals,
    failed('is lost on the way', lostReply),
    ...(flight.answer === null ? [] : [answers[flight.answer]]),
  ];
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
function askMoves(world: World, around: Surroundings, side: Side, quote: Quote): readonly Move[] {
  const tab = world.tabs[side];
  const asked = tab.asked[quote];
  const request = tab.page.state.commits.watches[timerOf(quote)]?.ask?.request;
  if (asked === null || request === undefined) return [];
  const answer = (isMade: boolean): Move => ({
    name: `${side}: is told ${isMade ? 'yes' : 'no'} of ${subjectOf(quote)}`,
    no: isMade || !(asked.isNone || world.beyond) ? null : quote,
    step: () =>
      around.happen(world, side, { type: 'callSucceeded', request, answer: isMade, at: moment }),
  });
  const failed = plain(`${side}: is not told of ${subjectOf(quote)}`, () =>
    around.happen(world, side, { type: 'callFailed', request, failure: lostReply, at: moment }),
  );
  return [
    ...(world.made[quote] ? [answer(true)] : []),
    ...(asked.mayBeNo ? [answer(false)] : []),
    failed,
  ];
}

/** Later ones are as this one. */
const oldest = settlesWithin / beat;

/** A beat passes: no commit that has left is older than is assumed, but where that is allowed. */
function beatMoves(world: World, mayBeLate: boolean): readonly Move[] {
  const isLate = alive(world).some(({ age }) => (age + 1) * beat >= settlesWithin);
  if (isLate && !mayBeLate) return [];
  const isDue = (timer: Timer | null): Timer | null =>
    timer === null || timer.seconds > beat ? timer : { ...timer, due: true };
  const waits = world.tabs.some(({ timers }) =>
    timers.some((timer) => timer !== null && !timer.due && timer.seconds <= beat),
  );
  const [first, second] = world.stale;
  if (!waits && alive(world).length === 0 && first + second === 0) return [];
  const stale = [Math.max(0, first - 1), Math.max(0, second - 1)] as const;
  const later = sides.reduce(
    (tabs, side) =>
      withSide(tabs, side, {
        ...tabs[side],
        timers: [isDue(tabs[side].timers[0]), isDue(tabs[side].timers[1])],
      }),
    world.tabs,
  );
  const flights = world.flights.map((flight) =>
    flight.alive ? { ...flight, age: Math.min(flight.age + 1, oldest) } : flight,
  );
  return [
    plain(`${beat} s pass`, () => ({
      world: { ...world, tabs: later, flights, stale, beyond: world.beyond || isLate },
      failures: [],
    })),
  ];
}
