/*
 * An entry of the history knows the step that it was come to from, also after a reload: so a way
 * back on the page can be the browser's own, which finds the page as it was left.
 */

/** How a step is left for another. */
export const leaving = (step: string | null) => ({ state: { from: step } });

/** The step that the household came from; null where it opened the address itself. */
export function cameFrom(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null;
  return typeof state.from === 'string' ? state.from : null;
}
