import type { FieldView } from '../../../engine';

/** Moves the focus to the control of another field of the same section, if it is on the page. */
export function focusField(from: FieldView, next: string): void {
  const key = from.key.slice(0, from.key.length - from.name.length) + next;
  document
    .querySelector<HTMLElement>(`[data-field="${key}"] :is(input, select, textarea)`)
    ?.focus();
}
