import { useCallback, useEffect, useRef } from 'react';
import type { JourneyAction, OnAct } from './act';

/** They ask for what stood there before the panel came. */
const leadBack: readonly JourneyAction[] = ['change', 'leave'];

/**
 * The page changes its heading when a panel takes the place of what stood there: the heading takes
 * the focus. When it goes by a household's own press, the heading that comes back takes it, whatever
 * else is drawn with it; when it goes by itself, only a focus that went with it is caught. Presses
 * are passed on.
 */
export function usePanelFocus(panel: boolean, onAct: OnAct): OnAct {
  const was = useRef(panel);
  const wantsBack = useRef(false);

  // Without dependencies: the wish is for the first drawing after the press, whatever changed.
  useEffect(() => {
    const isWanted = wantsBack.current;
    wantsBack.current = false;
    if (was.current === panel) return;
    was.current = panel;
    if (panel || isWanted || document.activeElement === document.body)
      document.getElementById('page-title')?.focus();
  });

  return useCallback(
    (commit, action) => {
      wantsBack.current = leadBack.includes(action);
      onAct(commit, action);
    },
    [onAct],
  );
}
