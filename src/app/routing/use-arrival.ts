import { useEffect, useRef } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import type { CompiledStep } from '../../engine';
import type { Household } from '../household';
import { ukToday } from '../today';
import { isTakenUpAgain } from './arrival';

/** Tells the engine that the person is at a step, once for each navigation. */
export function useArrival(step: CompiledStep, household: Household): void {
  const { key } = useLocation();
  const parameters = useParams();
  const arrived = useRef<string | null>(null);
  useEffect(() => {
    const visit = `${step.id} ${key}`;
    if (arrived.current === visit) return;
    arrived.current = visit;
    const { dispatchEvent } = household;
    const first = household.isFirstArrival();
    const goesOn = first && (isTakenUpAgain(window) || !step.startsAnew);
    const again = goesOn && household.restored;
    if (first && !again && step.startsAnew) dispatchEvent({ type: 'startedAnew' });
    if (goesOn && household.dropped) dispatchEvent({ type: 'snapshotDropped' });
    dispatchEvent({
      type: 'stepEntered',
      step: step.id,
      parameters: Object.fromEntries(
        Object.entries(parameters).filter(
          (entry): entry is [string, string] => entry[1] !== undefined,
        ),
      ),
      today: ukToday(new Date()),
      restored: again,
    });
    // Else the browser would go back to where the household had scrolled to (ROU-11).
    window.history.scrollRestoration = 'manual';
    window.scrollTo(0, 0);
    // After a navigation the new page is read from its title; a first load is the browser's own.
    if (!first) document.getElementById('page-title')?.focus({ preventScroll: true });
  }, [step, key, parameters, household]);
}
