import { describe, expect, it } from 'vitest';
import type { CompiledCommit, CompiledJourney } from '../../src/journey';
import { patiently } from '../../tools/run/patience.js';
import { runs } from '../full';
import { askedWith, formWith } from './walk/journey';
import { walk, type Walk } from './walk/walk';

const timeout = patiently(runs(120_000, 30 * 60_000));

interface Space {
  readonly quotes: readonly [0, 0 | 1];
  /** Commits that are sent in all; nobody presses any more after the last. */
  readonly sends: number;
  readonly takesQuotes?: boolean;
  readonly aDay?: boolean;
  readonly mayBeLate?: boolean;
  readonly about?: CompiledJourney;
}

const walked = ({ takesQuotes = false, aDay = false, mayBeLate = false, ...rest }: Space): Walk =>
  walk({ takesQuotes, aDay, mayBeLate, ...rest });

const small: readonly (readonly [string, Space])[] = [
  [
    'each tab about either quote at any time, a day away: one commit',
    { quotes: [0, 0], sends: 1, takesQuotes: true, aDay: true },
  ],
];
const large: readonly (readonly [string, Space])[] = [
  ['both tabs about one quote: two commits', { quotes: [0, 0], sends: 2 }],
  ['both tabs about one quote, a day away: two commits', { quotes: [0, 0], sends: 2, aDay: true }],
  ['each tab about a quote of its own: two commits', { quotes: [0, 1], sends: 2 }],
  [
    'later than is assumed, each tab about either quote: one commit',
    { quotes: [0, 0], sends: 1, takesQuotes: true, mayBeLate: true },
  ],
];

describe('every state of two tabs and two quotes of one home (O1, O3, O5 to O8, O10, O12)', () => {
  it.each([...small, ...runs([], large)])(
    'is true and safe, and comes to an end: %s',
    (_, space) => {
      const { found, isWhole } = walked(space);
      expect(found).toBeNull();
      expect(isWhole).toBe(true);
    },
    timeout,
  );

  const one: Space = { quotes: [0, 0], sends: 1 };
  it.each<[string, string, Space, Partial<CompiledCommit>]>([
    ['a no that came too early is believed', 'O3', one, { settlesWithin: 0 }],
    [
      'another answer is taken for a no',
      'O3',
      one,
      { confirmBy: askedWith({ noWhen: true, doneWhen: false }) },
    ],
    ['a no is taken for a yes', 'O1', one, { confirmBy: askedWith({ doneWhen: true }) }],
    [
      'each quote passes for a home of its own',
      'O8',
      { quotes: [0, 1], sends: 2 },
      { same: { var: 'quote' } },
    ],
    [
      'no answer is understood',
      'O12',
      one,
      { confirmBy: askedWith({ doneWhen: false, noWhen: false }) },
    ],
  ])(
    'is not where %s',
    (_, rule, space, change) => {
      const { found } = walked({ ...space, about: formWith(change) });
      expect(found?.failures.join(', ')).toContain(rule);
    },
    timeout,
  );
});
