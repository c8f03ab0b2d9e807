import { expect, it } from 'vitest';
import { createShapeValidators } from '../../src/compiler';
import { createEngine } from '../../src/engine';
import { createRunner, hasPassed, readSuite, renderOutcome } from '../../src/scenarios';
import type { Json } from '../../src/rules';
import { permitFiles, permitJourney } from './testing/permit-journey';

const journey = await permitJourney();
const engine = createEngine(journey, createShapeValidators(journey));

/** What is said of a scenario that answers what is near the home; null where it passes. */
function said(answer: Json): string | null {
  const tried = 'scenarios/tried.json';
  const scenario = {
    name: 'tried',
    from: 'withMonths',
    do: [{ answer: { 'stay.near': answer } }],
    expect: { step: 'apply' },
  };
  const about = 'What can be ticked.';
  const $schema = '../../../../schemas/scenario.schema.json';
  const files = new Map(permitFiles());
  files.set(
    tried,
    JSON.stringify({ $schema, about, household: 'riversideHome', scenarios: [scenario] }),
  );
  const suite = readSuite(files);
  const [only] = suite.scenarios.filter(({ at }) => at.file === tried);
  if (only === undefined) throw new Error(JSON.stringify(suite.problems.map(String)));
  const outcome = createRunner(journey, engine, suite).run(only);
  return hasPassed(outcome) ? null : renderOutcome(outcome, files);
}

it.each<[Json]>([[['station']], [['station', 'school']], [['none']], [[]], [null]])(
  'a scenario ticks %j, as a person can',
  (answer) => {
    expect(said(answer)).toBeNull();
  },
);

it.each<[Json, string]>([
  ['station', 'takes a list of what is chosen'],
  [['port'], 'does not offer "port"'],
  [['school', 'school'], 'has "school" twice'],
  [['market'], 'it is not to be had'],
  [['school', 'none'], 'ticks "none" alone'],
])('no scenario ticks %j: it %s', (answer, why) => {
  expect(said(answer)).toContain(why);
});
