import type { JourneyState } from '../../src/engine';
import type { CompiledJourney } from '../../src/journey';
import { createRunner, type Scenario } from '../../src/scenarios';
import type { Shown } from '../model/protocol';
import type { Ready } from './desk';
import { homeOf } from './home-of';

/** Where a household stands after its way; one that has just arrived for an empty id. */
export function householdAt(ready: Ready, id: string): Shown {
  const scenario = scenarioWith(ready, id);
  if (scenario === null) return arrived(ready);
  const { world } = createRunner(ready.journey, ready.engine, ready.suite).run(scenario);
  if (world === null) return arrived(ready);
  const home = homeOf(ready.suite, scenario);
  return shown(ready.journey, world.state, scenario.name, home === '' ? scenario.at.file : home);
}

export const shown = (
  { entry }: Pick<CompiledJourney, 'entry'>,
  state: JourneyState,
  name: string,
  about: string,
): Shown => ({ name, about, state, step: state.progress.step ?? entry });

export const arrivedName = 'A household that has answered nothing';

function arrived({ engine, journey, suite }: Ready): Shown {
  const today = suite.settings.today ?? new Date().toISOString().slice(0, 10);
  const begun = engine.start({ today, settings: journey.settings });
  const { state } = engine.apply(begun, {
    ...{ type: 'stepEntered', step: journey.entry, parameters: {}, today, restored: false },
  });
  return shown(journey, state, arrivedName, 'first page');
}

/** The scenario that a household is known by; null for one that has just arrived. */
export const scenarioWith = ({ suite }: Ready, id: string): Scenario | null =>
  suite.waypoints.get(id) ?? byName(suite.scenarios, id);

const byName = (scenarios: readonly Scenario[], id: string): Scenario | null =>
  scenarios.find(({ name, at: { file } }) => `${file}#${name}` === id) ?? null;
