import { isEmpty } from '../../rules';
import type { OpenDialog } from '../model';
import type { CompiledField, CompiledSection } from '../../journey';
import type { Read } from './cell';
import type { Cells } from './cells';

/** A field that a dialog asks now. */
export interface Question {
  readonly field: CompiledField;
  readonly valid: boolean;
  readonly answered: boolean;
}

/** Those that are asked now, in order. */
export const questionsOf = (
  cells: Cells,
  section: CompiledSection,
  read: Read,
): readonly Question[] =>
  section.fields
    .map((field) => ({ field, own: cells.field({ section, field }) }))
    .filter(({ own }) => read(own.view).shown)
    .map(({ field, own }) => ({
      field,
      valid: read(own.violations).length === 0,
      answered: !isEmpty(read(cells.answer(field.path))),
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
