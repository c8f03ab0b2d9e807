import type { PointerEvent as PressEvent } from 'react';

/** Pixels that a finger may move while it stands still. */
const stands = 10;

function isOver(button: HTMLButtonElement, { clientX, clientY }: PointerEvent): boolean {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}

/**
 * A press counts for the button that it began on, also where something that came meanwhile moved
 * the button away from under a pointer that stood still: a browser would give it to nobody.
 */
export function beginSteadyPress(began: PressEvent<HTMLButtonElement>): void {
  const { currentTarget: button, pointerId, clientX, clientY } = began;
  if (began.button !== 0) return;
  const heard = new AbortController();
  const ended = (event: PointerEvent): void => {
    if (event.pointerId !== pointerId) return;
    heard.abort();
    if (event.type === 'pointercancel') return;
    const moved = Math.hypot(event.clientX - clientX, event.clientY - clientY);
    // Over it the browser's own click follows.
    if (moved <= stands && !isOver(button, event)) button.click();
  };
  for (const type of ['pointerup', 'pointercancel'] as const)
    window.addEventListener(type, ended, { signal: heard.signal });
}
