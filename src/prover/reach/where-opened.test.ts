import { expect, it } from 'vitest';
import { field, journey, section, step } from '../../engine/testing';
import { allOf, ruleOf, type CompiledJourney } from '../../journey';
import type { Rule } from '../../rules';
import { createProver } from '../prover';
import { contextOf } from './context-of';

const is = (path: string, value: string): Rule => ({ '===': [{ var: path }, value] });

/** A sheet that counts for some and opens with two answers, the first of them at this path. */
const opens = (first: string, rest: Partial<CompiledJourney> = {}): CompiledJourney =>
  journey(
    [
      step('apply', [
        section('home', [field('kind', 'kind', 'string'), field('town', 'town', 'string')]),
        section('terms', [field('one', 'one', 'string'), field('two', 'two', 'string')], {
          relevant: is('kind', 'big'),
          opens: [
            { path: first, value: 'a' },
            { path: 'two', value: { if: [is('kind', 'big'), 'a', 'b'] } },
          ],
        }),
      ]),
    ],
    rest,
  );

const forgetting = (path: string): Partial<CompiledJourney> => ({
  forgetting: [{ with: [path], what: 'answer', name: 'kind', initial: null }],
});

/** Whether what the second answer opens with is asked of everybody, or where the sheet counts alone. */
function asked(of: CompiledJourney): 'of all' | 'where it counts' {
  const prover = createProver(of);
  const second = allOf(of, 'opening').find((part) => part.is.path === 'two');
  if (second === undefined) throw new Error('the journey opens with nothing');
  const context = contextOf(prover, ruleOf(second, 'value'));
  if (context === prover.diagrams.yes) return 'of all';
  expect(context).toBe(prover.evaluator.holds(is('kind', 'big')));
  return 'where it counts';
}

it('is where its section counts', () => {
  expect(asked(opens('one'))).toBe('where it counts');
});

it('is not sure where what is set as it opens could change that', () => {
  expect(asked(opens('kind'))).toBe('of all');
  expect(asked(opens('one', forgetting('one')))).toBe('of all');
  expect(asked(opens('one', forgetting('town')))).toBe('where it counts');
});
