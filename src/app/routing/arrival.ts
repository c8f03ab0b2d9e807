import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { CompiledStep } from '../../journey';
import type { Household } from '../household';

/** Tells the engine that the person is at a step, once for each navigation. */
export function useArrival(
  step: CompiledStep,
  parameters: Readonly<Record<string, string>>,
  household: Household,
): void {
  const { key, search } = useLocation();
  const arrived = useRef<string | null>(null);
  useEffect(() => {
    const visit = `${step.id} ${key}`;
    if (arrived.current === visit) return;
    arrived.current = visit;
    const { dispatchEvent } = household;
    const first = household.isFirstArrival();
    const goesOn = first && (isTakenUpAgain(window) || !step.startsAnew);
    const again = goesOn && household.restored;
    if (first && !again && step.startsAnew) household.beginAnew();
    if (goesOn && household.dropped) dispatchEvent({ type: 'snapshotDropped' });
    dispatchEvent({
      type: 'stepEntered',
      step: step.id,
      parameters: { ...Object.fromEntries(queryOf(step, search)), ...parameters },
      today: household.today(),
      restored: again,
    });
    // Else the browser would go back to where the household had scrolled to (ROU-11).
    window.history.scrollRestoration = 'manual';
    window.scrollTo(0, 0);
    // After a navigation the new page is read from its title; a first load is the browser's own.
    if (!first) document.getElementById('page-title')?.focus({ preventScroll: true });
  }, [step, key, search, parameters, household]);
}

/** What the query has of that which the step takes from it. */
const queryOf = ({ query = [] }: CompiledStep, search: string): readonly [string, string][] => {
  const given = new URLSearchParams(search);
  return query.flatMap(({ name }): readonly [string, string][] => {
    const value = given.get(name);
    return value === null ? [] : [[name, value]];
  });
};

/**
 * How the page came to be: a reload or a way back through history takes up where the household
 * was, anything else opens the address anew (PER-10).
 */
function isTakenUpAgain(page: Window): boolean {
  const [entry] = page.performance.getEntriesByType('navigation');
  const type = entry === undefined ? 'navigate' : (entry as PerformanceNavigationTiming).type;
  return type === 'reload' || type === 'back_forward';
}
