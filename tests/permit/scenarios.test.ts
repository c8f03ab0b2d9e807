import { expect, it } from 'vitest';
import { createShapeValidators } from '../../src/compiler';
import { createEngine } from '../../src/engine';
import {
  createRunner,
  hasPassed,
  readSuite,
  renderOutcome,
  renderProblem,
} from '../../src/scenarios';
import { permitFiles, permitJourney } from './testing/permit-journey';

const files = permitFiles();
const journey = await permitJourney();
const suite = readSuite(files);
const runner = createRunner(journey, createEngine(journey, createShapeValidators(journey)), suite);
const places = [...new Set(suite.scenarios.map(({ at }) => at.file))];

it('the scenarios of the permit can be read', () => {
  expect(suite.problems.map((problem) => renderProblem(problem, files))).toEqual([]);
  expect(places).toContain('scenarios/payment.json');
});

it.each(places)('%s holds', (place) => {
  const outcomes = suite.scenarios
    .filter(({ at }) => at.file === place)
    .map((one) => runner.run(one));
  const wrong = outcomes.filter((outcome) => !hasPassed(outcome));
  expect(wrong.map((outcome) => renderOutcome(outcome, files))).toEqual([]);
});
