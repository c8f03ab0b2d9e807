import type { FieldView } from '../../engine';

/** DOM ids of what stands around a control. */
export const partIds = (target: string) => ({
  label: `${target}-label`,
  hint: `${target}-hint`,
  error: `${target}-error`,
  locked: `${target}-locked`,
});

/** What a screen reader reads after the name: hint, error, and why the field is locked. */
export function describedBy(view: FieldView): string | undefined {
  const ids = partIds(view.target);
  const parts = [
    view.hint.length > 0 ? ids.hint : null,
    view.error === null ? null : ids.error,
    isLocked(view) ? ids.locked : null,
  ].filter((id) => id !== null);
  return parts.length === 0 ? undefined : parts.join(' ');
}

export const isLocked = (view: FieldView): boolean =>
  view.disabled && view.disabledReason.length > 0;
