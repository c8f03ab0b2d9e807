import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ScreenChoice } from '../../engine';
import { choiceOf, searchOf } from './choice-in-address';

/**
 * What is chosen on the screen, kept in the address: a reload and the way back find it again.
 * It is no navigation: neither the scroll nor the focus moves, and Back leads off the screen.
 */
export function useChoice(): readonly [ScreenChoice, (choice: ScreenChoice) => void] {
  const { pathname, search, key } = useLocation();
  const [choice, setChoice] = useState(() => choiceOf(window.location.search));
  useEffect(() => {
    setChoice(choiceOf(window.location.search));
  }, [pathname, search, key]);
  const choose = useCallback((next: ScreenChoice) => {
    setChoice(next);
    const { pathname: path, hash } = window.location;
    window.history.replaceState(window.history.state, '', `${path}${searchOf(next)}${hash}`);
  }, []);
  return [choice, choose];
}
