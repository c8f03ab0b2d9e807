import { useEffect, useRef, type RefObject } from 'react';

/** Leads the focus to each new question, and after a press of the button to what is wrong. */
export function useQuestionFocus(
  field: string | null,
  presses: number,
  box: RefObject<HTMLDialogElement | null>,
): void {
  const at = useRef<string | null | undefined>(undefined);
  useEffect(() => {
    const moved = at.current !== field;
    at.current = field;
    const place = box.current?.querySelector(moved ? '[data-field]' : '[data-error]') ?? null;
    const control =
      place?.querySelector<HTMLElement>('input:checked') ??
      place?.querySelector<HTMLElement>('input, select, textarea, button');
    control?.focus();
  }, [field, presses, box]);
}
