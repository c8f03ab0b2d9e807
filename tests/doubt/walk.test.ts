import { describe, expect, it } from 'vitest';
import type { CompiledCommit, CompiledJourney } from '../../src/engine';
import { runs } from '../full';
import { form } from './walk/journey';
import { walk } from './walk/walk';

const inTest = 40_000;
const inFull = 30 * 60_000;
const timeout = runs(inTest, inFull);

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
      const { found, states } = walk(runs(15_000, Infinity));
      expect(found).toBeNull();
      expect(states).toBeGreaterThan(15_000);
    },
    timeout,
  );

  it(
    'are so too when a commit is under way for longer than is assumed, but for what rests on it',
    () => {
      expect(walk(runs(5_000, 200_000), { mayBeLate: true }).found).toBeNull();
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
