import type { FieldReference } from '../model';
import type { Read } from './cell';
import type { Kit } from './kit';

interface Question {
  readonly section: string;
  readonly field: string;
}

/** Where a question of the step is asked now; null where it is not. */
export function shownQuestion(
  { resolver, cells }: Kit,
  step: string,
  { section: id, field: name }: Question,
  read: Read,
): Omit<FieldReference, 'text'> | null {
  for (const section of resolver.steps.get(step)?.sections ?? []) {
    if (section.id !== id || read(cells.section(section).place) === null) continue;
    const field = section.fields.find((one) => one.name === name);
    if (field === undefined) continue;
    const { shown, target } = read(cells.field({ section, field }).view);
    if (shown) return { section: id, field: name, target };
  }
  return null;
}
