import { describe, expect, it } from 'vitest';
import type { Json } from '../../engine';
import { createEngine } from '../../engine';
import { permit, permitValidators } from '../../engine/testing';
import { renderOutcome } from '../report';
import { suiteFiles, told } from '../testing/play';
import { checkClauses } from './check-clauses';
import { createRunner } from './create-runner';
import { readSuite } from './read-suite';

const found = {
  name: 'found',
  waypoint: 'found',
  do: [{ answer: { 'home.postcode': 'ab1' } }, { press: 'home.find' }],
};
const zoned = {
  name: 'zoned',
  waypoint: 'zoned',
  from: 'found',
  do: [{ answer: { 'home.address': 'a1', 'home.consent': true } }],
};
const problems = (...scenarios: readonly Record<string, Json>[]) =>
  readSuite(suiteFiles(...scenarios)).problems.map(({ message }) => message);

describe('a suite', () => {
  it('starts a scenario where its waypoint ends, and says nothing of calls before', () => {
    const next = {
      name: 'next',
      from: 'zoned',
      do: [],
      expect: { calls: [], answers: { kind: 'car' } },
    };
    expect(told([found, zoned, next])).toEqual(['passed', 'passed', 'passed']);
  });

  it('plays the way to a waypoint anew for another household', () => {
    const van = {
      from: 'zoned',
      change: { 'zone.kind': 'van' },
      expect: { answers: { kind: 'van' } },
    };
    const failing = {
      from: 'zoned',
      failures: { zone: 503 },
      expect: { lookups: { zone: 'failed' } },
    };
    const usual = { from: 'zoned', expect: { answers: { kind: 'car' } } };
    const all = [
      found,
      zoned,
      { name: 'a', ...van },
      { name: 'b', ...failing },
      { name: 'c', ...usual },
    ];
    expect(told(all).slice(2)).toEqual(['passed', 'passed', 'passed']);
  });

  it('does not start from a waypoint that fails, and names the one at fault', () => {
    const wrong = { ...found, expect: { step: 'done' } };
    const next = { name: 'next', from: 'zoned', expect: { step: 'apply' } };
    expect(told([wrong, zoned, next])[2]).toBe(
      'It starts from the waypoint `found`, which fails: the step is "apply", and "done" is expected.',
    );
  });

  it('plays a row of a table as a scenario of its own', () => {
    const table = {
      name: '$kind of $length is taken',
      from: 'zoned',
      each: {
        columns: ['kind', 'length', 'error'],
        rows: [
          ['car', 6, null],
          ['car', 7, 'length must be between 2 & 6.'],
          ['van', 7, null],
        ],
      },
      do: [
        { continue: 'home' },
        { answer: { 'vehicle.kind': '$kind', 'vehicle.$what': '$length' } },
      ],
      expect: { errors: { 'vehicle.length': '$error' } },
    };
    const good = {
      ...table,
      do: [table.do[0] ?? {}, { answer: { 'vehicle.kind': '$kind', 'vehicle.length': '$length' } }],
    };
    expect(told([found, zoned, good]).slice(2)).toEqual(['passed', 'passed', 'passed']);
    expect(problems(found, zoned, table)).toEqual(['The table has no column `what`.']);
    const { scenarios } = readSuite(suiteFiles(found, zoned, good));
    expect(scenarios.map(({ name }) => name).slice(2)).toEqual([
      'car of 6 is taken',
      'car of 7 is taken',
      'van of 7 is taken',
    ]);
  });

  it.each<readonly [Record<string, Json>, string]>([
    [{ name: 'a' }, 'The scenario does nothing and expects nothing.'],
    [{ name: 'a', from: 'nowhere', do: [] }, 'There is no waypoint `nowhere`.'],
    [{ name: 'a', waypoint: 'a', from: 'a', do: [] }, 'The waypoints lead in a circle.'],
    [{ name: 'a', do: [{ anser: {} }] }, '`anser` is not known here.'],
    [{ name: 'a', do: [{ answer: {}, press: 'a.b' }] }, 'An action has exactly one key.'],
    [{ name: 'a', expect: { relevent: [] } }, '`relevent` is not known here.'],
    [{ name: 'a', clause: [], do: [] }, '`clause` is not known here.'],
    [{ do: [] }, '`name` is missing.'],
    [{ name: 'a', do: {} }, 'A list is expected here, and this is an object.'],
    [
      { name: 'a', each: { columns: ['x'], rows: [[1, 2]] }, do: [] },
      'The row has 2 values, and the table 1 columns.',
    ],
  ])('refuses %j', (scenario, message) => {
    expect(problems(scenario)).toEqual([message]);
  });

  it('reads what can be read beside what cannot', () => {
    const files = new Map(suiteFiles(found)).set('scenarios/broken.json', '{ "about": }');
    const suite = readSuite(files);
    expect(suite.scenarios).toHaveLength(1);
    expect(suite.problems.map(({ at, message }) => `${at.file} ${message}`)).toEqual([
      'scenarios/broken.json This file is not JSON: ValueExpected.',
    ]);
  });

  it('names clauses that are not in the list, once for a table', () => {
    const each = { columns: ['x'], rows: [[1], [2]] };
    const suite = readSuite(
      suiteFiles({ name: '$x', clauses: ['FEE-07', 'FEE-99'], each, do: [] }),
    );
    const known = new Set(['FEE-07']);
    expect(
      checkClauses(suite, known).map(({ message, help }) => `${message} ${help ?? ''}`),
    ).toEqual(['There is no clause `FEE-99`. did you mean `FEE-07`?']);
  });

  it('tells a failure with its line, what was expected and what was', () => {
    const files = suiteFiles({ name: 'late', clauses: ['FEE-07'], expect: { step: 'done' } });
    const suite = readSuite(files);
    const runner = createRunner(permit, createEngine(permit, permitValidators), suite);
    const [scenario] = suite.scenarios;
    const text = scenario === undefined ? '' : renderOutcome(runner.run(scenario), files);
    expect(text.split('\n')).toEqual([
      'failed: late [FEE-07]',
      '  --> scenarios/all.json:5:3',
      '  scenarios/all.json:11:13: the step',
      '    expected: "done"',
      '    actual:   "apply"',
    ]);
  });
});
