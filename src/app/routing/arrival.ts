/**
 * How the page came to be: a reload or a way back through history takes up where the household
 * was, anything else opens the address anew (PER-10).
 */
export function isTakenUpAgain(page: Window): boolean {
  const [entry] = page.performance.getEntriesByType('navigation');
  const type = entry === undefined ? 'navigate' : (entry as PerformanceNavigationTiming).type;
  return type === 'reload' || type === 'back_forward';
}
