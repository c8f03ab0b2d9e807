import type { JsonObject } from '../../engine';
import type { CompiledJourney } from '../../journey';

/** The schema of every section by its `$id`. */
export function schemasOf(journey: CompiledJourney): ReadonlyMap<string, JsonObject> {
  const sections = journey.steps.flatMap((step) => step.sections);
  return new Map(sections.map(({ schema }) => [schema['$id'] as string, schema]));
}
