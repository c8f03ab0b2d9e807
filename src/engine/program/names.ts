import { sectionKey, type CompiledField, type CompiledSection } from '../../journey';

/** Key of a section (and variant) among those that were entered, or opened, in this visit. */
export const markOf = (section: CompiledSection): string =>
  `${section.step}.${sectionKey(section)}`;
/** `section.field`, with the variant, where each variant's field is one of its own: what is touched, what is said. */
export const placedKey = (section: CompiledSection, field: CompiledField): string =>
  `${sectionKey(section)}.${field.name}`;
/** As events and the page know a field, whatever the variant. */
export const fieldKey = (section: CompiledSection, field: CompiledField): string =>
  `${section.id}.${field.name}`;
/** How a field is named whose answer is lost: of a medical one its section alone (Z22). */
export const lostKey = (section: CompiledSection, field: CompiledField): string =>
  field.medical === true ? `${section.id}.` : fieldKey(section, field);
/** DOM id of a field's control. */
export const targetOf = (section: CompiledSection, field: CompiledField): string =>
  `${section.id}-${field.name}`;

/** DOM id of the control of one part; the first part stands for the whole field. */
export const partTargetOf = (
  section: CompiledSection,
  field: CompiledField,
  part: string,
): string =>
  field.parts?.[0]?.name === part
    ? targetOf(section, field)
    : `${targetOf(section, field)}-${part}`;
