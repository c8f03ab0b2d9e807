import type { JourneyState } from '../../src/engine';
import { createRunner } from '../../src/scenarios';
import { isObject, type Json } from '../../src/rules';
import { differing } from '../model/beside';
import type { Place, Shown } from '../model/protocol';
import type { Ready } from './desk';
import { atStep } from './prove';
import { shown } from './households';

/**
 * A household whose two pages show what is otherwise at a place: one of the scenarios that has come there, as
 * it is or with the answers of the witness; the witness itself, which may stand far before, where none does.
 */
export function standBeside(was: Ready, now: Ready, witness: Shown, place: Place | null): Shown {
  const standing = standingAt(now, witness.step);
  const found = [...standing, ...standing.map((each) => withAnswersOf(each, witness))].find(
    ({ state, step }) => isOtherwise(was, now, state, step, place),
  );
  return found ?? witness;
}

function isOtherwise(
  was: Ready,
  now: Ready,
  state: JourneyState,
  step: string,
  place: Place | null,
): boolean {
  if (was.journey.steps.every(({ id }) => id !== step)) return false;
  const [before, after] = [was, now].map(({ engine }) => engine.view(state, step));
  if (before === undefined || after === undefined) return false;
  // A page that says what is known of a switch says that instead of its form.
  if ([before, after].some(({ commits }) => commits.some(({ place: at }) => at === 'panel')))
    return false;
  return differing(before, after).some(
    ({ section, field }) => place === null || (section === place.section && field === place.field),
  );
}

/** Households of the scenarios that have come to a step, those that come furthest last. */
function standingAt({ journey, engine, suite }: Ready, step: string): readonly Shown[] {
  const runner = createRunner(journey, engine, suite);
  return [...suite.waypoints.values()].flatMap((scenario) => {
    const { world } = runner.run(scenario);
    const isThere = world?.state.progress.step === step;
    return isThere ? [shown(journey, world.state, scenario.name, scenario.at.file)] : [];
  });
}

const withAnswersOf = (standing: Shown, { name, state: { answers, lookups } }: Shown): Shown => ({
  ...standing,
  ...{ name, about: `from “${standing.name}”` },
  state: atStep(
    {
      ...standing.state,
      answers: over(standing.state.answers, answers) as JourneyState['answers'],
      lookups: { ...standing.state.lookups, ...lookups },
    },
    standing.step,
  ),
});

/** Keys of objects are laid over each other; anything else takes the place of what was there. */
const over = (one: Json, other: Json): Json =>
  isObject(one) && isObject(other)
    ? {
        ...one,
        ...Object.fromEntries(
          Object.entries(other).map(([key, each]) => [key, over(one[key] ?? null, each)]),
        ),
      }
    : other;
