import { describe, expect, it } from 'vitest';
import type { CompiledCommit, CompiledJourney } from '../../src/engine';
import { runs } from '../full';
import { form } from './walk/journey';
import { walk } from './walk/walk';

const inTest = 40_000;
const inFull = 30 * 60_000;
const timeout = runs(inTest, inFull);

const sent = ['0: presses', '0: has the lock', '0: sends quote-0, attempt 1'];
const lost = [...sent, '0: quote-0, attempt 1, is lost on the way', '1: hears the storage'];
const gone = 'partner: quote-0, attempt 1, never arrives';
const no = '0: is told no of quote-0';
const beat = ['60 s pass', '0: has waited 60 s for quote-0'];
const refused = [
  ...sent,
  'partner: quote-0, attempt 1, is refused',
  '0: quote-0, attempt 1, is answered 503',
];

/** Farther from the beginning than a walk of every state comes in `npm test`. */
const ways: Readonly<Record<string, readonly string[]>> = {
  'both tabs know of a doubt': lost,
  'it is too late for what was sent': [...lost, gone, no, ...beat, no, ...beat],
  'the partner has none': [...lost, gone, no, ...beat, no, ...beat, no, ...beat, no],
  'it was refused': [...refused, no, '0: has waited 5 s for quote-0', no],
  'a day has passed': [...lost, gone, no, '1: reloads a day later', '1: takes quote-1'],
};

/** The same form, with another commit behind it. */
const formWith = (change: Partial<CompiledCommit>): CompiledJourney => ({
  ...form,
  commits: Object.fromEntries(
    Object.entries(form.commits).map(([id, commit]) => [id, { ...commit, ...change }]),
  ),
});

describe('two tabs and two quotes of one home (O1, O3, O5, O7, O8, O10)', () => {
  it(
    'are true and safe in every state that they can come to',
    () => {
      const { found, states } = walk(runs(15_000, 250_000));
      expect(found).toBeNull();
      expect(states).toBeGreaterThan(15_000);
    },
    timeout,
  );

  it.each(Object.entries(ways))(
    'are so from where %s on',
    (_, along) => {
      expect(walk(runs(4_000, 50_000), { along }).found).toBeNull();
    },
    timeout,
  );

  it(
    'are so too when a commit is under way for longer than is assumed, but for what rests on it',
    () => {
      expect(walk(runs(5_000, 50_000), { mayBeLate: true }).found).toBeNull();
    },
    timeout,
  );

  it.each<[string, string, Partial<CompiledCommit>]>([
    ['a no that came too early is believed', 'O3', { settlesWithin: 0 }],
    [
      'another answer is taken for a no',
      'O3',
      { confirmBy: askedWith({ noWhen: true, doneWhen: false }) },
    ],
    ['a no is taken for a yes', 'O1', { confirmBy: askedWith({ doneWhen: true }) }],
    ['each quote passes for a home of its own', 'O8', { same: { var: 'quote' } }],
  ])(
    'are not where %s',
    (_, rule, change) => {
      const { found } = walk(5_000, { about: formWith(change) });
      expect(found?.failures.join(', ')).toContain(rule);
    },
    timeout,
  );
});

function askedWith(change: Partial<CompiledCommit['confirmBy']>): CompiledCommit['confirmBy'] {
  const [commit] = Object.values(form.commits);
  if (commit === undefined) throw new Error('the form has no commit');
  return { ...commit.confirmBy, ...change };
}
