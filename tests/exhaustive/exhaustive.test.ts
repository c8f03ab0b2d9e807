import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createShapeValidators } from '../../src/compiler';
import { createProver, prove } from '../../src/prover';
import { runs } from '../full';
import { compileCase } from '../semantics/engine/compile-case';
import { filledFiles } from '../semantics/fill';
import { journeys, type Drawn } from './draw';
import { allPlaces, minds, stuckIn } from './play';

/** What says that a household cannot go on. */
const deadEnds = new Set(['JP201', 'JP202', 'JP203', 'JP213']);
/** Of every household that is asked, or of none: it need not keep anybody from going on. */
const neverAsked = 'JP203';

/** Some household gets stuck, as it is played; and the codes by which the prover says so. */
function judged({ files, asked }: Drawn) {
  const { journey, engine } = compileCase(filledFiles(files));
  const { findings } = prove(createProver(journey, { validators: createShapeValidators(journey) }));
  const places = allPlaces(engine);
  return {
    isStuck: [...minds(asked)].some((mind) => stuckIn(places, mind) !== null),
    codes: findings.map(({ code }) => code).filter((code) => deadEnds.has(code)),
  };
}

it('where a household of a small journey gets stuck, however it is played, the prover says so', () => {
  const count = runs(60, 1000);
  const all = fc.sample(journeys, { numRuns: count, seed: 20261129 });
  const judgements = all.map((drawn) => ({ drawn, ...judged(drawn) }));
  const missed = judgements.filter(({ isStuck, codes }) => isStuck && codes.length === 0);
  expect(missed.map(({ drawn }) => drawn.files)).toEqual([]);
  expect(judgements.filter(({ isStuck }) => isStuck).length, 'many get stuck').toBeGreaterThan(
    count / 6,
  );
  // The prover knows no order: a household that it names may be one that no order of answers leads to.
  const alarms = judgements.filter(
    ({ isStuck, codes }) => !isStuck && codes.some((code) => code !== neverAsked),
  );
  expect(alarms.length / count, 'what it says and nobody meets').toBeLessThan(runs(0.15, 0.06));
});
