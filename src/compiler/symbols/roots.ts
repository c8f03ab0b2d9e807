import { placesRoot } from '../../rules';

/** Roots of what no person answers and no record keeps: worked out, set or loaded anew. */
export const notAnswered: ReadonlySet<string> = new Set([
  ...['facts', 'lookups', 'settings', 'today', 'calendars', 'commits'],
  placesRoot,
]);
