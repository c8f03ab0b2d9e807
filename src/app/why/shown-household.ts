import type { Engine, JourneyState } from '../../engine';
import { fromAddress, stateOf } from '../../prover';

/** Where `journey prove` puts the household that it shows. */
export const householdKey = 'household';

/** The state of the household that the address shows; null where it shows none. Of the page under development. */
export function shownHousehold(search: string, engine: Engine): JourneyState | null {
  const text = new URLSearchParams(search).get(householdKey);
  const household = text === null ? null : fromAddress(text);
  return household === null ? null : stateOf(engine, household);
}
