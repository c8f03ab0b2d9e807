import { useEffect, useRef, useState } from 'react';
import type { OptionView } from '../../../engine';

/** More than these nobody reads; drawing them would make every key slow. */
const mostDrawn = 50;

interface Matches {
  readonly drawn: readonly OptionView[];
  /** All that match, drawn or not. */
  readonly found: number;
  readonly total: number;
}

/** Options that hold what was typed; those that begin with it come first. */
export function matchOptions(options: readonly OptionView[], typed: string): Matches {
  const wanted = typed.trim().toLowerCase();
  const positions = options.map((option) => option.label.toLowerCase().indexOf(wanted));
  const beginning = options.filter((_, index) => positions[index] === 0);
  const holding = options.filter((_, index) => (positions[index] ?? -1) > 0);
  const found = [...beginning, ...holding];
  return { drawn: found.slice(0, mostDrawn), found: found.length, total: options.length };
}

/** The label in three: before what was typed, the typed part, and after it. */
export function splitLabel(label: string, typed: string): readonly [string, string, string] {
  const wanted = typed.trim().toLowerCase();
  const at = wanted === '' ? -1 : label.toLowerCase().indexOf(wanted);
  if (at < 0) return [label, '', ''];
  const end = at + wanted.length;
  return [label.slice(0, at), label.slice(at, end), label.slice(end)];
}

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

/** What react-aria leaves to screen readers, and takes no press on for one outside of a list. */
const kept = 'data-react-aria-top-layer';

/**
 * react-aria hides all but an open list and its field from screen readers, as if it were a dialog;
 * who reads on to see what is asked would find nothing. A press elsewhere closes the list by
 * `close`. Gives what ends it.
 */
export function keepPage(close: () => void): () => void {
  const parts = [...document.body.children].filter((part) => !part.hasAttribute(kept));
  for (const part of parts) part.setAttribute(kept, '');
  const press = ({ target }: Event) => {
    if (target instanceof Element && target.closest('.f-combobox, .f-popover') === null) close();
  };
  document.addEventListener('pointerdown', press);
  return () => {
    document.removeEventListener('pointerdown', press);
    for (const part of parts) part.removeAttribute(kept);
  };
}
