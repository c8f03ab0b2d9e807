/** Of what stood on the screen, in its pixels. */
export type Place = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/** A finger that lands a little beside the first place still lands on nothing. */
const room = 16;

/**
 * Moves a box down the page until its button does not stand where another one was pressed, so that
 * a second tap at the same spot meets no button.
 */
export function keepClear(boxWith: string, button: string, pressed: Place | null): void {
  const stands = document.getElementById(button)?.getBoundingClientRect();
  const box = document.getElementById(boxWith)?.parentElement;
  if (pressed === null || stands === undefined || !box) return;
  const beside = stands.right <= pressed.left || pressed.right <= stands.left;
  const apart = stands.bottom + room <= pressed.top || pressed.bottom + room <= stands.top;
  if (beside || apart) return;
  const margin = Number.parseFloat(getComputedStyle(box).marginTop) || 0;
  box.style.marginTop = `${String(margin + pressed.bottom + room - stands.top)}px`;
}
