import { expect, it } from 'vitest';
import { compile } from '../../compiler';
import { parking, parkingContract } from '../../compiler/fixtures/parking';
import type { CompiledJourney } from '../../journey';
import type { Rule } from '../../rules';
import { variablesUnder } from '../diagrams/ways';
import { createProver } from '../prover';
import { reckonedWith } from './reckoned';

/** The parking permit with these facts more, which are numbers that hang on settings. */
function permitWith(facts: Readonly<Record<string, Rule>>): CompiledJourney {
  const { journey } = compile(parking(), parkingContract);
  if (journey === null) throw new Error('the permit does not compile');
  return { ...journey, facts: { ...journey.facts, ...facts } };
}

const facts = (...names: string[]): readonly Rule[] =>
  names.map((name) => ({ var: `facts.${name}` }));
const either = (...paths: string[]): Rule => ({
  if: [{ and: paths.map((path) => ({ isAnswered: { var: path } })) }, 10, 20],
});

it('what sums are made of, the most used first, and nothing that stands alone', () => {
  const journey = permitWith({
    fee: either('settings.a', 'settings.b'),
    fine: either('settings.c', 'settings.d'),
    both: { '+': facts('fee', 'fine') },
    less: { '-': facts('fee', 'fine') },
    more: { '+': [{ var: 'facts.fee' }, { var: 'settings.e' }] },
    next: { '+': [{ var: 'facts.alone' }, 1] },
  });
  expect(reckonedWith(journey)).toEqual(['facts.fee', 'facts.fine', 'settings.e']);
});

it('what hangs on the one is asked before what hangs on the other, wherever else it is read before', () => {
  const prover = createProver(
    permitWith({
      // Asked for first, and each of the one between those of the other.
      aside: either('settings.a', 'settings.c', 'settings.b', 'settings.d'),
      fee: either('settings.a', 'settings.b'),
      fine: either('settings.c', 'settings.d'),
      both: { '+': facts('fine', 'fee') },
    }),
  );
  prover.value({ rule: { var: 'facts.aside' } });
  const both = prover.value({ rule: { var: 'facts.both' } });
  expect(
    both === null ? [] : variablesUnder(prover.diagrams, both).map(({ term }) => term.key),
  ).toEqual(['d', 'c', 'b', 'a'].map((name) => `settings.${name}`));
});
