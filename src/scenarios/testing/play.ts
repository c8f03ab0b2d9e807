import { createEngine, type JsonObject } from '../../engine';
import type { CompiledJourney, ShapeValidators } from '../../journey';
import { permit, permitValidators } from '../../engine/testing';
import { createRunner, readSuite } from '../suite';

/** What the partner of the parking permit says when nothing is wrong. */
export const carOwner = {
  id: 'carOwner',
  about: 'Owns one car.',
  answers: {
    addresses: [
      { id: 'a1', text: 'One Street' },
      { id: 'a2', text: 'Two Street' },
    ],
    zone: { kind: 'car' },
    saveVehicle: { isSuccess: true },
    savePay: { isSuccess: true },
    finish: { reference: 'R1' },
    isFinished: true,
  },
};

/** The files of a suite with one household and these scenarios. */
export const suiteFiles = (...scenarios: readonly JsonObject[]): ReadonlyMap<string, string> =>
  new Map([
    ['scenarios/scenarios.json', JSON.stringify({ today: '2026-09-01' })],
    ['scenarios/households/car-owner.json', JSON.stringify(carOwner)],
    [
      'scenarios/all.json',
      JSON.stringify({ about: 'All.', household: 'carOwner', scenarios }, null, 1),
    ],
  ]);

/** How all scenarios of files went. */
export function playFiles(
  files: ReadonlyMap<string, string>,
  journey: CompiledJourney = permit,
  validators: ShapeValidators = permitValidators,
) {
  const suite = readSuite(files);
  const runner = createRunner(journey, createEngine(journey, validators), suite);
  return { problems: suite.problems, outcomes: suite.scenarios.map((one) => runner.run(one)) };
}

/** How scenarios went, one line each: passed, or what keeps them from it. */
export function told(
  scenarios: readonly JsonObject[],
  journey: CompiledJourney = permit,
  validators: ShapeValidators = permitValidators,
): readonly string[] {
  const { problems, outcomes } = playFiles(suiteFiles(...scenarios), journey, validators);
  if (problems.length > 0) return problems.map(({ message }) => message);
  return outcomes.map(({ problem, mismatches }) => {
    if (problem !== null) return problem.message;
    const wrong = mismatches.map(
      ({ what, expected, actual }) => `${what}: ${expected}, not ${actual}`,
    );
    return wrong.length === 0 ? 'passed' : wrong.join('; ');
  });
}

/** How one scenario went. */
export const play = (
  scenario: JsonObject,
  ...of: readonly [CompiledJourney?, ShapeValidators?]
): string => told([{ name: 'one', ...scenario }], ...of).join('; ');
