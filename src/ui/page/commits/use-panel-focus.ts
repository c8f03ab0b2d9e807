import { useEffect, useRef } from 'react';

/**
 * The page changes its heading when a panel takes the place of what stood there: the heading takes
 * the focus. When it goes again, only a focus that went with it is caught.
 */
export function usePanelFocus(panel: boolean): void {
  const was = useRef(panel);
  useEffect(() => {
    if (was.current === panel) return;
    was.current = panel;
    if (panel || document.activeElement === document.body)
      document.getElementById('page-title')?.focus();
  }, [panel]);
}
