import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ScreenChoice } from '../../engine';

const orderKey = 'sort';

/** What is chosen on a screen, from the query of its address: `?colour=blue&maker=2&maker=7&sort=maker`. */
export function choiceOf(search: string): ScreenChoice {
  const query = new URLSearchParams(search);
  const names = [...new Set(query.keys())].filter((name) => name !== orderKey);
  return {
    filters: Object.fromEntries(names.map((name) => [name, query.getAll(name)])),
    order: query.get(orderKey),
  };
}

/** The query of a choice; empty where everything is as the screen begins. */
export function searchOf({ filters = {}, order = null }: ScreenChoice): string {
  const query = new URLSearchParams();
  for (const [name, chosen] of Object.entries(filters)) {
    for (const value of typeof chosen === 'string' ? [chosen] : chosen) query.append(name, value);
  }
  if (order !== null) query.set(orderKey, order);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

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
