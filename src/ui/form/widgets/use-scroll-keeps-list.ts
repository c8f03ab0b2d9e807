import { useEffect, useRef } from 'react';

/**
 * The list hangs in the page and moves with it, so scrolling need not close it; react-aria closes
 * it all the same, even when the browser only brings the field that was pressed into sight.
 */
export function useScrollKeepsList(): (open: boolean) => void {
  const open = useRef(false);
  useEffect(() => {
    // Listens before the list does, which begins only when it opens.
    const hold = (event: Event) => {
      if (open.current && event.target === document) event.stopImmediatePropagation();
    };
    window.addEventListener('scroll', hold, true);
    return () => window.removeEventListener('scroll', hold, true);
  }, []);
  return (now) => {
    open.current = now;
  };
}
