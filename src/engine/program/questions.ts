import { isEmpty } from '../answers/path';
import type { CompiledField, CompiledSection, FieldView, Json, OpenDialog } from '../model';
import type { ReadNode } from '../graph';
import { fieldNode, node } from './names';
import type { Violation } from './violation';

/** A field that a dialog asks now. */
export interface Question {
  readonly field: CompiledField;
  readonly valid: boolean;
  readonly answered: boolean;
}

/** Those that are asked now, in order. */
export const questionsOf = (section: CompiledSection, read: ReadNode): readonly Question[] =>
  section.fields
    .filter((field) => (read(node.field(fieldNode(section, field))) as FieldView).shown)
    .map((field) => ({
      field,
      valid:
        (read(node.violations(fieldNode(section, field))) as readonly Violation[]).length === 0,
      answered: !isEmpty(read(node.answer(field.path)) as Json),
    }));

/** Where somebody is in a paged dialog: -1 when it asks nothing. */
export function presentQuestion(questions: readonly Question[], dialog: OpenDialog | null): number {
  const at = questions.findIndex(({ field }) => field.name === dialog?.field);
  if (at !== -1) return at;
  const open = questions.findIndex(({ valid, answered }) => !valid || !answered);
  return open === -1 ? Math.min(0, questions.length - 1) : open;
}

/** A choice that is made leads on by itself; what is typed does not end with a key press. */
export const isChoice = ({ options, type }: CompiledField): boolean =>
  options !== null || type === 'boolean';
