/** How a new plan compares with what is paid now. */
export interface Saving {
  readonly kind: 'save' | 'more' | 'same';
  /** Pounds a year, never negative. */
  readonly amount: number;
}

/** `savings` in pounds a year: positive saves, negative costs more (RES-10, decision 25). */
export function savingOf(savings: number): Saving {
  const pence = Math.round(savings * 100);
  if (pence === 0) return { kind: 'same', amount: 0 };
  return { kind: pence > 0 ? 'save' : 'more', amount: Math.abs(pence) / 100 };
}
