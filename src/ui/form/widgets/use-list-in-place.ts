import { useEffect, useRef, useState } from 'react';

/** Keeps the open list at its field. Takes whether it is open. */
export function useListInPlace(): (open: boolean) => void {
  const scrollHolds = useRef(false);
  const [open, setOpen] = useState(false);

  /*
   * The list hangs in the page and moves with it, so scrolling need not close it; react-aria closes
   * it all the same, even when the browser only brings the field that was pressed into sight.
   */
  useEffect(() => {
    // Listens before the list does, which begins only when it opens.
    const hold = (event: Event) => {
      if (scrollHolds.current && event.target === document) event.stopImmediatePropagation();
    };
    window.addEventListener('scroll', hold, true);
    return () => window.removeEventListener('scroll', hold, true);
  }, []);

  /*
   * A list above its field hangs from the foot of the page, which moves when something below the
   * field comes or goes. react-aria measures anew when the window's size changes, not the page's.
   */
  useEffect(() => {
    // A browser without one keeps the list where it opened.
    if (!open || !('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(() => window.dispatchEvent(new Event('resize')));
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [open]);

  return (now) => {
    scrollHolds.current = now;
    setOpen(now);
  };
}
