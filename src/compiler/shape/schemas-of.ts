import type { JsonObject } from '../../engine';
import { allOf, type CompiledJourney } from '../../journey';

/** The schema of every section by its `$id`. */
export const schemasOf = (journey: CompiledJourney): ReadonlyMap<string, JsonObject> =>
  new Map(allOf(journey, 'section').map(({ is: { schema } }) => [schema['$id'] as string, schema]));
