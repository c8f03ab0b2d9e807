import type { WidgetOptions } from '../widget-props';

/**
 * Years that a date offers: of birth from this year back, else from this year on.
 * A year that was answered before and is no longer among them stays.
 */
export function yearsFor(today: string, options: WidgetOptions, chosen: string): readonly string[] {
  const now = Number(today.slice(0, 4));
  const years =
    options.mode === 'birth'
      ? Array.from({ length: (options.yearsBack ?? 120) + 1 }, (_, index) => String(now - index))
      : Array.from({ length: (options.yearsForward ?? 5) + 1 }, (_, index) => String(now + index));
  return chosen === '' || years.includes(chosen) ? years : [...years, chosen];
}
