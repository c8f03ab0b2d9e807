import { describe, expect, it } from 'vitest';
import { compile, createShapeValidators } from '../compiler';
import { parking, parkingContract } from '../compiler/fixtures/parking';
import { createEngine, type JsonObject } from '../engine';
import { createCoverage, createRunner, hasPassed, partnersIn, readSuite } from '../scenarios';
import { testgen } from './testgen';

const households = new Map([
  ['scenarios/scenarios.json', JSON.stringify({ today: '2026-09-01' })],
  [
    'scenarios/households/driver.json',
    JSON.stringify({
      id: 'driver',
      about: 'Parks in a zone with a space.',
      answers: {
        zones: [{ id: 'a', name: 'Old Town', main: true, council: '7', open: true }],
        create: { number: 'P1', accepted: true, zones: [] },
        booked: [],
        trackVisit: null,
      },
    }),
  ],
]);

const files = new Map([...parking(), ...households]);
const compiled = compile(files, parkingContract, { traced: true });
if (compiled.journey === null || compiled.origins === null)
  throw new Error('the permit does not compile');
const { journey, origins } = { journey: compiled.journey, origins: compiled.origins };
const validators = createShapeValidators(journey);

const generate = (from: ReadonlyMap<string, string> = files, counts = true) =>
  testgen(
    { journey, origins, validators, suite: readSuite(from) },
    { households: [...partnersIn(from).keys()], counts },
  );

/** How scenarios go by themselves, and how many goals `journey test --coverage` says that they reach. */
function played(scenarios: readonly object[]) {
  const suite = readSuite(
    new Map([...files, ['scenarios/all.json', JSON.stringify({ about: 'Made.', scenarios })]]),
  );
  expect(suite.problems).toEqual([]);
  const coverage = createCoverage(journey, origins);
  const runner = createRunner(journey, createEngine(journey, validators, coverage.observe), suite);
  const outcomes = suite.scenarios.map((scenario) => runner.run(scenario));
  const { rules, outcomes: both, branches } = coverage.report();
  return {
    failed: outcomes.filter((outcome) => !hasPassed(outcome)).map(({ scenario }) => scenario.name),
    reached: rules.reached + both.reached + branches.reached,
  };
}

const generated = generate();
const made = [...generated.files.values()].flat();

describe('from nothing but a household', () => {
  it('the scenarios hold as they stand, and reach what is said, as the coverage of the tests counts it', () => {
    const { failed, reached } = played(made);
    expect(failed).toEqual([]);
    expect(made.length).toBeGreaterThan(0);
    expect(reached).toBe(generated.counts.after);
    expect(generated.counts.goals - generated.counts.after).toBe(generated.left.length);
  });

  it('covers no less of it than it did', () => {
    const { after, goals } = generated.counts;
    expect(after / goals).toBeGreaterThan(0.6);
  });

  it.each(made.map((_, index) => index))('without scenario %i less is covered', (index) => {
    expect(played(made.filter((_, other) => other !== index)).reached).toBeLessThan(
      generated.counts.after,
    );
  });

  it('marks each for review, names it in words, and says what must hold', () => {
    for (const scenario of made) {
      expect(scenario).toMatchObject({
        generated: true,
        expect: { step: expect.any(String) as string },
      });
      expect(scenario['name']).toMatch(/^\S.* \S/);
    }
    expect(new Set(made.map(({ name }) => name)).size).toBe(made.length);
  });

  it('comes to the same another time, to the byte', () => {
    expect(JSON.stringify([...generate().files])).toBe(JSON.stringify([...generated.files]));
  });
});

it('what scenarios reach already is not made again', () => {
  const about = 'Made.';
  const before = new Map([
    ...files,
    ['scenarios/all.json', JSON.stringify({ about, scenarios: made })],
  ]);
  const { counts } = generate(before);
  expect(counts).toMatchObject({ before: generated.counts.after, scenarios: 0 });
});

describe('a journey that asks for files', () => {
  const change = (path: string, by: (before: JsonObject) => object) =>
    [
      path,
      JSON.stringify(by(JSON.parse(new Map(parking()).get(path) ?? '{}') as JsonObject)),
    ] as const;
  const asking = new Map([
    ...files,
    change('steps/apply/street.json', (street) => ({
      ...street,
      fields: {
        ...(street['fields'] as JsonObject),
        photo: {
          title: 'Photograph',
          required: true,
          files: {
            call: 'storeFile',
            types: ['image/jpeg', 'application/pdf'],
            megabytes: 1,
            min: 2,
            max: 3,
          },
        },
      },
      content: [
        {
          kind: 'note',
          when: { some: [{ var: 'photo' }, { '===': [{ var: 'item.type' }, 'application/pdf'] }] },
          text: 'A scan is enough.',
        },
        { kind: 'note', when: { '===': [{ count: { var: 'photo' } }, 3] }, text: 'No more.' },
        {
          kind: 'note',
          when: { some: [{ var: 'photo' }, { '>': [{ var: 'item.size' }, 1_000_000] }] },
          text: 'That takes a while.',
        },
      ],
    })),
    [
      'calls/store-file.json',
      JSON.stringify({
        $schema: '../../schemas/call.schema.json',
        id: 'storeFile',
        operation: 'storeFile',
        answer: 'id',
      }),
    ],
  ]);
  const { journey: asked, origins: places } = compile(asking, parkingContract, { traced: true });
  if (asked === null || places === null) throw new Error('the permit with files does not compile');
  const { files: written, counts } = testgen(
    {
      journey: asked,
      origins: places,
      validators: createShapeValidators(asked),
      suite: readSuite(asking),
    },
    { households: ['driver'], counts: true },
  );
  const scenarios = [...written.values()].flat();

  it('is gone through to where it was without, and every rule over the files is decided', () => {
    expect(JSON.stringify(scenarios)).toContain(
      '"street.photo":[{"name":"file-1.jpg","type":"image/jpeg","size":100000},{"name":"file-2.jpg"',
    );
    const without = generated.counts;
    expect(counts.after - without.after).toBe(counts.goals - without.goals);
  });

  it('has scenarios that hold', () => {
    const suite = readSuite(
      new Map([...asking, ['scenarios/all.json', JSON.stringify({ about: 'Made.', scenarios })]]),
    );
    const runner = createRunner(asked, createEngine(asked, createShapeValidators(asked)), suite);
    const wrong = suite.scenarios.filter((scenario) => !hasPassed(runner.run(scenario)));
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});
