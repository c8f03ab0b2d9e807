/**
 * What a year's cost comes to a month, in whole pounds, rounded up (RES-24, CUS-39).
 * Counted in pence: in pounds, 0.1 + 0.2 would tip an exact month into the next pound.
 */
export function monthly(annualPounds: number): number {
  return Math.ceil(Math.round(annualPounds * 100) / 1200);
}
