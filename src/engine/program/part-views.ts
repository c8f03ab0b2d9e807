import { isObject } from '../../rules';
import { own } from '../answers/own';
import type { Json, PartView } from '../model';
import type { Read } from './cell';
import type { Kit } from './kit';
import { partTargetOf } from './names';
import type { PlacedField } from './resolver';

/** Parts of a composite field; `wrong` is the one that its error speaks of. */
export function partViews(
  { reader }: Kit,
  { section, field }: PlacedField,
  answer: Json,
  wrong: string | undefined,
  read: Read,
): readonly PartView[] | null {
  if (field.parts === null) return null;
  const values = isObject(answer) ? answer : {};
  return field.parts.map(({ name, type, label, required }) => ({
    name,
    type,
    target: partTargetOf(section, field, name),
    label: reader.fill(label, read),
    value: own(values, name) ?? null,
    required,
    invalid: name === wrong,
  }));
}
