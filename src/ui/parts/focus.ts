import { type RefObject, useLayoutEffect, useRef } from 'react';

/** DOM id of a section's heading. Two hyphens: a question named `title` has one. */
export function sectionTitleId(section: string): string {
  return `${section}--title`;
}

/** DOM id of where a section says what did not load. */
export function sectionLookupsId(section: string): string {
  return `${section}--lookups`;
}

/**
 * What goes away under the focus, as a button with its own press, hands the focus on to `target`,
 * or where that went too to `otherwise`, so that nobody without a mouse loses their place.
 */
export function useHandOverFocus<Box extends HTMLElement>(
  target: string,
  otherwise = target,
): RefObject<Box | null> {
  const box = useRef<Box>(null);
  useLayoutEffect(() => {
    const own = box.current;
    return () => {
      if (document.activeElement !== own) return;
      // What it hands over to may only come with the drawing that takes it away.
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        (document.getElementById(target) ?? document.getElementById(otherwise))?.focus();
      });
    };
  }, [target, otherwise]);
  return box;
}

/** Shows the dialog over everything; gives the focus back to what opened it when it goes. */
export function useModal(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const box = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = box.current;
    const opener = document.activeElement;
    const within = opener?.closest('[data-section]')?.getAttribute('data-section') ?? null;
    dialog?.showModal();
    // Else the browser focuses the close button, and a key meant for the question closes it.
    dialog?.focus();
    return () => {
      dialog?.close();
      // Not every browser gives the focus to a button that was pressed, so none gives it back.
      if (opener instanceof HTMLElement) opener.focus();
      // What was done in it may have taken that button away.
      queueMicrotask(() => {
        if (within !== null && document.activeElement === document.body)
          document.getElementById(sectionTitleId(within))?.focus();
      });
    };
  }, []);
  useLayoutEffect(() => {
    const dialog = box.current;
    // The journey says whether it is open; the browser alone would close it behind its back.
    const cancel = (event: Event) => {
      event.preventDefault();
      onClose();
    };
    dialog?.addEventListener('cancel', cancel);
    dialog?.addEventListener('close', onClose);
    return () => {
      dialog?.removeEventListener('cancel', cancel);
      dialog?.removeEventListener('close', onClose);
    };
  }, [onClose]);
  return box;
}
