import type { CompiledField, CompiledSection } from '../model';

/** A section that was compiled once per variant is told apart by it. */
export const sectionKey = (section: CompiledSection): string =>
  section.variant === null ? section.id : `${section.id}@${section.variant}`;
/** As events, messages and the page know a field, whatever the variant. */
export const fieldKey = (section: CompiledSection, field: CompiledField): string =>
  `${section.id}.${field.name}`;
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
