import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * What goes away under the focus, as a button with its own press, hands the focus on to `target`,
 * so that nobody without a mouse loses their place.
 */
export function useHandOverFocus<Box extends HTMLElement>(target: string): RefObject<Box | null> {
  const box = useRef<Box>(null);
  useLayoutEffect(() => {
    const own = box.current;
    return () => {
      if (document.activeElement !== own) return;
      // What it hands over to may only come with the drawing that takes it away.
      queueMicrotask(() => {
        if (document.activeElement === document.body) document.getElementById(target)?.focus();
      });
    };
  }, [target]);
  return box;
}
