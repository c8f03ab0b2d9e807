import type { JsonObject } from '../../engine';
import { allOf, type CompiledJourney } from '../../journey';

/** What an answer must be like. Questions that ask the same have the same one. */
export interface Shape {
  readonly schema: JsonObject;
}

/** The shape of every question: by the `$id` of its section's schema, and in it by its name. */
export function shapesOf(
  journey: CompiledJourney,
): ReadonlyMap<string, ReadonlyMap<string, Shape>> {
  const shapes = new Map<string, Shape>();
  const shapeOf = (question: JsonObject): Shape => {
    // Titles are for people: no validator reads them.
    const schema = Object.fromEntries(Object.entries(question).filter(([key]) => key !== 'title'));
    const text = JSON.stringify(schema);
    const shape = shapes.get(text) ?? { schema };
    shapes.set(text, shape);
    return shape;
  };
  return new Map(
    allOf(journey, 'section').map(
      ({
        is: {
          schema: { $id, properties },
        },
      }) => [
        $id as string,
        new Map(
          Object.entries(properties as Readonly<Record<string, JsonObject>>).map(
            ([name, question]) => [name, shapeOf(question)],
          ),
        ),
      ],
    ),
  );
}
