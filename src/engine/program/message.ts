import { own } from '../answers/own';
import type { CompiledText } from '../model';
import { fill, plain } from '../text';
import { fieldKey } from './names';
import type { Kit } from './kit';
import type { PlacedField } from './resolver';
import type { Violation } from './violation';

/** What is said of a violation: the field's own words, else the rule's, else the default. */
export function message(
  { journey }: Pick<Kit, 'journey'>,
  placed: PlacedField,
  violation: Violation,
): string {
  const { fields, rules, default: last } = journey.messages;
  const text: CompiledText =
    own(fields, `${fieldKey(placed.section, placed.field)}.${violation.rule}`) ??
    own(rules, violation.rule) ??
    last;
  const part = placed.field.parts?.find(({ name }) => name === violation.part);
  const words = { label: part?.subject ?? placed.field.subject, ...violation };
  return plain(
    fill(text, {
      locale: journey.locale,
      read: (path) => own<string | number>(words, path) ?? null,
      label: () => '',
    }),
  );
}
