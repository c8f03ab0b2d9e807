import { viewOf } from '../../src/scenarios/world';
import type { Shipped } from '../unit/shipped';
import { compareFields } from './compare-fields';
import { compareSections } from './compare-sections';
import type { Departures } from './departures';
import type { Home } from './home';
import { planOf } from './plan-of';
import type { QuoteType } from './quote-type';
import { visit } from './visit';
import { stuck, walk } from './walk';

/**
 * Leads a household through the step and says what is otherwise than the tables. One that answered
 * everything for another type of quote before must come to the same.
 */
export function compareHome(
  shipped: Shipped,
  home: Home,
  departures: Departures,
  first: QuoteType = home.type,
): readonly string[] {
  const start = visit(shipped, home);
  const begun = first === home.type ? start : walk(start, planOf({ ...home, type: first })).world;
  const way = walk(begun, planOf(home));
  if (way.stuckAt !== null) return stuck(way);
  return [
    ...(viewOf(way.world).submit?.available === true
      ? []
      : ['nothing is missing, and nothing can be sent.']),
    ...compareSections(home, way, departures),
    ...compareFields(home, way, departures),
  ];
}
