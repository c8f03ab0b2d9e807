import type { CompiledJourney, Json, ShapeValidator, ShapeValidators } from '../../../src/engine';

/** Checks the types of a section's values, as the generated validators would. */
export function shapesOf(journey: CompiledJourney): ShapeValidators {
  const sections = journey.steps.flatMap((step) => step.sections);
  return Object.fromEntries(
    sections.map((section): [string, ShapeValidator] => {
      const types = Object.fromEntries(section.fields.map(({ name, type }) => [name, type]));
      const fits = (name: string, value: Json) => typeof value === types[name];
      return [
        section.id,
        (values) =>
          Object.entries(values)
            .filter(([name, value]) => !fits(name, value))
            .map(([field]) => ({ field, keyword: 'type', params: {} })),
      ];
    }),
  );
}
