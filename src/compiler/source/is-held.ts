/** Whether a number is held as it is written: one that is too large is another, or none. */
export const isHeld = (value: number): boolean =>
  Number.isSafeInteger(value) || (Number.isFinite(value) && !Number.isInteger(value));
