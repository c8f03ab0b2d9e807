// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { runs } from '../full';
import {
  type Act,
  all,
  chooseOffset,
  comeBack,
  complete,
  findAddress,
  moreInfo,
  pay,
  switchNow,
  toOffset,
  viewQuotes,
} from '../matrix/play/acts';
import { steady } from '../matrix/play/cell';
import { householdOf, walk, type Waypoint } from '../matrix/play/households';
import { readPage } from '../matrix/play/read-page';
import { Visit } from '../matrix/play/visit';
import { openWorld, type World } from '../matrix/play/world';

const home = householdOf('dualOne');

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.end());
afterEach(() => vi.restoreAllMocks());

/** Where somebody leaves the page alone. */
interface Stop {
  readonly at: string;
  readonly from: Waypoint;
  /** What it does there before: it types, and does not leave the field. */
  readonly before?: Act;
  /** What it does there after, up to a waypoint; none where that is where it stands. */
  readonly after?: Act;
  /** What it typed, as a call says it in the end. */
  readonly said?: string;
  /** From where it walks on to the end of the switch; none where that is behind it. */
  readonly on: Waypoint | null;
}

const type =
  (section: string, field: string, value: string | number | boolean): Act =>
  (visit) =>
    visit.send({ type: 'fieldAnswered', section, field, value });

const beginPreviousAddress: Act = async (visit) => {
  await type('address', 'years', 1)(visit, home);
  const list = { section: 'address', field: 'previousAddresses' } as const;
  await visit.send({ type: 'itemOpened', ...list, index: null });
  await type('previousAddress', 'line1', '9 Old Street')(visit, home);
};

const finishPreviousAddress: Act = async (visit) => {
  for (const [field, value] of Object.entries({ postcode: 'LS1 1AA', city: 'Leeds', years: 4 }))
    await type('previousAddress', field, value)(visit, home);
  await visit.send({ type: 'itemSaved', section: 'address', field: 'previousAddresses' });
};

const payOffset: Act = all(pay, comeBack(true));

const stops: readonly Stop[] = [
  {
    at: 'the postcode',
    from: 'opened',
    before: type('yourHome', 'postcode', 'CB99 1AA'),
    said: '"postcode":"CB991AA"',
    on: 'postcode',
  },
  { at: 'the address that was found', from: 'chosen', on: 'chosen' },
  {
    at: 'the usage',
    from: 'toUsage',
    before: type('usageCombined', 'gasUsage', 9_876),
    said: '"estimatedGasUsage":9876',
    on: 'toUsage',
  },
  { at: 'the results', from: 'quote', on: 'quote' },
  {
    at: 'the details of a tariff',
    from: 'quote',
    before: moreInfo,
    after: switchNow,
    on: 'plan',
  },
  {
    at: 'about you',
    from: 'plan',
    before: type('aboutYou', 'firstName', 'Grace'),
    said: '"firstName":"Grace"',
    on: 'plan',
  },
  {
    at: 'the address and a previous one',
    from: 'aboutYou',
    before: beginPreviousAddress,
    after: finishPreviousAddress,
    said: '"lengthOfResidencyInMonths":12',
    on: 'aboutYou',
  },
  { at: 'the gas meter', from: 'addresses', on: 'addresses' },
  { at: 'the electricity meter', from: 'toElectricityMeter', on: 'toElectricityMeter' },
  {
    at: 'the terms',
    from: 'meters',
    before: type('terms', 'suppliersTermsAndConditionsAreAccepted', true),
    said: '"suppliersTermsAndConditionsAreAccepted":true',
    on: 'meters',
  },
  {
    at: 'the payment',
    from: 'terms',
    before: type('payment', 'accountName', 'G Marsh'),
    said: '"accountName":"G Marsh"',
    on: 'terms',
  },
  { at: 'the last sheet', from: 'payment', on: 'payment' },
  {
    at: 'the switch that is done',
    from: 'switched',
    after: all(toOffset, chooseOffset, payOffset),
    on: null,
  },
  {
    at: 'the offset',
    from: 'switched',
    before: all(toOffset, chooseOffset),
    after: payOffset,
    said: '"projectPercentage":50',
    on: null,
  },
];

const anHour = 3_600_000;

const look = (visit: Visit) => ({
  address: window.location.href,
  page: steady({ lines: readPage() }),
  answers: visit.state.answers,
  drafts: visit.state.progress.drafts,
});

/** The page goes out of sight, or comes back. */
function turn(sight: 'hidden' | 'visible'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(sight);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** An hour passes, and the page is there again. */
const hours: readonly {
  readonly how: string;
  readonly pass: (visit: Visit) => Promise<void>;
  /** Calls for a token in it. */
  readonly tokens: number;
}[] = [
  { how: 'in sight', pass: (visit) => visit.time.pass(anHour), tokens: 360 },
  {
    how: 'out of sight',
    pass: async (visit) => {
      turn('hidden');
      const { length } = visit.wire.log;
      await visit.time.pass(anHour);
      expect(visit.wire.log).toHaveLength(length);
      turn('visible');
      await visit.time.settle();
    },
    tokens: 1,
  },
];

/** The page has had no time for anything when the household goes on. */
const presses = [
  {
    when: 'in the moment of the return',
    wake: async (visit: Visit) => {
      turn('hidden');
      await visit.time.pass(anHour);
      turn('visible');
    },
  },
  {
    when: 'when the machine wakes up',
    // No timer was run in its sleep.
    wake: (visit: Visit) => {
      vi.setSystemTime(Date.now() + anHour);
      return visit.time.settle();
    },
  },
].flatMap((moment) => [
  { ...moment, what: 'the search', from: 'postcode', press: findAddress, to: 'found' } as const,
  { ...moment, what: 'the quote', from: 'newTariff', press: viewQuotes, to: 'quote' } as const,
  { ...moment, what: 'the switch', from: 'payment', press: complete, to: 'switched' } as const,
]);

// In `npm test` each place in one of the two ways, in turn.
const plays = hours.flatMap((hour, way) =>
  stops.filter((_, at) => runs((at + way) % 2 === 0, true)).map((stop) => ({ ...stop, ...hour })),
);

describe('after an hour', () => {
  it.each(plays)('$how $at is as it was left, and leads on', async (play) => {
    const visit = new Visit(world.options);
    try {
      await visit.standAt(await world.player.standing('dualOne', play.from));
      await play.before?.(visit, home);
      await visit.time.pass(1_000);
      const left = look(visit);
      const old = [...visit.wire.log];
      await play.pass(visit);
      expect(look(visit)).toEqual(left);
      const asked = visit.wire.log.slice(old.length).map(({ operation }) => operation);
      expect(asked).toEqual(Array.from({ length: play.tokens }, () => 'token'));
      await goOnToTheEnd(visit, play);
      expect(await visit.sandbox.switches()).toHaveLength(1);
      const sent = visit.wire.log.slice(old.length);
      expect(JSON.stringify(sent.map(({ body }) => body))).toContain(play.said ?? '');
      const stale = new Set([null, ...old.map(({ sent: { bearer } }) => bearer)]);
      const calls = sent.filter(({ operation }) => operation !== 'token');
      expect(calls.length).toBeGreaterThan(0);
      for (const {
        operation,
        sent: { bearer },
        status,
      } of calls)
        expect([operation, stale.has(bearer), status]).toEqual([operation, false, 200]);
      expect(visit.troubles).toEqual([]);
    } finally {
      visit.end();
    }
  });

  it.each(presses)('$when, $what is done at once', async ({ wake, from, press, to }) => {
    const visit = new Visit(world.options);
    try {
      await visit.standAt(await world.player.standing('dualOne', from));
      await wake(visit);
      await press(visit, home);
      await visit.time.pass(2_000);
      await walk(visit, home, to, 'switched');
      expect([window.location.pathname, visit.troubles]).toEqual(['/switch-complete', []]);
      expect(await visit.sandbox.switches()).toHaveLength(1);
    } finally {
      visit.end();
    }
  });
});

async function goOnToTheEnd(visit: Visit, { after, on }: Stop): Promise<void> {
  await after?.(visit, home);
  if (on === null) {
    expect(readPage().join('\n')).toMatch(/thank you/i);
    return;
  }
  await walk(visit, home, on, 'switched');
  expect(window.location.pathname).toBe('/switch-complete');
}
