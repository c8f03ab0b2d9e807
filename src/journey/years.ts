/** What a widget for dates is told of its years. */
export interface YearsTold {
  readonly mode?: unknown;
  readonly yearsBack?: unknown;
  readonly yearsForward?: unknown;
}

/** How many years before this one, and after it, a date or a month offers. */
export interface YearsOffered {
  readonly back: number;
  readonly forward: number;
}

/** Years of birth, or those of a day that is only looked for in the past; else this one and the next. */
export function yearsOffered({ mode, yearsBack, yearsForward }: YearsTold): YearsOffered {
  const isBirth = mode === 'birth';
  const back = typeof yearsBack === 'number' ? yearsBack : isBirth ? 120 : 0;
  const isPast = isBirth || (mode === undefined && back > 0);
  return { back, forward: typeof yearsForward === 'number' ? yearsForward : isPast ? 0 : 5 };
}
