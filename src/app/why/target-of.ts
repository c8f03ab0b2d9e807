import type { CompiledJourney } from '../../engine';

/** What of the journey an element of the page belongs to; null for none. */
export type TargetFinder = (element: Element) => string | null;

/** By the DOM ids of controls: the nearest element around it that has one of a field in it. */
export function createTargetFinder({ steps }: CompiledJourney): TargetFinder {
  const names = new Map<string, string>(
    steps.flatMap(({ sections }) =>
      sections.flatMap(({ id, fields }) =>
        fields.map(({ name }) => [`${id}-${name}`, `${id}.${name}`] as const),
      ),
    ),
  );
  const nameOf = ({ id }: Element): string | undefined => names.get(id);
  return (element) => {
    for (let around: Element | null = element; around !== null; around = around.parentElement) {
      const own = nameOf(around);
      if (own !== undefined) return own;
      // Of a group only the first control has the field's id.
      for (const inner of around.querySelectorAll('[id]')) {
        const found = nameOf(inner);
        if (found !== undefined) return found;
      }
    }
    return null;
  };
}
