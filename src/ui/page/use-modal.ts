import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Shows the dialog over everything; gives the focus back to what opened it when it goes. */
export function useModal(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const box = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = box.current;
    const opener = document.activeElement;
    dialog?.showModal();
    // Else the browser focuses the close button, and a key meant for the question closes it.
    dialog?.focus();
    return () => {
      dialog?.close();
      // Not every browser gives the focus to a button that was pressed, so none gives it back.
      if (opener instanceof HTMLElement) opener.focus();
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
