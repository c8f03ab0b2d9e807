import { readText, type Located } from '../source';
import { nobody, type Household } from './household';
import type { Scenario, Suite } from './scenario';

/** The waypoint of that name; undefined for none. */
export const waypointAt = (suite: Suite, at: Located): Scenario | undefined =>
  suite.waypoints.get(readText(at));

/**
 * The household that plays a scenario: its own or that of the last waypoint before it that names one,
 * with what each of them says besides.
 *
 * @throws ScenarioProblem for a household that there is not.
 */
export function householdOf(suite: Suite, scenario: Scenario): Household {
  const way = wayOf(suite, scenario);
  const at = namedIn(way);
  const base = at === null ? nobody : suite.household(at);
  return way.reduce((household, { change }) => change(household), base);
}

/** What tells that household from another. */
export function householdKey(suite: Suite, scenario: Scenario): string {
  const way = wayOf(suite, scenario);
  const at = namedIn(way);
  return [at === null ? '' : readText(at), ...way.map(({ changeKey }) => changeKey)]
    .filter((part) => part !== '')
    .join(' ');
}

/** The waypoints before a scenario, first to last, and itself. */
function wayOf(suite: Suite, scenario: Scenario): readonly Scenario[] {
  const before = scenario.from === null ? undefined : waypointAt(suite, scenario.from);
  return before === undefined ? [scenario] : [...wayOf(suite, before), scenario];
}

const namedIn = (way: readonly Scenario[]): Located | null =>
  way.findLast(({ household }) => household !== null)?.household ?? null;
