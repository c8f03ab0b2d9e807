import { expect, it } from 'vitest';
import { compile, createShapeValidators } from '../compiler';
import type { Json } from '../engine';
import { permit, permitValidators } from '../engine/testing';
import { reaction } from '../engine/testing/build';
import type { Origins } from '../journey';
import { getPath } from '../rules';
import { readSuite } from '../scenarios';
import { suiteFiles } from '../scenarios/testing/play';
import { mutate, type Tried } from './mutate';
import { isLonger, named, tickets } from './testing/tickets';

const contract = { openapi: '3.1.0', paths: {} };

/** What became of each change of the fact `pays`, in words. */
function results(files: ReadonlyMap<string, string>, most?: number): readonly string[] {
  const { journey, origins, diagnostics } = compile(files, contract, { traced: true });
  if (journey === null || origins === null) throw new Error(JSON.stringify(diagnostics));
  const suite = readSuite(files);
  expect(suite.problems).toEqual([]);
  const { tried, failed } = mutate(
    {
      ...{ journey, origins, suite, scenarios: suite.scenarios },
      validators: createShapeValidators(journey),
    },
    {
      written: (file, pointer) =>
        getPath(JSON.parse(files.get(file) ?? '') as Json, pointer.slice(1).replaceAll('/', '.')),
      wanted: ({ file }) => file.startsWith('facts/'),
      most,
    },
  );
  expect(failed).toEqual([]);
  return tried.map(said);
}

const said = ({ mutant, result }: Tried): string =>
  `${mutant.words}: ${result.is === 'unnoticed' ? result.cause : result.is}`;

it('scenarios on both sides of the edge notice every change of a comparison', () => {
  expect(results(tickets([named(4, false), named(5, true)]))).toEqual([
    'always true: noticed',
    'always false: noticed',
    '`>` became `>=`: noticed',
    '`>` became `<=`: noticed',
    'nothing read: noticed',
    '4 became 5: noticed',
    '4 became 3: noticed',
  ]);
});

it('scenarios far from the edge do not notice that it moved', () => {
  expect(results(tickets([named(1, false), named(9, true)]))).toEqual([
    'always true: noticed',
    'always false: noticed',
    '`>` became `>=`: neverDifferent',
    '`>` became `<=`: noticed',
    'nothing read: noticed',
    '4 became 5: neverDifferent',
    '4 became 3: neverDifferent',
  ]);
});

it('a difference that nothing is expected of is told from a rule that nobody comes to', () => {
  const [young] = [{ ...named(4, false), expect: { shown: ['ticket.way'] } }];
  expect(results(tickets([young]))).toContain('always true: neverExpected');
  const nobody = { name: 'nobody asks', do: [], expect: { step: 'ask' } };
  expect(results(tickets([nobody]))).toContain('always true: neverAsked');
});

it('what comes to the same for everybody is equivalent', () => {
  const rule = { or: [isLonger(4), { and: [isLonger(4), isLonger(7)] }] };
  const found = results(tickets([named(4, false), named(5, true)], rule));
  expect(found).toContain('condition 2 of `or` dropped: equivalent');
  expect(found).toContain('condition 1 of `or` dropped: noticed');
  // Whatever the second part asks besides, it holds for nobody who is not past the first.
  expect(found.filter((each) => each.startsWith('7 became'))).toEqual([
    '7 became 8: equivalent',
    '7 became 6: equivalent',
  ]);
});

it('a number that is taken from nought is turned round with or without it', () => {
  const rule = { '>': [{ '-': [0, { characters: { var: 'name' } }] }, -5] };
  const found = results(tickets([named(4, true), named(5, false)], rule));
  expect(found.filter((each) => each.endsWith('dropped: noticed'))).toEqual([
    'part 2 of `-` dropped: noticed',
  ]);
  expect(found).not.toContain('part 1 of `-` dropped: neverDifferent');
});

it('what a directory says nothing of is as it is', () => {
  const rule = { or: [isLonger(4), { isAnswered: { var: 'facts.phone' } }] };
  const files = new Map(tickets([named(4, false), named(5, true)], rule));
  const phone = { $schema: '../../schemas/facts.schema.json', facts: { phone: { rule: '' } } };
  files.set('facts/phone.json', JSON.stringify(phone, null, 2));
  expect(results(files)).toContain('condition 2 of `or` dropped: equivalent');
});

it('what is too much to work out is never called equivalent', () => {
  const rule = { or: [isLonger(4), isLonger(7)] };
  const found = results(tickets([named(4, false), named(5, true)], rule), 0);
  expect(found).toContain('condition 2 of `or` dropped: undecided');
  expect(found.filter((each) => each.endsWith('equivalent'))).toEqual([]);
});

it('a change with which the journey never ends is noticed, and named so', () => {
  const round = reaction(
    { kind: 'changed', paths: ['postcode'] },
    [{ set: { postcode: { cat: [{ var: 'postcode' }, 'x'] } } }],
    { '===': [{ var: 'postcode' }, 'never'] },
  );
  const [first, ...others] = permit.steps;
  const [home, ...sections] = first?.sections ?? [];
  if (first === undefined || home === undefined)
    throw new Error('The permit begins with a section.');
  const journey = {
    ...permit,
    steps: [{ ...first, sections: [{ ...home, reactions: [round] }, ...sections] }, ...others],
  };
  const origin = { file: 'home.json', line: 1, column: 1, pointer: '', source: [], written: true };
  const origins: Origins = { at: () => origin, within: () => origin, places: () => [] };
  const suite = readSuite(
    suiteFiles({ name: 'moves', do: [{ answer: { 'home.postcode': 'ab1' } }], expect: {} }),
  );
  const { tried } = mutate(
    { journey, origins, suite, scenarios: suite.scenarios, validators: permitValidators },
    { written: () => round.when, wanted: () => true },
  );
  const hows = tried.map(({ mutant, result }) => [
    mutant.words,
    result.is === 'noticed' ? result.how : result.is,
  ]);
  expect(hows).toContainEqual(['always true', 'endless']);
});
