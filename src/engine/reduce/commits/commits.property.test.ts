import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../tests/full';
import { allEntries, isOpen } from '../../commits';
import { createEngine } from '../../create-engine';
import {
  commitStates,
  type Effect,
  type Failure,
  type JourneyEvent,
  type JourneyState,
  type Ledger,
  type LedgerEntry,
} from '../../model';
import { entry, moment, neverLeft } from '../../testing';
import { doubtful, filled, locked, order, press, sending, unsent } from '../../testing/order';

/** Built from the state and what was planned when its turn comes; null for what does not fit. */
type Move = (state: JourneyState, planned: readonly Effect[]) => JourneyEvent | null;

const at = moment;
const ledgerOf = (entries: readonly LedgerEntry[]): Ledger => ({ order: entries });

const failure: fc.Arbitrary<Failure> = fc.constantFrom<Failure>(
  { kind: 'network', status: 0, message: null },
  neverLeft,
  ...[401, 409, 500, 503].map((status) => ({ kind: 'http', status, message: null }) as const),
);
const others = fc
  .record({
    subject: fc.constantFrom('q1', 'q2'),
    state: fc.constantFrom(...commitStates),
    attempt: fc.integer({ min: 1, max: 3 }),
    watched: fc.constantFrom(0, 200, 90_000),
  })
  .map((rest) => entry(rest));

const requestsOf = ({ lookups, commits }: JourneyState): readonly number[] => [
  ...Object.values(lookups).flatMap((one) => (one.status === 'loading' ? [one.request] : [])),
  ...Object.keys(commits.flights).map(Number),
  ...Object.values(commits.watches).flatMap(({ ask }) => (ask === null ? [] : [ask.request])),
];

const pickOf = <T>(all: readonly T[], which: number): T | undefined => all[which % all.length];

const move: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.constantFrom<Move>(
      () => ({ type: 'stepSubmitted', step: 'apply' }),
      () => ({ type: 'sequenceRequested', sequence: 'choose', with: {} }),
      () => ({ type: 'startedAnew' }),
      ({ commits: { chain, ledger } }) =>
        chain === null
          ? null
          : { type: 'lockTaken', sequence: chain.sequence, ledger, kept: true, unsettled: [], at },
      ({ commits: { chain, ledger } }) =>
        chain === null ? null : { type: 'lockRefused', sequence: chain.sequence, ledger, at },
      ({ commits: { ledger } }) => ({ type: 'lockFreed', ledger, at }),
    ),
  },
  fc.constantFrom('apply', 'done', 'look').map((step) => () => ({
    type: 'stepEntered' as const,
    step,
    parameters: {},
    today: '2026-11-21',
    restored: false,
  })),
  fc
    .tuple(
      fc.constantFrom('quote', 'key', 'name', 'home', 'plan'),
      fc.constantFrom('q1', 'q2', 'k2'),
    )
    .map(([name, value]) => () => ({
      type: 'fieldAnswered' as const,
      section: 's',
      field: name,
      value,
    })),
  fc.boolean().map((value) => () => ({
    type: 'fieldAnswered' as const,
    section: 's',
    field: 'again',
    value,
  })),
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.nat(3), fc.constantFrom(true, false, { reference: 'R' }, 'x'))
      .map(([which, answer]): Move => (state) => {
        const request = pickOf(requestsOf(state), which);
        return request === undefined ? null : { type: 'callSucceeded', request, answer, at };
      }),
  },
  fc.tuple(fc.nat(3), failure).map(([which, failed]): Move => (state) => {
    const request = pickOf(requestsOf(state), which);
    return request === undefined ? null : { type: 'callFailed', request, failure: failed, at };
  }),
  {
    weight: 3,
    arbitrary: fc.constant<Move>(({ commits }) => {
      const waiting = Object.entries(commits.flights).find(([, { sent }]) => !sent);
      if (waiting === undefined) return null;
      const [request, flight] = waiting;
      const written = { ...flight.entry, sentAt: at };
      return { type: 'commitSent', request: Number(request), entry: written, kept: true };
    }),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.nat(3), fc.constantFrom(1, 5, 20, 60, 200), fc.boolean())
      .map(([which, seconds, online]): Move => (state) => {
        const timer = pickOf(Object.keys(state.commits.watches), which);
        return timer === undefined ? null : { type: 'waited', timer, seconds, online, at };
      }),
  },
  fc
    .tuple(
      fc.array(others, { maxLength: 2 }),
      fc.constantFrom('start', 'storage', 'return'),
      fc.boolean(),
    )
    .map(([entries, cause, lockIsFree]): Move => () => ({
      type: 'ledgerRead',
      ledger: ledgerOf(entries),
      cause,
      kept: null,
      lockIsFree,
      at,
    })),
  fc
    .constantFrom('askNow', 'sendAgain', 'tryAgain', 'change', 'leave', 'open')
    .map((action) => () => ({
      type: 'commitActed' as const,
      commit: 'order',
      action,
      online: true,
      at,
    })),
);

interface Seen {
  readonly before: JourneyState;
  readonly event: JourneyEvent;
  readonly state: JourneyState;
  readonly effects: readonly Effect[];
}

const engine = createEngine(order, {});
const saved = () => locked(press(filled())).succeed('save', true);
/** From far into it: few walks would come there by themselves. */
const starts = [filled(), saved(), sending(), doubtful(), unsent()].map(({ state }) => state);

function always(numRuns: number, look: (seen: Seen) => void): void {
  fc.assert(
    fc.property(fc.constantFrom(...starts), fc.array(move, { maxLength: 30 }), (start, moves) => {
      let before = start;
      let planned: readonly Effect[] = [];
      for (const next of moves) {
        const event = next(before, planned);
        if (event === null) continue;
        const { state, effects } = engine.apply(before, event);
        look({ before, event, state, effects });
        before = state;
        planned = effects;
      }
    }),
    { numRuns: runs(numRuns, 20 * numRuns) },
  );
}

/** The call that every step of this journey makes when it is entered. */
const isOfPage = ({ lookups }: JourneyState, event: JourneyEvent): boolean =>
  event.type === 'callFailed' &&
  Object.values(lookups).some(
    (one) => one.status === 'loading' && one.request === event.request && one.call === 'load',
  );
const openOf = ({ commits }: JourneyState) => allEntries(commits.ledger).filter(isOpen);
const isDayOld = ({ watched, away }: LedgerEntry): boolean => watched + away >= 86_400;

describe('for any order of events', () => {
  it('nothing is sent while anything of this browser is open (rule 4)', () => {
    always(150, ({ state, effects }) => {
      for (const effect of effects) {
        if (effect.type !== 'call' || effect.commit === null) continue;
        expect(openOf(state).filter((one) => !isDayOld(one))).toEqual([]);
      }
    });
  });

  it('what was sent again is what was sent, and no attempt is counted twice', () => {
    always(100, ({ before, effects }) => {
      for (const effect of effects) {
        if (effect.type !== 'call' || effect.commit === null) continue;
        const { subject, attempt, ties } = effect.commit.entry;
        const known = allEntries(before.commits.ledger).find((one) => one.subject === subject);
        expect(attempt).toBe((known?.attempt ?? 0) + 1);
        expect(effect.body).toEqual(ties.at(-1));
      }
    });
  });

  it('done is known from a good answer, a yes or another tab alone (rule 1)', () => {
    always(100, ({ before, event, state }) => {
      for (const one of allEntries(state.commits.ledger)) {
        const old = allEntries(before.commits.ledger).find(
          ({ subject }) => subject === one.subject,
        );
        if (one.state === 'done' && old?.state !== 'done') {
          expect(['callSucceeded', 'ledgerRead']).toContain(event.type);
        }
      }
    });
  });

  it('the lock is held by a chain alone, and a chain that has ended lets go', () => {
    always(100, ({ before, state, effects }) => {
      const { chain } = state.commits;
      if (before.commits.chain !== null && chain === null) {
        expect(effects.filter(({ type }) => type === 'unlock').length).toBeLessThanOrEqual(1);
      }
      const waits = state.progress.runs['save']?.status === 'running';
      if (waits) expect(chain?.sequence).toBe('save');
      const own = allEntries(state.commits.ledger).find(
        ({ subject }) => subject === chain?.subject,
      );
      // What is planned and has not left is stopped right before it would: the ledger is read once more.
      const isPlanned = Object.values(state.commits.flights).some(({ sent }) => !sent);
      if (own !== undefined && !isPlanned) expect(own.state).not.toBe('doubt');
      if (chain !== null && !waits && chain.sequence === 'save') {
        expect(openOf(state).length + Object.keys(state.commits.flights).length).toBeGreaterThan(0);
      }
    });
  });

  it('a commit is never called back, and what is open never leads to the error page', () => {
    always(100, ({ before, event, state, effects }) => {
      for (const effect of effects) {
        if (effect.type === 'abort') {
          expect(Object.keys(before.commits.flights)).not.toContain(String(effect.request));
        }
        // What a page needs before it can be shown is none of the commit's: the error page says how it stands.
        if (effect.type === 'navigate' && openOf(state).length > 0 && !isOfPage(before, event)) {
          expect(effect.step).not.toBe('error');
        }
      }
    });
  });

  it('what is in doubt is said on every page, and is watched', () => {
    always(60, ({ state }) => {
      for (const doubt of openOf(state).filter((one) => one.state === 'doubt')) {
        expect(state.commits.watches[`order.${doubt.subject}`]?.due).not.toBeNull();
        for (const { id } of order.steps) {
          const subjects = engine.view(state, id).commits.map(({ subject }) => subject);
          expect(subjects).toContain(doubt.subject);
        }
      }
    });
  });

  it('the state stays plain data, and none of it is in the snapshot', () => {
    always(40, ({ state }) => {
      expect(JSON.parse(JSON.stringify(state))).toEqual(state);
      expect(engine.snapshot(state)).not.toHaveProperty('commits');
    });
  });
});
