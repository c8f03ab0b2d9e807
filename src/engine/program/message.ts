import { own } from '../answers/own';
import type { CompiledText } from '../../journey';
import { fill, plain } from '../text';
import { fieldKey, placedKey } from './names';
import type { Kit } from './kit';
import type { PlacedField } from './resolver';
import type { Violation } from './violation';

/** What is said of a violation: the field's own words, a variant's first, else the rule's, else the default. */
export function message(
  { journey }: Pick<Kit, 'journey'>,
  placed: PlacedField,
  violation: Violation,
): string {
  const { fields, rules, default: last } = journey.messages;
  const { section, field } = placed;
  const text: CompiledText =
    own(fields, `${placedKey(section, field)}.${violation.rule}`) ??
    own(fields, `${fieldKey(section, field)}.${violation.rule}`) ??
    own(rules, violation.rule) ??
    last;
  const part = field.parts?.find(({ name }) => name === violation.part);
  const words = { label: part?.subject ?? field.subject, ...violation };
  return plain(
    fill(text, {
      locale: journey.locale,
      read: (path) => own<string | number>(words, path) ?? null,
      label: () => '',
    }),
  );
}
