import { expect, it } from 'vitest';
import type { Engine } from '../src/engine';
import type { CompiledJourney } from '../src/journey';
import { createRunner, hasPassed, readSuite, renderOutcome, renderProblem } from '../src/scenarios';

/**
 * Tests that the scenarios beside a journey can be read, and hold, file by file.
 *
 * @param among one of the files, so that none is not taken for all.
 */
export function holdScenarios(
  files: ReadonlyMap<string, string>,
  journey: CompiledJourney,
  engine: Engine,
  among: string,
): void {
  const suite = readSuite(files);
  const runner = createRunner(journey, engine, suite);
  const places = [...new Set(suite.scenarios.map(({ at }) => at.file))];

  it('its scenarios can be read', () => {
    expect(suite.problems.map((problem) => renderProblem(problem, files))).toEqual([]);
    expect(places).toContain(among);
  });

  it.each(places)('%s holds', (place) => {
    const outcomes = suite.scenarios
      .filter(({ at }) => at.file === place)
      .map((one) => runner.run(one));
    const wrong = outcomes.filter((outcome) => !hasPassed(outcome));
    expect(wrong.map((outcome) => renderOutcome(outcome, files))).toEqual([]);
  });
}
