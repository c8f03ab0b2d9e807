import { useLayoutEffect, useRef, type RefObject, type KeyboardEvent } from 'react';
import type { FieldView, SectionView } from '../../../engine';

const hidden = new WeakMap<FieldView, FieldView>();

/** The section with one of its fields drawn. What is hidden stays the same object. */
export function oneQuestion(section: SectionView, field: string): SectionView {
  const fields = Object.entries(section.fields).map(([name, view]) => {
    if (name === field) return [name, view] as const;
    const known = hidden.get(view) ?? { ...view, shown: false };
    hidden.set(view, known);
    return [name, known] as const;
  });
  return { ...section, fields: Object.fromEntries(fields) };
}

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

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

/**
 * Where choosing leads on by itself, the arrow keys only walk and Space chooses: a browser chooses
 * with every arrow key, and nobody would reach the second answer by keyboard.
 */
export function walkRadios(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const { target } = event;
  if (step === undefined || !(target instanceof HTMLInputElement) || target.type !== 'radio')
    return;
  event.preventDefault();
  const group = [
    ...event.currentTarget.querySelectorAll<HTMLInputElement>('input[type="radio"]:enabled'),
  ].filter(({ name }) => name === target.name);
  group[(group.indexOf(target) + step + group.length) % group.length]?.focus();
}
