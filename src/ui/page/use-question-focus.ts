import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { SectionView } from '../../engine';

/** Leads the focus to each new question, and after a press of the button to what is wrong. */
export function useQuestionFocus(
  field: string | null,
  presses: number,
  section: SectionView,
  box: RefObject<HTMLDialogElement | null>,
): void {
  const at = useRef<{ readonly field: string | null | undefined; readonly presses: number }>({
    field: undefined,
    presses: 0,
  });
  // Before the question is painted: a key that is pressed at first sight has to reach it.
  useLayoutEffect(() => {
    const moved = at.current.field !== field;
    if (!moved && at.current.presses === presses) return;
    const place = box.current?.querySelector(moved ? '[data-field]' : '[data-error]') ?? null;
    const control =
      place?.querySelector<HTMLElement>('input:checked') ??
      place?.querySelector<HTMLElement>('input, select, textarea, button');
    // What the question offers is still being loaded: it is focused as soon as it is there.
    if (moved && !control) return;
    at.current = { field, presses };
    control?.focus();
  }, [field, presses, section, box]);
}
